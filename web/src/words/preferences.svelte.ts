import { store, stored } from '../storage';
import { LANGUAGES, words, type Language } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';
/** How long a bot's move stands before the next one comes. */
export const BOT_SPEEDS = ['relaxed', 'normal', 'instant'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];
const KEY = 'ludoteca.preferences';

function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && text in LANGUAGES;
}

class Preferences {
  theme = $state<Theme>('system');
  confirm = $state(true);
  /** Whether things move; a system that asks for less motion is always heeded. */
  motion = $state(true);
  /** Sounds, and on a phone a short shake. */
  sounds = $state(true);
  /** Whether a good move is lit whenever there is one to make. */
  advice = $state(false);
  bots = $state<BotSpeed>('normal');

  /** Loads the stored preferences and applies them before the first paint, so that the page does not flash. */
  start(): void {
    const { language, theme, confirm, motion, sounds, advice, bots } = stored(KEY);
    const own = navigator.language.slice(0, 2);
    words.language = isLanguage(language) ? language : isLanguage(own) ? own : 'en';
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'system';
    this.confirm = confirm !== false;
    this.motion = motion !== false;
    this.sounds = sounds !== false;
    this.advice = advice === true;
    this.bots = BOT_SPEEDS.find((speed) => speed === bots) ?? 'normal';
    this.#apply();
  }

  setLanguage(language: Language): void {
    words.language = language;
    this.#keep();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep();
  }

  setBots(speed: BotSpeed): void {
    this.bots = speed;
    this.#keep();
  }

  set(what: 'confirm' | 'motion' | 'sounds' | 'advice', on: boolean): void {
    this[what] = on;
    this.#keep();
  }

  #apply(): void {
    document.documentElement.lang = words.language;
    document.documentElement.toggleAttribute('data-still', !this.motion);
    if (this.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }

  #keep(): void {
    this.#apply();
    store(KEY, {
      language: words.language,
      theme: this.theme,
      confirm: this.confirm,
      motion: this.motion,
      sounds: this.sounds,
      advice: this.advice,
      bots: this.bots,
    });
  }
}

export const preferences = new Preferences();
