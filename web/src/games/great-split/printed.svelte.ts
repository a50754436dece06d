// What is printed on boards and characters. The server sends it with each table, because players may enter the numbers of
// their own copy.
import { RESOURCES, type Resource } from './position';
import type { Described } from './types.gen';

type BySpace = Readonly<Record<string, number>>;

/** One space of a track: what is printed on it. */
export interface Space {
  readonly at: number;
  readonly contract: boolean;
  readonly value: number | null;
  readonly arrow: boolean;
  readonly icon: Resource | null;
  readonly stars: number | null;
}

let description = $state.raw<Described | null>(null);

export function setDescription(described: Described): void {
  description = described;
}

function printed(): Described {
  if (!description) throw new Error('the server has not sent what is printed at this table');
  return description;
}

export const sealTrack = (resource: Resource): string => `${resource}-seal`;
interface TrackOf {
  readonly resource: Resource;
  readonly seal: boolean;
}
const TRACKS: ReadonlyMap<string, TrackOf> = new Map(
  RESOURCES.flatMap((resource): [string, TrackOf][] => [
    [resource, { resource, seal: false }],
    [sealTrack(resource), { resource, seal: true }],
  ]),
);
export const isSeal = (track: string): boolean => TRACKS.get(track)?.seal ?? false;
export const resourceOf = (track: string): Resource => TRACKS.get(track)?.resource ?? 'tome';

/** A space of a track as a thing that the page points to; no pick of the rules means it. */
export const spaceThing = (track: string, at: number): string => `space ${track} ${at}`;
interface SpaceAt {
  readonly track: string;
  readonly at: number;
}
const spacesByThing = $derived.by((): ReadonlyMap<string, SpaceAt> => {
  const all = [...TRACKS.keys()].flatMap((track) => spacesOf(track).map(({ at }): SpaceAt => ({ track, at })));
  return new Map(all.map((space) => [spaceThing(space.track, space.at), space]));
});
export const spaceNamed = (thing: string): SpaceAt | undefined => spacesByThing.get(thing);
/** Who chooses from this seat's wallet, and whose wallet it chooses from. */
export const leftOf = (seat: number): number => printed().neighbours[seat]?.left ?? seat;
export const rightOf = (seat: number): number => printed().neighbours[seat]?.right ?? seat;
export const areNeighbours = (one: number, other: number): boolean => other === leftOf(one) || other === rightOf(one);

export const splitterSteps = (): number => printed().splitter_steps;
export const arrowSteps = (): number => printed().arrow_steps;
export const dataSet = (): string => printed().set;
export const dealLevels = (): readonly number[] => printed().deal_levels;
export const handLimits = (): readonly number[] => printed().hand_limits;
export const scoringRounds = (): readonly number[] => printed().scoring_rounds;
export const isSealIcon = (icon: string): boolean => icon in printed().seal_groups;
/** The icon of the seals that a seal track takes, beside those that any takes. */
export const sealOf = (resource: Resource): string =>
  Object.entries(printed().seal_groups).find(([, tracks]) => tracks.includes(sealTrack(resource)))?.[0] ?? 'star';

export function lengthOf(track: string): number {
  const one = resourceOf(track);
  return (isSeal(track) ? printed().seal_tracks : printed().tracks)[one].length;
}

/** Where some steps lead a cube, and what it reaches or passes on the way. */
interface Steps {
  readonly to: number;
  readonly contracts: number;
  readonly arrows: number;
}
/** What so many steps from a space bring; null at the end of the track, where they are lost. */
export function stepsOn(resource: Resource, from: number, count: number): Steps | null {
  const all = printed().steps[resource][from] ?? [];
  const [to, contracts = 0, arrows = 0] = all[count - 1] ?? all.at(-1) ?? [];
  return to === undefined ? null : { to, contracts, arrows };
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

export const longest = (seal: boolean): number =>
  Math.max(...RESOURCES.map((one) => lengthOf(seal ? sealTrack(one) : one)));

export const characterNames = (): string[] => printed().characters.map(({ name }) => name);
export function contractsOf(character: string): BySpace {
  return printed().characters.find((one) => one.name === character)?.contracts ?? {};
}
export function startOf(character: string): BySpace {
  return printed().characters.find((one) => one.name === character)?.start ?? {};
}

/** What the market pays at this gauge: from a space to a space so many points. */
export function artBands(gauge: number): { readonly from: number; readonly to: number; readonly points: number }[] {
  const last = lengthOf('artwork');
  const rows = Object.entries(printed().art_market[gauge] ?? {})
    .map(([from, points]) => ({ from: Number(from), points }))
    .filter(({ from }) => from <= last);
  return rows.map((row, i) => ({ ...row, to: (rows[i + 1]?.from ?? last + 1) - 1 }));
}
