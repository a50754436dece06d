// The browser's own notifications. Permission is asked for only when the person switches them on.

import { storedText, storeText } from '../../../storage';

const KEPT = 'ludoteca.notify';

export type NotificationState = 'off' | 'on' | 'denied' | 'impossible';

class Notifications {
  #enabled = $state(storedText(KEPT) === 'yes');
  #permission = $state<NotificationPermission | 'none'>(
    typeof Notification === 'undefined' || !isSecureContext ? 'none' : Notification.permission,
  );
  /** Some browsers have the constructor, but it throws (Chrome on Android). */
  #broken = $state(false);

  get state(): NotificationState {
    if (this.#permission === 'none' || this.#broken) return 'impossible';
    if (this.#permission === 'denied') return 'denied';
    return this.#enabled && this.#permission === 'granted' ? 'on' : 'off';
  }

  async enable(on: boolean): Promise<void> {
    this.#enabled = on;
    storeText(KEPT, on ? 'yes' : 'no');
    if (on && this.#permission === 'default') this.#permission = await Notification.requestPermission();
  }

  /** Notifies a person who is not looking at the page; a newer notification replaces the older one of the same table. */
  call(title: string, body: string, table: string): void {
    if (this.state !== 'on' || !document.hidden) return;
    try {
      const note = new Notification(title, { body, tag: `ludoteca ${table}` });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      this.#broken = true;
    }
  }
}

export const notifications = new Notifications();
