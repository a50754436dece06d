import type { GameInfo, Refusal } from '../../net/messages';

/** The option that a refusal is about: the one it names, or the one whose value it names; empty if it says neither. */
export function aboutOption(reason: Refusal | null, game: GameInfo): string {
  const values = reason?.values ?? {};
  const known = game.options.map((option) => option.name);
  const named = values['option'];
  if (typeof named === 'string' && known.includes(named)) return named;
  return known.find((name) => name in values) ?? '';
}
