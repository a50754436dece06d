// The server's API for duels, games of the day and tournaments.
import { ask } from '../../net/api';
import type {
  ChangeEvening,
  Comparison,
  DayInfo,
  DealInfo,
  EveningInfo,
  JoinEvening,
  NewEvening,
  NewTable,
  TableInfo,
} from '../../net/messages';

const at = encodeURIComponent;

export const contests = {
  /** Returns the duel on the dice of a finished game; creates it if there is none. */
  challenge: (table: string) => ask<DealInfo>('POST', `tables/${at(table)}/duel`),
  newDuel: (table: NewTable) => ask<TableInfo>('POST', 'duels', table),
  deal: (id: string, language: string) => ask<DealInfo>('GET', `deals/${at(id)}?language=${at(language)}`),
  enter: (id: string) => ask<TableInfo>('POST', `deals/${at(id)}/enter`, {}),
  /** Reveals the games to somebody who gives up playing the deal. */
  look: (id: string, language: string) => ask<DealInfo>('POST', `deals/${at(id)}/look?language=${at(language)}`),
  compare: (id: string, left: string, right: string, language: string) =>
    ask<Comparison>('GET', `deals/${at(id)}/compare?left=${at(left)}&right=${at(right)}&language=${at(language)}`),
  day: (game: string, language: string) => ask<DayInfo>('GET', `days/${at(game)}?language=${at(language)}`),
  evening: (id: string) => ask<EveningInfo>('GET', `evenings/${at(id)}`),
  newEvening: (evening: NewEvening) => ask<EveningInfo>('POST', 'evenings', evening),
  changeEvening: (id: string, change: ChangeEvening) => ask<EveningInfo>('PUT', `evenings/${at(id)}`, change),
  joinEvening: (id: string, join: JoinEvening) => ask<EveningInfo>('POST', `evenings/${at(id)}/join`, join),
  startRound: (id: string, round: number) => ask<EveningInfo>('POST', `evenings/${at(id)}/rounds/${round}`),
};
