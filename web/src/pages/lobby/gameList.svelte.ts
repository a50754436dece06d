// The games of this server, asked for once in each language.
import { api } from '../../net/api';
import type { GameInfo } from '../../net/messages';
import { words, type Language } from '../../words/words.svelte';

class GameList {
  #games = $state.raw<Partial<Record<Language, readonly GameInfo[]>>>({});

  /** Empty before they came. */
  get games(): readonly GameInfo[] {
    return this.#games[words.language] ?? [];
  }

  /** Asks in the person's language, if it has not. */
  async load(): Promise<void> {
    const language = words.language;
    if (this.#games[language]) return;
    const known = await api.games(language);
    this.#games = { ...this.#games, [language]: known };
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  title(id: string): string {
    return this.game(id)?.title ?? '';
  }
}

export const gameList = new GameList();
