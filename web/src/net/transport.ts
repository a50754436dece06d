// How the page reaches its tables: over the network, or, on a static site, in a web worker of this browser.

/** A table's connection. */
export type Socket = WebSocket | LateSocket;

/** Whether the tables are in this browser. `scripts/site` says so in the page. */
export const isLocal = document.querySelector('meta[name="ludoteca-tables"][content="local"]') !== null;

/** A request to the API, such as `games?language=es`. */
export async function request(path: string, init: RequestInit & { readonly body?: string } = {}): Promise<Response> {
  if (!isLocal) return fetch(new URL(`api/${path}`, document.baseURI), init);
  const { localTables } = await import('../local/client.svelte');
  return localTables.request(init.method ?? 'GET', path, init.body ?? '');
}

export function connect(table: string, origin?: string): Socket {
  if (isLocal) return new LateSocket(table);
  return new WebSocket(socketAddress(`tables/${encodeURIComponent(table)}/live`, origin));
}

export function socketAddress(path: string, origin: string = document.baseURI): URL {
  const address = new URL(`api/${path}`, origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address;
}

/** A socket to a table in this browser. The worker's client is loaded with the first one. */
class LateSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  #port: { send(text: string): void; close(): void } | null = null;

  constructor(table: string) {
    void import('../local/client.svelte').then(({ localTables }) => {
      if (this.readyState === WebSocket.CLOSED) return;
      this.readyState = WebSocket.OPEN;
      this.#port = localTables.connect(
        table,
        (data) => this.onmessage?.({ data }),
        (code) => this.#end(code),
      );
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.#port?.send(text);
  }

  close(code = 1000): void {
    this.#port?.close();
    this.#end(code);
  }

  #end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
