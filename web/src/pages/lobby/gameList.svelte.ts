// The games of this server, fetched once per language.
import { api } from '../../net/api';
import type { GameInfo } from '../../net/messages';
import { words, type Language } from '../../words/words.svelte';

class GameList {
  #games = $state.raw<Partial<Record<Language, readonly GameInfo[]>>>({});

  /** Empty until the games are loaded. */
  get games(): readonly GameInfo[] {
    return this.#games[words.language] ?? [];
  }

  /** Fetches the games in the person's language, unless they are known. */
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
