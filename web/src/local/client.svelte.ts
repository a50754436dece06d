// The page's connection to the web worker that runs the tables in this browser.
import type { FromWorker, ToWorker } from './messages';

export type Stage = 'loading' | 'elsewhere' | 'ready' | 'failed';

interface Port {
  readonly onmessage: (text: string) => void;
  readonly onclose: (code: number) => void;
}

class LocalTables {
  stage = $state<Stage>('loading');
  /** Progress of loading, from 0 to 1. */
  share = $state(0);
  problem = $state('');
  #worker: Worker;
  #answers = new Map<number, (answer: Response) => void>();
  #ports = new Map<number, Port>();
  #next = 0;

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#receive(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#post({ kind: 'start', base: document.baseURI });
  }

  request(method: string, path: string, body: string): Promise<Response> {
    const id = this.#next++;
    return new Promise((answer) => {
      this.#answers.set(id, answer);
      this.#post({ kind: 'request', id, method, path, body, language: document.documentElement.lang });
      if (this.stage === 'failed') this.#refuseAll();
    });
  }

  connect(
    table: string,
    onmessage: Port['onmessage'],
    onclose: Port['onclose'],
  ): { send(text: string): void; close(): void } {
    const socket = this.#next++;
    this.#ports.set(socket, { onmessage, onclose });
    this.#post({ kind: 'open', socket, table });
    return {
      send: (text) => this.#post({ kind: 'message', socket, text }),
      close: () => {
        this.#ports.delete(socket);
        this.#post({ kind: 'leave', socket });
      },
    };
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'answer') {
      this.#answers.get(message.id)?.(new Response(message.text, { status: message.status }));
      this.#answers.delete(message.id);
    } else if (message.kind === 'message') this.#ports.get(message.socket)?.onmessage(message.text);
    else if (message.kind === 'closed') this.#ports.get(message.socket)?.onclose(message.code);
    else if (message.kind === 'failed') this.#fail(message.text);
    else {
      this.stage = message.kind;
      if (message.kind === 'loading') this.share = message.share;
    }
  }

  #fail(text: string): void {
    console.error(text);
    this.problem = text;
    this.stage = 'failed';
    this.#refuseAll();
  }

  /** Rejects all open requests, because no answer will come. */
  #refuseAll(): void {
    const error = { error: { code: 'local-failed', text: this.problem, refusal: null } };
    for (const answer of this.#answers.values()) answer(new Response(JSON.stringify(error), { status: 500 }));
    this.#answers.clear();
  }
}

export const localTables = new LocalTables();
