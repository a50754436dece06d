// A position in an address: its JSON, compressed, in letters that an address may hold.
import type { LaidPosition } from '../../net/messages';

/** Longer ones are not looked at: a whole position of the largest game takes a quarter of it. */
export const LONGEST_LINK = 8_000;
const LARGEST_TEXT = 60_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST_TEXT) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function linkOf(laid: LaidPosition): Promise<string> {
  const { game: _, ...rest } = laid;
  const bytes = await through(new TextEncoder().encode(JSON.stringify(rest)), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The position of a link; null for what is none. What is in it the server checks. */
export async function positionIn(game: string, link: string): Promise<LaidPosition | null> {
  if (link.length > LONGEST_LINK || !/^[\w-]+$/.test(link)) return null;
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    const read: unknown = JSON.parse(text);
    return isLaid(read) ? { ...read, game } : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isLaid(value: unknown): value is Omit<LaidPosition, 'game'> {
  return (
    isRecord(value) && typeof value['players'] === 'number' && isRecord(value['options']) && isRecord(value['position'])
  );
}
