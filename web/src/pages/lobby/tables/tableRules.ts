import type { OptionChoice, OptionInfo, TableInfo } from '../../../net/messages';

/** A rule as it is played at a table. `player` has it alone; empty where it is everybody's, or nobody sits there yet. */
export interface Rule {
  readonly name: string;
  readonly title: string;
  readonly player: string;
  readonly choice: OptionChoice;
}

/** What of a table says which rules it plays by. */
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
