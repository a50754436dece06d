import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase } from './phrase';

export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

/** The frame's own words: a folder for each language, a file for each room. */
const FRAME = import.meta.glob<string>('./*/*.ftl', { eager: true, query: '?raw', import: 'default' });

export function frameWords(language: Language): string {
  return Object.entries(FRAME)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .map(([, text]) => text)
    .join('\n');
}

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text), { allowOverrides: true });
  if (errors.length > 0) console.warn('catalogue', language, errors);
  return made;
}

const MESSAGE = /^([a-zA-Z][\w-]*) *=/gm;

class Words {
  language = $state<Language>('en');
  // Later catalogues come first: a game's own words, then what its page brought, then the frame's.
  #bundles = $state.raw<Record<Language, FluentBundle[]>>({
    en: [bundle('en', frameWords('en'))],
    es: [bundle('es', frameWords('es'))],
  });
  #texts = $state.raw<Record<Language, string[]>>({ en: [], es: [] });
  #added = new Set<string>();

  /** Adds a catalogue at run time; a second catalogue under the same key is ignored. */
  add(key: string, language: Language, text: string): void {
    const mark = `${language} ${key}`;
    if (this.#added.has(mark)) return;
    this.#added.add(mark);
    this.#bundles = { ...this.#bundles, [language]: [bundle(language, text), ...this.#bundles[language]] };
    this.#texts = { ...this.#texts, [language]: [text, ...this.#texts[language]] };
  }

  has(id: string): boolean {
    return [...this.#bundles[this.language], ...this.#bundles.en].some((one) => one.hasMessage(id));
  }

  /** The messages whose id begins so, in the order of their catalogue. */
  ids(beginning: string): string[] {
    const found = this.#texts[this.language].flatMap((text) =>
      [...text.matchAll(MESSAGE)].map((match) => match[1] ?? ''),
    );
    return [...new Set(found)].filter((id) => id.startsWith(beginning));
  }

  /** The message in the person's language, else in English, else its id so that a gap is seen. */
  say(id: string, args: Readonly<Record<string, FluentVariable>> = {}): string {
    for (const one of [...this.#bundles[this.language], ...this.#bundles.en]) {
      const pattern = one.getMessage(id)?.value;
      if (pattern) return one.formatPattern(pattern, { ...args });
    }
    return id;
  }

  phrase(phrase: Phrase): string {
    return typeof phrase === 'string' ? phrase : this.say(phrase.id, phrase.args);
  }
}

export const words = new Words();

/** Says a message; reactive, so a page changes its language at once. */
export const t = (id: string, args?: Readonly<Record<string, FluentVariable>>): string => words.say(id, args);
