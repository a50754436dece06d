// How a grade is drawn: a sign and a colour, never the colour alone.
import type { MomentInfo } from '../../net/messages';

export type Grade = MomentInfo['grade'];

export const SIGNS: Readonly<Record<string, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  forced: '□',
};
/** Those worth another look, the worst last. */
export const FAULTS: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];
export const isFault = ({ grade }: MomentInfo): boolean => FAULTS.includes(grade);

/** The moments at which most was lost, in the order of the game. */
export function turningPoints(moments: readonly MomentInfo[], most: number): readonly MomentInfo[] {
  return [...moments]
    .filter(isFault)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .sort((a, b) => a.version - b.version);
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** Points of an estimate with their 95 % interval: "−20 ± 6". */
export const about = (points: number, error: number | null): string => {
  const rounded = Math.round(points);
  const told = `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
  return error === null ? told : `${told} ± ${Math.max(1, Math.round(1.96 * error))}`;
};
