// What this browser stores. Storage may be blocked, or hold anything: then it is as if nothing was stored.

export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // What could not be stored lasts until the page is closed.
  }
}

/** The fields of a stored object; none where there is no object. */
export function stored(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storedText(key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function store(key: string, value: object): void {
  storeText(key, JSON.stringify(value));
}
