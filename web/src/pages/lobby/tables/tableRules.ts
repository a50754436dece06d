import type { OptionChoice, OptionInfo, TableInfo } from '../../../net/messages';

/** A rule of a table. `player` is the name of the only player it applies to; empty if it applies to all or the seat is open. */
export interface Rule {
  readonly name: string;
  readonly title: string;
  readonly player: string;
  readonly choice: OptionChoice;
}

/** The fields of a table that tell its rules. */
type Played = Pick<TableInfo, 'options' | 'seats'>;

export function rulesOf(table: Played, options: readonly OptionInfo[]): readonly Rule[] {
  return options.flatMap((option) => {
    const choice = option.choices.find(({ value }) => value === table.options[option.name]);
    return choice ? [{ name: option.name, choice, ...entitled(option, options, table) }] : [];
  });
}

function entitled(
  { title, of, seat }: OptionInfo,
  options: readonly OptionInfo[],
  table: Played,
): Pick<Rule, 'title' | 'player'> {
  const whole = options.find((option) => option.name === of);
  const player = seat === null ? '' : (table.seats[seat]?.name ?? '');
  return whole && player ? { title: whole.title, player } : { title, player: '' };
}
