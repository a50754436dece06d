/** How long a button that came under a resting pointer waits for a press. Longer than a double click, shorter than a decision. */
const PAUSE = 500;
/** A finger that comes down this far away has been moved. */
const NEAR = 12;

/** What pressing a button means: its own words, without the numbers that go with them. */
function meaning(button: Element | null): string | null {
  if (!button) return null;
  const own = [...button.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const label = own.map((node) => node.textContent).join('');
  return label.trim() || (button.getAttribute('aria-label') ?? '');
}

/**
 * Keeps a press from hitting a button that has just taken another one's place: where what lies under an unmoved pointer changes its
 * meaning, a press counts only after a move or a pause. Keys are never kept back: they say which button they mean.
 */
export function guardMisclicks(area: HTMLElement): () => void {
  let at: { readonly x: number; readonly y: number } | null = null;
  let known: string | null = null;
  let changed = -Infinity;

  function under(): string | null {
    const hit = at && document.elementFromPoint(at.x, at.y);
    const button = hit?.closest('button, a') ?? null;
    return meaning(area.contains(button) ? button : null);
  }
  function arrive(event: PointerEvent): void {
    at = { x: event.clientX, y: event.clientY };
    known = under();
    changed = -Infinity;
  }
  const moved = (event: PointerEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) arrive(event);
  };
  const down = (event: PointerEvent): void => {
    if (!at || Math.hypot(event.clientX - at.x, event.clientY - at.y) > NEAR) arrive(event);
  };
  const click = (event: MouseEvent): void => {
    // The time of the press itself: a busy page handles the event later.
    if (event.detail === 0 || event.timeStamp - changed > PAUSE) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const watch = new MutationObserver(() => {
    const now = under();
    if (now !== null && now !== known) changed = performance.now();
    known = now;
  });
  addEventListener('pointermove', moved, true);
  addEventListener('pointerdown', down, true);
  area.addEventListener('click', click, true);
  watch.observe(area, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    removeEventListener('pointermove', moved, true);
    removeEventListener('pointerdown', down, true);
    area.removeEventListener('click', click, true);
  };
}
