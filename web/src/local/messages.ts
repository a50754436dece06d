// What the page and the worker with the tables tell each other.

export type ToWorker =
  | { readonly kind: 'start'; readonly base: string }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
      readonly language: string;
    }
  | { readonly kind: 'open'; readonly socket: number; readonly table: string }
  | { readonly kind: 'message'; readonly socket: number; readonly text: string }
  | { readonly kind: 'leave'; readonly socket: number };

/** `loading` has a share of the way, from 0 to 1; `elsewhere` waits for another tab that has the tables. */
export type FromWorker =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: 'message'; readonly socket: number; readonly text: string }
  | { readonly kind: 'closed'; readonly socket: number; readonly code: number };
