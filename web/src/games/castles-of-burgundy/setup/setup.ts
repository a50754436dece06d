// Which boards go with which number of players and expansions, as the rules describe it.
import type { OptionInfo } from '../../../net/messages';
import type { Options } from '../../game';
import { printed } from '../printed.svelte';
import type { Way } from '../types.gen';

/** The choice by which each player chooses a board, and the option that has it. */
export const OWN = 'own';
export const BOARD = 'board';

export type Hindrance = Way['hindered'][string];

/** The options that hold the players' own lands, in the order of the seats. */
export const ownOptions = (options: readonly OptionInfo[], players = options.length): readonly OptionInfo[] =>
  options.filter(({ of, seat }) => of === BOARD && seat !== null && seat < players);

/** How this many people play with these options. */
function wayOf(players: number, options: Options): Way | undefined {
  return printed().ways?.findLast(
    (way) =>
      way.fewest <= players &&
      players <= way.most &&
      Object.entries(way.options).every(([name, value]) => options[name] === value),
  );
}

/** The land of those who choose none. */
export const usualBoard = (players: number, options: Options): string => wayOf(players, options)?.board ?? '';

/** Why a choice does not go with these players; null where it does. */
export const hindrance = (choice: string, players: number, options: Options): Hindrance | null =>
  wayOf(players, options)?.hindered[choice] ?? null;

/** The land that a player chose by this option. */
export const chosenBoard = ({ name }: OptionInfo, options: Options): string =>
  String(options[name] ?? printed().own_board);

/** All copies of this land are chosen by the others. */
export function isTaken(board: string, own: OptionInfo, all: readonly OptionInfo[], options: Options): boolean {
  const others = all.filter((other) => other !== own && chosenBoard(other, options) === board);
  return others.length >= (printed().copies?.[board] ?? 1);
}

/** Of many boards, those that look well side by side. */
const DRAWN: Readonly<Record<string, readonly string[]>> = { dealt: ['4', '8', '6'], [OWN]: ['3', '1', '7'] };

/** The boards that a choice stands for, to be drawn. */
export const boardsOf = (choice: string): readonly string[] =>
  DRAWN[choice] ?? printed().choice_boards?.[choice] ?? [choice];
