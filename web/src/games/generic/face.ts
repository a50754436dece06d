import type { FluentVariable } from '@fluent/bundle';
import type { GameInfo } from '../../net/messages';
import { thingsOf } from '../../words/things.svelte';
import { t, words } from '../../words/words.svelte';
import { namesOf, plainStatus, waiting } from '../defaults';
import type { GameFace, Observation } from '../game';
import Board from './Board.svelte';
import { HIDDEN, texts } from './fields';

/** The plain values of a position, as the catalogue's sentences ask for them. */
function valuesOf(position: Observation): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries<unknown>({ ...position })) {
    if (typeof value === 'number') values[name] = value;
    else if (typeof value === 'string') values[name] = thingsOf(position.game).name(value);
  }
  return values;
}

function prompt(position: Observation, _picks: unknown, names: readonly string[]): { title: string } {
  if (position.deciding.length === 0) return { title: t('prompt-over') };
  const others = waiting(position, names);
  if (others !== null) return { title: others };
  const own = `prompt-${position.phase}`;
  return { title: t(words.has(own) ? own : 'prompt', valuesOf(position)) };
}

/** A face for any game: its board is made from its position and its picks, its words from its catalogue. */
export function genericFace({ id, title }: GameInfo): GameFace<Observation> {
  return {
    id,
    title,
    boardSize: [1000, 1], // as high as what it holds
    words: { en: '', es: '' },
    Board,
    buttons: [],
    progress: (position) => (words.has('progress') ? { id: 'progress', args: valuesOf(position) } : ''),
    prompt,
    status: plainStatus,
    verb: () => t('tray-confirm'),
    ...namesOf(id),
    secret: (position) => texts(position).includes(HIDDEN),
  };
}
