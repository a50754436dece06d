import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Options, SetupProps } from '../../../games/game';
import type { GameInfo, OptionInfo } from '../../../net/messages';
import OptionFields from './OptionFields.svelte';
import type { OptionError } from './optionErrors';

const seen = vi.hoisted(() => ({ props: undefined as SetupProps | undefined }));
const setup = vi.hoisted(() => ({
  option: 'board',
  load: () => Promise.resolve((_anchor: unknown, props: SetupProps): void => void (seen.props = props)),
}));
vi.mock('../../../games/registry', () => ({ setupOf: () => setup }));

function option(name: string, title: string, of: string | null = null): OptionInfo {
  return {
    name,
    title,
    help: '',
    default: false,
    of,
    seat: of === null ? null : 0,
    choices: [
      { value: false, title: 'Without', help: '' },
      { value: true, title: 'With', help: '' },
    ],
  };
}
const GAME: GameInfo = {
  id: 'game',
  title: 'Game',
  rules: 1,
  seats: [1, 4],
  options: [option('inns', 'Inns'), option('board', 'Land'), option('board_1', 'Land of player 1', 'board')],
  bots: [],
  sources: [],
  page: null,
  board_option: 'board',
};

it('leaves some options to the game, and lists the others', async () => {
  const chosen = $state<{ options: Options; refused: OptionError | null }>({
    options: { inns: true },
    refused: null,
  });
  const props = {
    game: GAME,
    names: ['Marina', ''],
    get options() {
      return chosen.options;
    },
    set options(changed: Options) {
      chosen.options = changed;
    },
    get refused() {
      return chosen.refused;
    },
  };
  const page = mount(OptionFields, { target: document.body, props });
  await vi.waitFor(() => expect(seen.props?.seats).toEqual([{ name: 'Marina' }, { name: '' }]));
  expect([...document.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual(['Inns']);
  seen.props?.onset({ board: 'own', board_1: '7' });
  expect(chosen.options).toEqual({ inns: true, board: 'own', board_1: '7' });
  seen.props?.onset({ board_1: undefined });
  expect(chosen.options).toEqual({ inns: true, board: 'own' });
  flushSync();
  expect(seen.props?.options).toEqual(chosen.options);
  chosen.refused = { option: 'board_1', text: 'There is one copy.' };
  flushSync();
  expect(document.querySelector('section [role=alert]')?.textContent).toBe('There is one copy.');
  await unmount(page);
});
