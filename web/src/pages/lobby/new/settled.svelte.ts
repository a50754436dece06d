// Checks rule options while they are being chosen, so that contradictions are reported at once.
import { api } from '../../../net/api';
import type { GameInfo, OptionsRequest } from '../../../net/messages';
import { optionError, type OptionError } from './optionErrors';

/** Checks the options whenever they change and reports a refusal; only the answer to the latest request counts. */
export function watchOptions(
  game: () => GameInfo,
  wish: () => OptionsRequest,
  say: (found: OptionError | null) => void,
): void {
  $effect(() => {
    const [chosen, chosenOptions] = [game(), wish()];
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
