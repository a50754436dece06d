import type {
  AnalysisProgress,
  Arrangement,
  BestMoves,
  Branch,
  DeviceLink,
  Devices,
  ErrorBody,
  Exercise,
  GameInfo,
  GameSummary,
  Join,
  Judgement,
  LaidBranch,
  LaidPosition,
  Lobby,
  Me,
  NetworkAddresses,
  NewTable,
  PasskeyOptions,
  Passkeys,
  PersonGames,
  Profile,
  OptionsRequest,
  PositionCheck,
  PositionInfo,
  PositionStart,
  PracticeExercise,
  PracticeItem,
  PracticeAnswers,
  PracticeProgress,
  PracticeSet,
  RecordCheck,
  RecoveryCodes,
  RefusalInfo as Reason,
  Replay,
  ResolvedOptions,
  TableInfo,
  ThingInfo,
} from './messages';
import { t } from '../words/words.svelte';
import { request } from './transport';

/** An error of the server with a message for the person. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** The reason in the game's terms, if the rules refused. */
    readonly reason: Reason | null = null,
  ) {
    super(text);
  }
}

/** Error code for requests that got no answer. */
const OFFLINE = 'offline';
/** Statuses of answers that are none of the server's own. */
const NO_SERVER = [502, 503, 504];
export const isOffline = (error: unknown): boolean => error instanceof Refusal && error.code === OFFLINE;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    // The browser's own error text may be in another language and does not help.
    throw new Refusal(OFFLINE, t('net-offline'));
  });
  if (answer.ok) return (await answer.json()) as T;
  const failure = (await answer.json().catch(() => null)) as ErrorBody | null;
  // Some proxy answered for a server that did not.
  if (!failure && NO_SERVER.includes(answer.status)) throw new Refusal(OFFLINE, t('net-offline'));
  throw new Refusal(
    failure?.error.code ?? 'unreachable',
    failure?.error.text ?? answer.statusText,
    failure?.error.refusal ?? null,
  );
}

const at = encodeURIComponent;

/** Filters for the list of a person's games; an empty text does not filter. */
export interface GamesWanted {
  readonly game: string;
  readonly against: string;
  readonly outcome: string;
  readonly search: string;
  readonly sort: string;
  readonly page: number;
}

/**
 * Requests run one after the other: two at once would both create a person, and the slower answer would decide which one is
 * kept.
 */
let became: Promise<unknown> = Promise.resolve();
function become(name: string, language: string): Promise<Me> {
  const request = became.then(() => ask<Me>('PUT', 'me', { name, language }));
  became = request.catch(() => undefined);
  return request;
}

