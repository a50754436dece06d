// Stores the tables' database as one file in IndexedDB.
const DATABASE = 'ludoteca';
const STORE = 'files';
const FILE = 'ludoteca.sqlite3';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

export class KeptFile {
  #database = open();

  async read(): Promise<Uint8Array | undefined> {
    const store = (await this.#database).transaction(STORE).objectStore(STORE);
    return done(store.get(FILE) as IDBRequest<Uint8Array | undefined>);
  }

  /** Resolves when the browser reports the write as durable. */
  async write(content: Uint8Array): Promise<void> {
    const transaction = (await this.#database).transaction(STORE, 'readwrite', { durability: 'strict' });
    transaction.objectStore(STORE).put(content, FILE);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
    });
  }
}
