// What is printed on the tables of games that packages bring (`Rules.describe`), for their boards.
export type Described = Readonly<Record<string, unknown>>;

const NOTHING: Described = {};
let byGame = $state.raw<Readonly<Record<string, Described>>>({});

export const describedOf = (game: string): Described => byGame[game] ?? NOTHING;

export function setDescription(game: string, described: Described): void {
  byGame = { ...byGame, [game]: described };
}
