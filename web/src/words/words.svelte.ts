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
/** A kind and its numbers: `quartz-3`, `w9`, `hex 0,-3`. */
const THING = /^([a-z][a-z-]*?)[- ]?(-?\d.*)?$/;

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

  /**
   * A thing's name or help: by its whole name, else by its kind with its numbers, else by its first word with the name of
   * the rest; null where no catalogue says it. `about` is what is printed on the thing.
   */
  thing(what: 'name' | 'help', name: string, about: Readonly<Record<string, FluentVariable>> = {}): string | null {
    const tries: [id: string, args: Record<string, FluentVariable>][] = [
      [name.replaceAll(' ', '-'), { number: 'none' }],
    ];
    const kind = THING.exec(name);
    if (kind?.[2]) {
      const [number = 'none', second = 'none', third = 'none'] = kind[2].match(/-?\d+/g)?.map(Number) ?? [];
      tries.push([kind[1] ?? '', { number, second, third }]);
    }
    const space = name.indexOf(' ');
    if (space > 0)
      tries.push([name.slice(0, space), { rest: this.thing('name', name.slice(space + 1)) ?? name.slice(space + 1) }]);
    for (const [id, args] of tries)
      if (this.has(`${what}-${id}`)) return this.say(`${what}-${id}`, { thing: name, ...args, ...about });
    return null;
  }

  phrase(phrase: Phrase): string {
    return typeof phrase === 'string' ? phrase : this.say(phrase.id, phrase.args);
  }
}

export const words = new Words();

/** Says a message; reactive, so a page changes its language at once. */
export const t = (id: string, args?: Readonly<Record<string, FluentVariable>>): string => words.say(id, args);
