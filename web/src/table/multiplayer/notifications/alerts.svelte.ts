import { untrack } from 'svelte';
import type { TableView } from '../../../net/session';
import { toasts } from '../../../parts/notices/toasts.svelte';
import { t } from '../../../words/words.svelte';
import type { SeatStates } from '../../seats.svelte';
import { sounds } from '../../animation/sounds';
import { notifications } from './notify.svelte';

/** Calls this person when it is their turn or a question waits for them. Call it while a component is created. */
export function alertWhenNeeded(title: () => string, view: () => TableView, seats: SeatStates): void {
  function call(what: string): void {
    sounds.play('turn');
    const { live } = view();
    if (live) notifications.call(title(), t(what), live.table.id);
  }
  $effect(() => {
    if (seats.mine) untrack(() => call('notify-turn'));
  });
  $effect(() => {
    if (seats.asked) untrack(() => call('notify-question'));
  });
}

/** Shows new chat lines as toasts, because the chat is behind a tab, and on a phone far below. */
export function toastChat(view: () => TableView, root: () => HTMLElement | undefined): void {
  let last = Infinity; // lines from before the page was opened are not new
  $effect(() => {
    const { live } = view();
    const line = live?.chat.at(-1);
    untrack(() => {
      const fromOther = line && line.id > last && line.seat !== (view().position.seat ?? -1);
      if (fromOther && !root()?.querySelector('#panel-chat')) toasts.show(`${line.name}: ${line.text}`);
      if (live) last = line?.id ?? 0;
    });
  });
}