export const api = {
  /** The current person, after all changes of name that are under way. */
  me: () => became.then(() => ask<Me>('GET', 'me')),
  /** Sets the person's name; creates the person at the first call. */
  become,
  games: (language: string) => ask<GameInfo[]>('GET', `games?language=${at(language)}`),
  /** A game's catalogue, Project Fluent. */
  words: async (game: string, language: string): Promise<string> =>
    (await request(`games/${at(game)}/words/${at(language)}`)).text(),
  /** Types and names of all things of a game. */
  things: (game: string, language: string) =>
    ask<Readonly<Record<string, ThingInfo>>>('GET', `games/${at(game)}/things/${at(language)}`),
  /** What is printed on all components of a game. */
  box: (game: string) => ask<Readonly<Record<string, unknown>>>('GET', `games/${at(game)}/box`),
  /** Completes a set of rule options, or rejects with the reason why they exclude each other. */
  settle: (game: string, wish: OptionsRequest) => ask<ResolvedOptions>('POST', `games/${at(game)}/settle`, wish),
  tables: () => ask<TableInfo[]>('GET', 'tables'),
  table: (id: string) => ask<TableInfo>('GET', `tables/${at(id)}`),
  makeTable: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
  /** Finds the table of an invitation code without taking a seat. */
  find: (code: string) => ask<TableInfo>('POST', 'find', { code }),
  /** Takes a seat at a table; public tables need no invitation code. */
  sit: (id: string, join: Join) => ask<TableInfo>('POST', `tables/${at(id)}/join`, join),
  leave: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/leave`),
  /** Lets the host assign the seats before the game begins. */
  arrange: (id: string, arrangement: Arrangement) => ask<TableInfo>('POST', `tables/${at(id)}/seats`, arrangement),
  /** Makes this person the host in place of an absent one. */
  takeOver: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/host`),
  close: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/close`),
  lobby: () => ask<Lobby>('GET', 'lobby'),
  /** Addresses at which others reach this server. */
  networkAddresses: () => ask<NetworkAddresses>('GET', 'network-addresses'),
  /** Creates a token that signs another device in once. */
  myLink: () => ask<DeviceLink>('POST', 'me/link'),
  /** Revokes the open sign-in link. */
  endLink: () => ask<Devices>('DELETE', 'me/link'),
  devices: () => ask<Devices>('GET', 'me/devices'),
  /** Signs out one of the person's devices, possibly this one. */
  endDevice: (id: string) => ask<Devices>('DELETE', `me/devices/${at(id)}`),
  endOtherDevices: () => ask<Devices>('DELETE', 'me/devices'),
  /** The person's own profile, or a published one by its address. */
  profile: (language: string, address?: string) =>
    ask<Profile>('GET', `${address ? `people/${at(address)}` : 'me/profile'}?language=${at(language)}`),
  personGames: ({ page, ...texts }: GamesWanted, address?: string) => {
    const query = new URLSearchParams({ ...texts, page: String(page) });
    return ask<PersonGames>('GET', `${address ? `people/${at(address)}` : 'me'}/games?${query.toString()}`);
  },
  publish: (published: boolean, language: string) =>
    ask<Profile>('PUT', `me/published?language=${at(language)}`, { published }),
  /** Deletes all of the person's data; `name` must be their name, as a confirmation. */
  deleteMe: (name: string) => ask<Me>('POST', 'me/delete', { name }),
  passkeys: () => ask<Passkeys>('GET', 'me/passkeys'),
  /** Options for creating a passkey; `addPasskey` sends the result. */
  beginPasskey: () => ask<PasskeyOptions>('POST', 'passkeys/new'),
  addPasskey: (credential: unknown) => ask<Passkeys>('POST', 'me/passkeys', { credential }),
  removePasskey: (id: string) => ask<Passkeys>('DELETE', `me/passkeys/${at(id)}`),
  /** Creates new recovery codes, which replace the earlier ones and are shown only once. */
  newCodes: () => ask<RecoveryCodes>('POST', 'me/codes'),
  beginSignIn: () => ask<PasskeyOptions>('POST', 'passkeys/begin'),
  signIn: (credential: unknown, instead: boolean) => ask<Me>('POST', 'passkeys/sign-in', { credential, instead }),
  recover: (code: string, instead: boolean) => ask<Me>('POST', 'passkeys/recover', { code, instead }),
  /** Signs in by a link; with `instead` it replaces the person who is signed in on this device. */
  arrive: (token: string, instead: boolean) => ask<Me>('POST', 'me/arrive', { token, instead }),
  finish: (id: string, language: string) => ask<GameSummary>('GET', `tables/${at(id)}/finish?language=${at(language)}`),
  /** The replay of a game as a seat or the whole `table` saw it. */
  replay: (id: string, eyes: string, language: string) =>
    ask<Replay>('GET', `tables/${at(id)}/replay?eyes=${at(eyes)}&language=${at(language)}`),
  /** The position after a version as this viewer saw it. */
  position: (id: string, version: number, eyes: string) =>
    ask<PositionInfo>('GET', `tables/${at(id)}/positions/${version}?eyes=${at(eyes)}`),
  /** The record as text, once the game is over. */
  record: async (id: string): Promise<string> => (await request(`tables/${at(id)}/record`)).text(),
  /** Imports a record as a table with a replay. */
  bring: (text: string) => ask<TableInfo>('POST', 'records', { text }),
  /** Creates a table that continues from a moment of a finished game. */
  branch: (id: string, branch: Branch) => ask<TableInfo>('POST', `tables/${at(id)}/branch`, branch),
  /** A position to edit: the start of a game or round, or a moment of a finished game. */
  startPosition: (start: PositionStart) => ask<LaidPosition>('POST', 'positions/start', start),
  laidPosition: (id: string, version: number) => ask<LaidPosition>('GET', `tables/${at(id)}/laid/${version}`),
  /** Checks whether an edited position is possible and returns what follows from it; `describe` also requests what is printed. */
  checkPosition: (laid: LaidPosition, seat: number, describe: boolean) =>
    ask<PositionCheck>('POST', `positions/check?seat=${seat}&describe=${describe}`, laid),
  /** Creates a table that starts from an edited position. */
  playPosition: (branch: LaidBranch) => ask<TableInfo>('POST', 'positions/play', branch),
  /** The analysis of a finished game; the first request starts computing it. */
  analysis: (id: string, language: string) =>
    ask<AnalysisProgress>('GET', `tables/${at(id)}/analysis?language=${at(language)}`),
  /**
   * A decision of an analysed game or of the practice, repeated as an exercise: its state after these actions, and their
   * judgement.
   */
  exercise: (of: string, actions: readonly string[], language: string) =>
    ask<Exercise | PracticeExercise>('POST', `${of}/exercise?language=${at(language)}`, { actions }),
  answer: (of: string, actions: readonly string[], language: string) =>
    ask<Judgement>('POST', `${of}/answer?language=${at(language)}`, { actions }),
  practice: (game: string, language: string) =>
    ask<PracticeSet>('GET', `practice/${at(game)}?language=${at(language)}`),
  /** The person's progress in practice after these answers; rejected for visitors without a name. */
  practiceProgress: (answers: PracticeAnswers) => ask<PracticeProgress>('POST', 'me/practice', answers),
  puzzleOfTheDay: () => ask<PracticeItem>('GET', 'practice/today'),
  /** The best three moves of a seat in a position of a finished game. */
  bestMoves: (id: string, version: number, eyes: string, language: string) =>
    ask<BestMoves>('POST', `tables/${at(id)}/positions/${version}/best?eyes=${at(eyes)}&language=${at(language)}`),
  /** The best three moves in an edited position, for this seat or the one that decides. */
  bestOfLaid: (laid: LaidPosition, seat: number, language: string) =>
    ask<BestMoves>('POST', `positions/laid/best?seat=${seat}&language=${at(language)}`, laid),
  /** Replays a record. */
  check: (text: string) => ask<RecordCheck>('POST', 'check', { text }),
  rematch: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/rematch`),
};
