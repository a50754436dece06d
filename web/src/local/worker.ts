// Web worker that runs the server's rules, bots and tables in Python (src/ludoteca/browser).
import { KeptFile } from './database';
import type { FromWorker, ToWorker } from './messages';

const FOLDER = '/lib/python3.14/site-packages';
const DATA = '/data';
const FILE = `${DATA}/ludoteca.sqlite3`;
const LOCK = 'ludoteca-tables';

/** The part of Pyodide's interface that is used; Pyodide is loaded at run time. */
interface Pyodide {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
  readonly globals: { set(name: string, value: unknown): void };
  unpackArchive(archive: ArrayBuffer, format: string, options: { readonly extractDir: string }): void;
  runPythonAsync(code: string): Promise<unknown>;
}
interface Answered {
  toJs(): [number, string];
  destroy(): void;
}
interface Port {
  message(text: string): void;
  leave(): void;
}
interface Tables {
  request(method: string, path: string, body: string, language: string): Promise<Answered>;
  connect(table: string, send: (text: string) => void, closed: (code: number) => void): Port;
}

const BEGIN = `
import importlib.util

if importlib.util.find_spec("msgspec") is None:
    from ludoteca.browser import pure_msgspec

    pure_msgspec.install()
from ludoteca.browser.worker import Worker

worker = Worker(file, keep)
await worker.start()
worker
`;

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};
const say = (message: FromWorker): void => scope.postMessage(message);
const loading = (share: number): void => say({ kind: 'loading', share });
const ports = new Map<number, Port>();
let tables: Promise<Tables> | null = null;

/** Only one tab may run the tables, because two would overwrite each other's database. The lock is held until the tab closes. */
function alone(): Promise<void> {
  return new Promise((resolve) => {
    const hold = (): Promise<never> => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      say({ kind: 'elsewhere' });
      void navigator.locks.request(LOCK, hold);
      return undefined;
    });
  });
}

async function start(base: string): Promise<Tables> {
  await alone();
  loading(0);
  const kept = new KeptFile();
  const folder = new URL('python/', base).href;
  const [archive, file, { loadPyodide }] = await Promise.all([
    fetch(`${folder}ludoteca.zip`).then((answer) => answer.arrayBuffer()),
    kept.read(),
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{
      readonly loadPyodide: (options: { readonly indexURL: string }) => Promise<Pyodide>;
    }>,
  ]);
  loading(0.3);
  const python = await loadPyodide({ indexURL: folder });
  loading(0.6);
  python.unpackArchive(archive, 'zip', { extractDir: FOLDER });
  python.FS.mkdirTree(DATA);
  if (file) python.FS.writeFile(FILE, file);
  python.globals.set('file', FILE);
  python.globals.set('keep', () => kept.write(python.FS.readFile(FILE)));
  loading(0.7);
  const worker = (await python.runPythonAsync(BEGIN)) as Tables;
  say({ kind: 'ready' });
  return worker;
}

async function receive(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    tables = start(message.base);
    await tables;
    return;
  }
  const worker = await tables;
  if (!worker) return;
  if (message.kind === 'request') {
    const { id, method, path, body, language } = message;
    const answered = await worker.request(method, path, body, language);
    const [status, text] = answered.toJs();
    answered.destroy();
    say({ kind: 'answer', id, status, text });
  } else if (message.kind === 'open') {
    const { socket, table } = message;
    const port = worker.connect(
      table,
      (text) => say({ kind: 'message', socket, text }),
      (code) => say({ kind: 'closed', socket, code }),
    );
    ports.set(socket, port);
  } else if (message.kind === 'message') ports.get(message.socket)?.message(message.text);
  else {
    ports.get(message.socket)?.leave();
    ports.delete(message.socket);
  }
}

scope.onmessage = (event) => {
  receive(event.data).catch((error: unknown) => say({ kind: 'failed', text: String(error) }));
};
