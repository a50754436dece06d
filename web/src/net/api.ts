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

/** What the server refused, in words for the person. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** As the rules say it, where they refused. */
    readonly reason: Reason | null = null,
  ) {
    super(text);
  }
}

/** Nobody answers: the code of such a refusal. */
const OFFLINE = 'offline';
export const isOffline = (error: unknown): boolean => error instanceof Refusal && error.code === OFFLINE;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    // The browser's own error text is in the browser's language and does not help anybody.
    throw new Refusal(OFFLINE, t('net-offline'));
  });
  if (answer.ok) return (await answer.json()) as T;
  const failure = (await answer.json().catch(() => null)) as ErrorBody | null;
  throw new Refusal(
    failure?.error.code ?? 'unreachable',
    failure?.error.text ?? answer.statusText,
    failure?.error.refusal ?? null,
  );
}

const at = encodeURIComponent;

/** Which of a person's games are request for; empty texts ask for all. */
export interface GamesWanted {
  readonly game: string;
  readonly against: string;
  readonly outcome: string;
  readonly search: string;
  readonly sort: string;
  readonly page: number;
}

/** One after the other: two at once would both make a person, and the slower answer would say which of them this is. */
let became: Promise<unknown> = Promise.resolve();
function become(name: string, language: string): Promise<Me> {
  const request = became.then(() => ask<Me>('PUT', 'me', { name, language }));
  became = request.catch(() => undefined);
  return request;
}

