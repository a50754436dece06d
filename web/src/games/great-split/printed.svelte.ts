// What is printed on boards and characters at this table, as the server told it. Nothing of it is known beforehand.
import { RESOURCES, type Resource } from './position';

type BySpace = Readonly<Record<string, number>>;

interface Told {
  readonly set: string;
  readonly gem_factor: number;
  readonly deal_levels: readonly number[];
  readonly hand_limits: readonly number[];
  readonly scoring_rounds: readonly number[];
  readonly characters: readonly { readonly name: string; readonly start: BySpace; readonly contracts: BySpace }[];
  readonly tracks: Readonly<
    Record<
      Resource,
      {
        readonly length: number;
        readonly contracts?: readonly number[];
        readonly values?: BySpace;
        readonly double_arrows?: readonly number[];
      }
    >
  >;
  readonly seal_tracks: Readonly<
    Record<
      Resource,
      { readonly length: number; readonly icons?: Readonly<Record<string, Resource>>; readonly ribbons?: BySpace }
    >
  >;
  readonly art_market: Readonly<Record<string, BySpace>>;
  readonly seal_groups: Readonly<Record<string, readonly string[]>>;
}

/** One space of a track: what is printed on it. */
export interface Space {
  readonly at: number;
  readonly contract: boolean;
  readonly value: number | null;
  readonly arrow: boolean;
  readonly icon: Resource | null;
  readonly stars: number | null;
}

let told = $state.raw<Told | null>(null);

export function learn(described: Readonly<Record<string, unknown>>): void {
  told = described as unknown as Told;
}

function printed(): Told {
  if (!told) throw new Error('the table has not told what is printed');
  return told;
}

export const isSeal = (track: string): boolean => track.endsWith('-seal');
export const resourceOf = (track: string): Resource => track.replace(/-seal$/, '') as Resource;
export const dataSet = (): string => printed().set;
export const dealLevels = (): readonly number[] => printed().deal_levels;
export const handLimits = (): readonly number[] => printed().hand_limits;
export const scoringRounds = (): readonly number[] => printed().scoring_rounds;
/** The icon of the seals that a seal track takes, beside those that any takes. */
export const sealOf = (resource: Resource): string =>
  Object.entries(printed().seal_groups).find(([, tracks]) => tracks.includes(`${resource}-seal`))?.[0] ?? 'star';

export function lengthOf(track: string): number {
  const one = resourceOf(track);
  return (isSeal(track) ? printed().seal_tracks : printed().tracks)[one].length;
}

/** The spaces of a track from the start on, which is 0. */
export function spacesOf(track: string): Space[] {
  return Array.from({ length: lengthOf(track) + 1 }, (_, at) => spaceOf(track, at));
}

export function spaceOf(track: string, at: number): Space {
  const plain = isSeal(track) ? undefined : printed().tracks[resourceOf(track)];
  const seal = isSeal(track) ? printed().seal_tracks[resourceOf(track)] : undefined;
  return {
    at,
    contract: plain?.contracts?.includes(at) ?? false,
    value: plain?.values?.[at] ?? null,
    arrow: plain?.double_arrows?.includes(at) ?? false,
    icon: seal?.icons?.[at] ?? null,
    stars: seal?.ribbons?.[at] ?? null,
  };
}

/** The last entry of a table at or before a space. */
function reached(table: BySpace | undefined, at: number): number {
  return Object.entries(table ?? {}).reduce((found, [space, value]) => (Number(space) <= at ? value : found), 0);
}

export const longest = (seal: boolean): number =>
  Math.max(...RESOURCES.map((one) => lengthOf(seal ? `${one}-seal` : one)));
export const tomePoints = (at: number): number => reached(printed().tracks.tome.values, at);
export const artPoints = (gauge: number, at: number): number => reached(printed().art_market[gauge], at);
export const gemPoints = (topaz: number, emerald: number): number => printed().gem_factor * Math.min(topaz, emerald);
export const starsAt = (resource: Resource, at: number): number => reached(printed().seal_tracks[resource].ribbons, at);

export const characterNames = (): string[] => printed().characters.map(({ name }) => name);
export function contractsOf(character: string): BySpace {
  return printed().characters.find((one) => one.name === character)?.contracts ?? {};
}
export function startOf(character: string): BySpace {
  return printed().characters.find((one) => one.name === character)?.start ?? {};
}

/** Contracts on the own track up to a space, and on the character. */
export function contractsAt(resource: Resource, at: number, character: string): number {
  return (
    (printed().tracks[resource].contracts ?? []).filter((space) => space <= at).length +
    (contractsOf(character)[resource] ?? 0)
  );
}

/** What the market pays at this gauge: from a space to a space so many points. */
export function artBands(gauge: number): { readonly from: number; readonly to: number; readonly points: number }[] {
  const last = lengthOf('artwork');
  const rows = Object.entries(printed().art_market[gauge] ?? {})
    .map(([from, points]) => ({ from: Number(from), points }))
    .filter(({ from }) => from <= last);
  return rows.map((row, i) => ({ ...row, to: (rows[i + 1]?.from ?? last + 1) - 1 }));
}
