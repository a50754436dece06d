// Keeps a row within its width, whatever is in it and however long the language's words are: tries one level of tightness
// after the other until nothing sticks out.
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export function fitWidth(tightest: number, setLevel: (level: number) => void): Attachment<HTMLElement> {
  return (row) => {
    let shown = 0;
    const tried = (level: number): boolean => {
      // Drawing the page at once looks through all of it: only where there is something to draw.
      if (level !== shown) flushSync(() => setLevel((shown = level)));
      return row.scrollWidth <= row.clientWidth;
    };
    const fit = (): void => {
      for (let level = 0; level <= tightest && !tried(level); level++);
      changed.takeRecords(); // what a level changes is no reason to try them again
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(row);
    changed.observe(row, { childList: true, subtree: true, characterData: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
