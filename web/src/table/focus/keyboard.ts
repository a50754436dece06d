import { tick } from 'svelte';
import { toasts } from '../../parts/notices/toasts.svelte';
import { preferences } from '../../words/preferences.svelte';
import { t } from '../../words/words.svelte';
import type { TableControl } from '../control.svelte';
import { isDirection, nextFocus, type Direction, type FocusTarget } from './rovingFocus';

interface Place {
  readonly element: HTMLElement | SVGElement;
  readonly target: FocusTarget;
}

/** Elements that can be picked, that only have help, or whose clicks the face handles itself. */
const PLACES = '[data-thing],[data-look],[data-own]';

export function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;
}

function targetOf(element: Element, name: string): FocusTarget {
  const box = element.getBoundingClientRect();
  return { name, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Everything the focus can move to: pickable things, or with `all` everything that has a name. */
function places(root: HTMLElement, control: TableControl, all: boolean): Place[] {
  return [...root.querySelectorAll(PLACES)].flatMap((element) => {
    const name = element.getAttribute('data-thing') ?? '';
    const state = control.marks.get(name)?.state;
    const glows = state === 'legal' || state === 'picked' || element.hasAttribute('data-own');
    if ((!all && !glows) || !(element instanceof HTMLElement || element instanceof SVGElement)) return [];
    if (!element.hasAttribute('tabindex') && !(element instanceof HTMLButtonElement)) return [];
    if (element.closest('[inert]') || element.getClientRects().length === 0) return [];
    return [{ element, target: targetOf(element, name) }];
  });
}

async function focusThing(root: HTMLElement, control: TableControl, name: string): Promise<void> {
  await tick();
  places(root, control, false)
    .find(({ target }) => target.name === name)
    ?.element.focus();
}

async function focusConfirm(root: HTMLElement): Promise<void> {
  await tick();
  root.querySelector<HTMLElement>('[data-confirm]')?.focus();
}

/**
 * Moves the focus; with Shift to things that can't be picked too, so that screen readers reach them. Returns whether it moved.
 */
function walk(root: HTMLElement, control: TableControl, direction: Direction, all: boolean): boolean {
  // While others move nothing can be picked, but everything with a name may be prepared.
  const list = places(root, control, all || control.ahead);
  const here = document.activeElement;
  const from =
    here?.matches(PLACES) && root.contains(here) ? targetOf(here, here.getAttribute('data-thing') ?? '') : null;
  const next = from
    ? nextFocus(
        from,
        list.map(({ target }) => target),
        direction,
      )
    : list[0]?.target;
  const found = list.find(({ target }) => target === next);
  found?.element.focus();
  return found !== undefined;
}

/** While a person types into a field, keys are text and no commands. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/** Ctrl+Z takes back a move, Ctrl+Backspace all of them; ⌘ where that is the key. */
function takesBack(event: KeyboardEvent): 'one' | 'all' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return null;
  return event.key.toLowerCase() === 'z' ? 'one' : event.key === 'Backspace' ? 'all' : null;
}

/** The keys of a table: arrows over what glows, Enter picks, Escape takes back what is picked, M mutes. */
export function onTableKey(event: KeyboardEvent, root: HTMLElement, control: TableControl): void {
  if (event.defaultPrevented || isWriting(event.target)) return;
  const name = thingAt(event.target);
  const back = takesBack(event);
  if (back && control.view.undoSteps > 0) {
    event.preventDefault();
    void control.undo(back === 'all');
  } else if (event.key === 'Escape' && control.prepared.length > 0) {
    control.back();
    event.preventDefault();
  } else if (event.key === 'Escape' && control.picks.picked.length > 0) {
    const last = control.picks.picked.at(-1) ?? '';
    control.back();
    void focusThing(root, control, last);
    event.preventDefault();
  } else if ((event.key === 'Enter' || event.key === ' ') && name) {
    event.preventDefault();
    const before = control.picks;
    void control.pick(name);
    if (control.picks !== before && control.complete) void focusConfirm(root);
  } else if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    preferences.set('sounds', !preferences.sounds);
    toasts.show(t(preferences.sounds ? 'sounds-on' : 'sounds-off'));
  } else if (isDirection(event.key) && walk(root, control, event.key, event.shiftKey)) {
    event.preventDefault();
  }
}
