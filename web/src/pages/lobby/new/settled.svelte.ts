// Rules that do not go together are said at once, while they are being chosen.
import { api } from '../../../net/api';
import type { GameInfo, OptionsRequest } from '../../../net/messages';
import { optionError, type OptionError } from './optionErrors';

/** Asks again whenever the wish changes, and says what the rules refuse about it; the last answer counts. */
export function watchOptions(
  game: () => GameInfo | undefined,
  wish: () => OptionsRequest,
  say: (found: OptionError | null) => void,
): void {
  $effect(() => {
    const [chosen, chosenOptions] = [game(), wish()];
    if (!chosen) return;
    let current = true;
    const answer = (found: OptionError | null): void => {
      if (current) say(found);
    };
    api.settle(chosen.id, chosenOptions).then(
      () => answer(null),
      async (error: unknown) => answer(await optionError(error, chosen)),
    );
    return () => (current = false);
  });
}
