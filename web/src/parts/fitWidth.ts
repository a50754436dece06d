// Makes the contents of a row fit its width in every language: tries one level of tightness
// after the other until nothing sticks out.
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** `whole` selects a part that scrolls in height rather than grow, such as choices in several rows: the first level at
 * which that is in sight as well is preferred. If there is none, being tight would win nothing: only the width counts. */
export function fitWidth(tightest: number, setLevel: (level: number) => void, whole = ''): Attachment<HTMLElement> {
  return (row) => {
    let shown = 0;
    const show = (level: number): void => {
      // flushSync looks through the whole page, so it is called only if the level changes.
      if (level !== shown) flushSync(() => setLevel((shown = level)));
    };
    const scrolls = (): boolean => {
      const part = whole && row.querySelector(whole);
      return part instanceof Element && part.scrollHeight > part.clientHeight;
    };
    const fit = (): void => {
      let widthFits = tightest;
      for (let level = 0; level <= tightest; level++) {
        show(level);
        if (row.scrollWidth > row.clientWidth) continue;
        widthFits = Math.min(widthFits, level);
        if (!scrolls()) break;
        if (level === tightest) show(widthFits);
      }
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
