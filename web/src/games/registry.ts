import type { GameFace, Observation } from './game';

/** Boards load when a table needs them. */
const FACES: Readonly<Record<string, () => Promise<GameFace<Observation>>>> = {
  // A face gets only positions of its own game: the table picks it by the position's `game`.
  'mille-fiori': async () => (await import('./mille-fiori')).face as unknown as GameFace<Observation>,
};

export const GAME_IDS: readonly string[] = Object.keys(FACES);

export function loadFace(game: string): Promise<GameFace<Observation>> {
  const load = FACES[game];
  return load ? load() : Promise.reject(new Error(`no board for "${game}"`));
}
