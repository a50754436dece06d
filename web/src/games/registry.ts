import type { Component } from 'svelte';
import { api } from '../net/api';
import { words } from '../words/words.svelte';
import type { Editing } from './editing';
import type { GameFace, Observation, SetupProps } from './game';

interface Entry {
  face(): Promise<GameFace<Observation>>;
  /** The cover on the first page: an SVG that fills its box and loads without the rest of the face. */
  cover(): Promise<Component>;
  /** Shows every part in every state, without a table (`#/parts`). */
  parts(): Promise<Component>;
  /** What may lie where, for the editor of positions. */
  editing(): Promise<Editing>;
  /** A form of its own for some options of a new table; the others use the generic fields. */
  setup?: Setup;
}

export interface Setup {
  /** The option it is for, with those by which single seats choose the same for themselves. */
  readonly option: string;
  load(): Promise<Component<SetupProps>>;
}

/** The games that have a face of their own here. Boards load when a table needs them. */
const GAMES: Readonly<Record<string, Entry>> = {
  'mille-fiori': {
    // A face gets only positions of its own game: the table picks it by the position's `game`.
    face: async () => (await import('./mille-fiori')).face as GameFace<Observation>,
    cover: async () => (await import('./mille-fiori/Cover.svelte')).default,
    parts: async () => (await import('./mille-fiori/Parts.svelte')).default,
    editing: async () => (await import('./mille-fiori/editing')).editing,
  },
  'castles-of-burgundy': {
    face: async () => (await import('./castles-of-burgundy')).face as GameFace<Observation>,
    cover: async () => (await import('./castles-of-burgundy/Cover.svelte')).default,
    parts: async () => (await import('./castles-of-burgundy/Parts.svelte')).default,
    editing: async () => (await import('./castles-of-burgundy/editing')).editing,
    setup: {
      option: 'board',
      load: async () => (await import('./castles-of-burgundy/setup/Setup.svelte')).default,
    },
  },
  'great-split': {
    face: async () => (await import('./great-split')).face as GameFace<Observation>,
    cover: async () => (await import('./great-split/Cover.svelte')).default,
    parts: async () => (await import('./great-split/Parts.svelte')).default,
    editing: async () => (await import('./great-split/editing')).editing,
  },
};

/** The games whose boards are part of this app. */
export const BUILT_IN: readonly string[] = Object.keys(GAMES);

/**
 * The face of a game: one of ours, else the board that its package brings, else the generic one. With `plain` the generic one
 * whatever there is.
 */
export async function loadFace(game: string, plain = false): Promise<GameFace<Observation>> {
  const own = GAMES[game];
  if (own && !plain) return own.face();
  const info = (await api.games(words.language)).find((one) => one.id === game);
  if (!info) throw new Error(`no game "${game}"`);
  const brought =
    info.page && !plain ? await (await import('./plugin/modules')).pluginFace(info, info.page.board) : null;
  return brought ?? (await import('./generic/face')).genericFace(info);
}

/** How the cover of a game of ours is loaded; null for all others. */
export function coverOf(game: string): (() => Promise<Component>) | null {
  const own = GAMES[game];
  return own ? () => own.cover() : null;
}

export function loadParts(game: string): Promise<Component> {
  return GAMES[game]?.parts() ?? Promise.reject(new Error(`no parts of "${game}"`));
}

/** How positions of a game are laid by hand; a game without a page of its own has its fields listed. */
export async function loadEditing(game: string): Promise<Editing> {
  return GAMES[game]?.editing() ?? (await import('./editing')).plainEditing;
}

export function setupOf(game: string): Setup | null {
  return GAMES[game]?.setup ?? null;
}
