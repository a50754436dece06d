import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import type { Phrase } from './phrase';

export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) console.warn('catalogue', language, errors);
  return made;
}

class Words {
  language = $state<Language>('en');
  // Later catalogues come first: a game's own words, then what its page brought, then the frame's.
  #bundles = $state.raw<Record<Language, FluentBundle[]>>({ en: [bundle('en', en)], es: [bundle('es', es)] });
  #added = new Set<string>();

  /** Adds a catalogue at run time; a second catalogue under the same key is ignored. */
  add(key: string, language: Language, text: string): void {
    const mark = `${language} ${key}`;
    if (this.#added.has(mark)) return;
    this.#added.add(mark);
    this.#bundles = { ...this.#bundles, [language]: [bundle(language, text), ...this.#bundles[language]] };
  }

  has(id: string): boolean {
    return this.#bundles[this.language].some((one) => one.hasMessage(id));
  }

  /** The message in the person's language, else in English, else its id so that a gap is seen. */
  say(id: string, args: Readonly<Record<string, FluentVariable>> = {}): string {
    for (const one of [...this.#bundles[this.language], ...this.#bundles.en]) {
      const pattern = one.getMessage(id)?.value;
      if (pattern) return one.formatPattern(pattern, { ...args });
    }
    return id;
  }

  /** A thing's name or help from the game's catalogue: by its whole name, else by its kind with its number. */
  thing(what: 'name' | 'help', name: string, about: Readonly<Record<string, FluentVariable>> = {}): string | null {
    const whole = `${what}-${name}`;
    const kind = /^(.*?)-?(\d+)$/.exec(name);
    const args = { thing: name, number: kind ? Number(kind[2]) : 'none', ...about };
    if (this.has(whole)) return this.say(whole, args);
    const byKind = `${what}-${kind?.[1] ?? ''}`;
    return kind && this.has(byKind) ? this.say(byKind, args) : null;
  }

  phrase(phrase: Phrase): string {
    return typeof phrase === 'string' ? phrase : this.say(phrase.id, phrase.args);
  }
}

export const words = new Words();

/** Says a message; reactive, so a page changes its language at once. */
export const t = (id: string, args?: Readonly<Record<string, FluentVariable>>): string => words.say(id, args);
