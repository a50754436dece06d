import { untrack } from 'svelte';
import type { TableSession } from '../../net/session';
import { flyPoints } from './fly';
import { soundOf, sounds } from './sounds';

/** An update with more moves than this is not animated. */
const MOST_MOVES = 12;
/** Total duration of the flying points of one update, in milliseconds. */
const CHAIN = 700;
const LONGEST_GAP = 200;

/** Animates the points of new events towards their seats and plays their sound. Call it while a component is created. */
export function animateEvents(session: () => TableSession, root: () => HTMLElement | undefined): void {
  let shown = -1;
  let shownFor = untrack(session);
  $effect(() => {
    const log = session().view.log;
    untrack(() => {
      // Another session has a log of its own; nothing in it is new.
      if (shownFor !== session()) shown = -1;
      shownFor = session();
      const fresh = shown < 0 ? [] : log.filter((line) => line.id > shown);
      const moves = fresh.filter((line, i) => line.version !== fresh[i - 1]?.version).length;
      const scored = moves > MOST_MOVES ? [] : fresh.filter((line) => line.points);
      const gap = Math.min(LONGEST_GAP, CHAIN / Math.max(1, scored.length));
      const table = root();
      scored.forEach(({ thing, seat, points }, i) => {
        if (table && seat !== null) flyPoints(table, thing, seat, points ?? 0, i * gap);
      });
      sounds.play(soundOf(fresh, session().view.position.seat));
      shown = Math.max(shown, log.at(-1)?.id ?? 0);
    });
  });
}
