import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase } from './phrase';

export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

/** The page's own catalogues: a folder for each language, a file for each part of the page. */
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

interface Catalogue {
  readonly key: string;
  readonly text: string;
  readonly bundle: FluentBundle;
}
const FRAME_KEY = '';

function frame(language: Language): Catalogue {
  const text = frameWords(language);
  return { key: FRAME_KEY, text, bundle: bundle(language, text) };
}

class Words {
  language = $state<Language>('en');
  // What was added last comes first: a game's own words, then what its page brought, then the frame's.
  #catalogues = $state.raw<Record<Language, readonly Catalogue[]>>({ en: [frame('en')], es: [frame('es')] });

  /** Adds a catalogue at run time. One that is there already comes first again, for several games say the same ids. */
  add(key: string, language: Language, text: string): void {
    const there = this.#catalogues[language];
    const known = there.find((one) => one.key === key);
    if (known && known === there[0]) return;
    const first = known ?? { key, text, bundle: bundle(language, text) };
    this.#catalogues = { ...this.#catalogues, [language]: [first, ...there.filter((one) => one !== known)] };
  }

  get #bundles(): FluentBundle[] {
    return [...this.#catalogues[this.language], ...this.#catalogues.en].map((one) => one.bundle);
  }

  has(id: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(id));
  }

  /** The messages of the games whose id begins so, in the order of their catalogue. */
  ids(beginning: string): string[] {
    const found = this.#catalogues[this.language].flatMap(({ key, text }) =>
      key === FRAME_KEY ? [] : [...text.matchAll(MESSAGE)].map((match) => match[1] ?? ''),
    );
    return [...new Set(found)].filter((id) => id.startsWith(beginning));
  }

  /** The message in the person's language, else in English, else its id so that a gap is seen. */
  say(id: string, args: Readonly<Record<string, FluentVariable>> = {}): string {
    for (const one of this.#bundles) {
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