export const api = {
  /** Who this is, by the name that was given last. */
  me: () => became.then(() => ask<Me>('GET', 'me')),
  /** Says who this is; the first time makes the person. */
  become,
  games: (language: string) => ask<GameInfo[]>('GET', `games?language=${at(language)}`),
  /** A game's catalogue, Project Fluent. */
  words: async (game: string, language: string): Promise<string> =>
    (await request(`games/${at(game)}/words/${at(language)}`)).text(),
  /** What every thing of a game is and is called. */
  things: (game: string, language: string) =>
    ask<Readonly<Record<string, ThingInfo>>>('GET', `games/${at(game)}/things/${at(language)}`),
  /** What is printed on all that is in a game's box. */
  box: (game: string) => ask<Readonly<Record<string, unknown>>>('GET', `games/${at(game)}/box`),
  /** Whether these rules go together, and what follows from them; refuses with the reason. */
  settle: (game: string, wish: OptionsRequest) => ask<ResolvedOptions>('POST', `games/${at(game)}/settle`, wish),
  tables: () => ask<TableInfo[]>('GET', 'tables'),
  table: (id: string) => ask<TableInfo>('GET', `tables/${at(id)}`),
  makeTable: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
  /** The table that this code belongs to; nobody sits down by looking. */
  find: (code: string) => ask<TableInfo>('POST', 'find', { code }),
  /** Takes a seat at a table that is known, by its code or without one where it is public. */
  sit: (id: string, join: Join) => ask<TableInfo>('POST', `tables/${at(id)}/join`, join),
  leave: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/leave`),
  /** Before the game begins its host says who keeps which seat, and who gets it. */
  arrange: (id: string, arrangement: Arrangement) => ask<TableInfo>('POST', `tables/${at(id)}/seats`, arrangement),
  /** In the place of a host who does not come back. */
  takeOver: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/host`),
  close: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/close`),
  lobby: () => ask<Lobby>('GET', 'lobby'),
  /** How others find this server. */
  networkAddresses: () => ask<NetworkAddresses>('GET', 'network-addresses'),
  /** A token that carries me to another device, once. */
  myLink: () => ask<DeviceLink>('POST', 'me/link'),
  /** My link ends; nobody can use it any more. */
  endLink: () => ask<Devices>('DELETE', 'me/link'),
  devices: () => ask<Devices>('GET', 'me/devices'),
  /** Signs a device of mine out; it may be this one. */
  endDevice: (id: string) => ask<Devices>('DELETE', `me/devices/${at(id)}`),
  endOtherDevices: () => ask<Devices>('DELETE', 'me/devices'),
  /** My page; or one that its person has published, by its address. */
  profile: (language: string, address?: string) =>
    ask<Profile>('GET', `${address ? `people/${at(address)}` : 'me/profile'}?language=${at(language)}`),
  personGames: ({ page, ...texts }: GamesWanted, address?: string) => {
    const query = new URLSearchParams({ ...texts, page: String(page) });
    return ask<PersonGames>('GET', `${address ? `people/${at(address)}` : 'me'}/games?${query.toString()}`);
  },
  publish: (published: boolean, language: string) =>
    ask<Profile>('PUT', `me/published?language=${at(language)}`, { published }),
  /** Deletes all that is known about me; `name` must be mine. */
  deleteMe: (name: string) => ask<Me>('POST', 'me/delete', { name }),
  passkeys: () => ask<Passkeys>('GET', 'me/passkeys'),
  /** What the browser needs to make a passkey; then its answer. */
  beginPasskey: () => ask<PasskeyOptions>('POST', 'passkeys/new'),
  addPasskey: (credential: unknown) => ask<Passkeys>('POST', 'me/passkeys', { credential }),
  removePasskey: (id: string) => ask<Passkeys>('DELETE', `me/passkeys/${at(id)}`),
  /** Recovery codes in the place of earlier ones; told once. */
  newCodes: () => ask<RecoveryCodes>('POST', 'me/codes'),
  beginSignIn: () => ask<PasskeyOptions>('POST', 'passkeys/begin'),
  signIn: (credential: unknown, instead: boolean) => ask<Me>('POST', 'passkeys/sign-in', { credential, instead }),
  recover: (code: string, instead: boolean) => ask<Me>('POST', 'passkeys/recover', { code, instead }),
  /** Becomes the person of a link; `instead` of somebody else whom this device knows. */
  arrive: (token: string, instead: boolean) => ask<Me>('POST', 'me/arrive', { token, instead }),
  finish: (id: string, language: string) => ask<GameSummary>('GET', `tables/${at(id)}/finish?language=${at(language)}`),
  /** A game to look back on, through the eyes of a seat or of the `table`. */
  replay: (id: string, eyes: string, language: string) =>
    ask<Replay>('GET', `tables/${at(id)}/replay?eyes=${at(eyes)}&language=${at(language)}`),
  /** What these eyes saw after a version. */
  position: (id: string, version: number, eyes: string) =>
    ask<PositionInfo>('GET', `tables/${at(id)}/positions/${version}?eyes=${at(eyes)}`),
  /** The record as text, once the game is over. */
  record: async (id: string): Promise<string> => (await request(`tables/${at(id)}/record`)).text(),
  /** Brings a record in as a table to look back on. */
  bring: (text: string) => ask<TableInfo>('POST', 'records', { text }),
  /** Plays on from a moment of a finished game. */
  branch: (id: string, branch: Branch) => ask<TableInfo>('POST', `tables/${at(id)}/branch`, branch),
  /** A whole position to change by hand: an opening or the beginning of a round, or a moment of a finished game. */
  startPosition: (start: PositionStart) => ask<LaidPosition>('POST', 'positions/start', start),
  laidPosition: (id: string, version: number) => ask<LaidPosition>('GET', `tables/${at(id)}/laid/${version}`),
  /** Whether a game can stand so, and what follows from it; `describe` asks for what is printed, too. */
  checkPosition: (laid: LaidPosition, seat: number, describe: boolean) =>
    ask<PositionCheck>('POST', `positions/check?seat=${seat}&describe=${describe}`, laid),
  /** Plays on from a position that was laid by hand. */
  playPosition: (branch: LaidBranch) => ask<TableInfo>('POST', 'positions/play', branch),
  /** What each decision of a finished game cost; to ask begins the work. */
  analysis: (id: string, language: string) =>
    ask<AnalysisProgress>('GET', `tables/${at(id)}/analysis?language=${at(language)}`),
  /** A decision of an analysed game, or of the practice, to be made anew: after these own actions, and what they are worth. */
  exercise: (of: string, actions: readonly string[], language: string) =>
    ask<Exercise | PracticeExercise>('POST', `${of}/exercise?language=${at(language)}`, { actions }),
  answer: (of: string, actions: readonly string[], language: string) =>
    ask<Judgement>('POST', `${of}/answer?language=${at(language)}`, { actions }),
  practice: (game: string, language: string) =>
    ask<PracticeSet>('GET', `practice/${at(game)}?language=${at(language)}`),
  /** Where this person stands in practice, after these answers; refused where nobody has said who they are. */
  practiceProgress: (answers: PracticeAnswers) => ask<PracticeProgress>('POST', 'me/practice', answers),
  puzzleOfTheDay: () => ask<PracticeItem>('GET', 'practice/today'),
  /** The best three moves of a seat in a position of a finished game. */
  bestMoves: (id: string, version: number, eyes: string, language: string) =>
    ask<BestMoves>('POST', `tables/${at(id)}/positions/${version}/best?eyes=${at(eyes)}&language=${at(language)}`),
  /** The best three moves in a position that was laid by hand: of this seat, or of whoever decides. */
  bestOfLaid: (laid: LaidPosition, seat: number, language: string) =>
    ask<BestMoves>('POST', `positions/laid/best?seat=${seat}&language=${at(language)}`, laid),
  /** Replays a record. */
  check: (text: string) => ask<RecordCheck>('POST', 'check', { text }),
  rematch: (id: string) => ask<TableInfo>('POST', `tables/${at(id)}/rematch`),
};
