/**
 * Milliseconds during which a button that appeared under a resting pointer ignores presses: longer than a double click,
 * shorter than a decision.
 */
const PAUSE = 500;
/** A touch at least this many pixels away counts as a moved pointer. */
const NEAR = 12;

/** A button's meaning: its own text without the numbers beside it. */
function meaning(button: Element | null): string | null {
  if (!button) return null;
  const own = [...button.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const label = own.map((node) => node.textContent).join('');
  return label.trim() || (button.getAttribute('aria-label') ?? '');
}

/**
 * Ignores presses on a button that has just replaced another one: if the button under an unmoved pointer changes its
 * meaning, a press counts only after a move or a pause. Keys are never ignored, because the focus shows which button they press.
 * The area has the attribute `data-guarding` meanwhile.
 */
export function guardMisclicks(area: HTMLElement): () => void {
  let at: { readonly x: number; readonly y: number } | null = null;
  let known: string | null = null;
  let changed = -Infinity;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function guard(): void {
    changed = performance.now();
    area.setAttribute('data-guarding', '');
    clearTimeout(pause);
    pause = setTimeout(unmark, PAUSE + 1); // a press counts once more than the pause has passed
  }
  function unmark(): void {
    area.removeAttribute('data-guarding');
    clearTimeout(pause);
  }
  function under(): string | null {
    const hit = at && document.elementFromPoint(at.x, at.y);
    const button = hit?.closest('button, a') ?? null;
    return meaning(area.contains(button) ? button : null);
  }
  function arrive(event: PointerEvent): void {
    at = { x: event.clientX, y: event.clientY };
    known = under();
    changed = -Infinity;
    unmark();
  }
  const moved = (event: PointerEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) arrive(event);
  };
  const down = (event: PointerEvent): void => {
    if (!at || Math.hypot(event.clientX - at.x, event.clientY - at.y) > NEAR) arrive(event);
  };
  const click = (event: MouseEvent): void => {
    // Uses the time of the press itself, because a busy page handles the event later.
    if (event.detail === 0 || event.timeStamp - changed > PAUSE) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const watch = new MutationObserver(() => {
    const now = under();
    if (now !== null && now !== known) guard();
    known = now;
  });
  addEventListener('pointermove', moved, true);
  addEventListener('pointerdown', down, true);
  area.addEventListener('click', click, true);
  watch.observe(area, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    unmark();
    removeEventListener('pointermove', moved, true);
    removeEventListener('pointerdown', down, true);
    area.removeEventListener('click', click, true);
  };
}
