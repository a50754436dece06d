import { signed } from '../../words/numbers';
import { preferences } from '../../words/preferences.svelte';

/** Points fly from the thing that earned them to the player they belong to. */
export function flyPoints(
  root: HTMLElement,
  thing: string | undefined,
  seat: number,
  points: number,
  delay: number,
): void {
  if (!preferences.motion || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = thing
    ? root.querySelector(`[data-thing="${CSS.escape(thing)}"], [data-flies-from="${CSS.escape(thing)}"]`)
    : null;
  const scores = [...root.querySelectorAll(`[data-score="${seat}"]`)];
  const to = scores.find((element) => element.getClientRects().length > 0);
  if (!from || !to) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const note = document.createElement('div');
  note.className = 'flying-points num';
  note.textContent = signed(points);
  note.setAttribute('aria-hidden', 'true');
  root.append(note);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const flight = note.animate(
    [
      { transform: `${at(a)} scale(.6)`, opacity: 0 },
      { transform: `${at(a)} scale(1.3)`, opacity: 1, offset: 0.25 },
      { transform: `${at(b)} scale(.8)`, opacity: 0.9 },
    ],
    { duration: 750, delay, easing: 'ease-in-out', fill: 'both' },
  );
  const gone = (): void => note.remove();
  flight.finished.then(gone, gone);
}
