// Numbers as the person's language writes them.
import { words } from './words.svelte';

/** "+3.5", "−2", "0": with a sign and at most one decimal, or exactly as many as asked for. */
export function signed(value: number, decimals?: number): string {
  const text = new Intl.NumberFormat(words.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 1,
    useGrouping: false,
  }).format(value);
  return text.replace('-', '−');
}
