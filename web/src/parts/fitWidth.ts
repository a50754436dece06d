// Makes the contents of a row fit its width in every language: tries one level of tightness
// after the other until nothing sticks out.
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export function fitWidth(tightest: number, setLevel: (level: number) => void): Attachment<HTMLElement> {
  return (row) => {
    let shown = 0;
    const tried = (level: number): boolean => {
      // flushSync looks through the whole page, so it is called only if the level changes.
      if (level !== shown) flushSync(() => setLevel((shown = level)));
      return row.scrollWidth <= row.clientWidth;
    };
    const fit = (): void => {
      for (let level = 0; level <= tightest && !tried(level); level++);
      changed.takeRecords(); // changes made by a level must not start another fit
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
