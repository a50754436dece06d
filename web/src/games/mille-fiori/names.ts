import { t, words } from '../../words/words.svelte';
import { readCard, sea, spaces } from './layout';

const AREA_OF_BONUS = /^bonus-(\w+)$/;

/** The spoken name of any thing on the table: what a screen reader says, and the title of its help. */
export function spoken(name: string): string {
  const card = readCard(name);
  if (card) return t('mf-card', { kind: t(`mf-kind-${card.kind}`), wheel: card.wheel });
  const space = spaces[name];
  if (space) {
    const area = t(`mf-area-${space.area}`);
    const number = Number(name.replace(/\D/g, '')) + 1;
    if (space.area === 'residences') return t('mf-space-residence', { number, value: space.value ?? 0 });
    if (space.area === 'harbor') return t('mf-space-harbor', { fleet: (space.row ?? 0) + 1, number: ((number - 1) % 3) + 1 });
    const kind = t(`mf-kind-${space.symbol ?? ''}`);
    if (space.area === 'trade') return t('mf-space-trade', { kind, row: (space.row ?? 0) + 1 });
    if (space.area === 'workshops') return t('mf-space-workshop', { kind, number });
    return t('mf-space-citizen', { area, kind, value: space.value ?? 0, number });
  }
  if (name.startsWith('sea-')) {
    const disc = sea[Number(name.slice(4))];
    return t('mf-sea', { number: name.slice(4), points: disc?.points ?? 0, extra: disc?.extra ? 'yes' : 'no' });
  }
  const bonus = AREA_OF_BONUS.exec(name);
  if (bonus) return t('mf-bonus-spaces', { area: t(`mf-area-${bonus[1] ?? ''}`) });
  if (/^g\d$/.test(name)) return t('mf-gold');
  return t(`mf-pick-${name}`);
}

/** What is printed on a thing, as the catalogue's messages ask for it. */
function about(name: string): Record<string, string | number> {
  const card = readCard(name);
  if (card) return { wheel: card.wheel };
  const disc = name.startsWith('sea-') ? sea[Number(name.slice(4))] : undefined;
  if (disc) return { points: disc.points, extra: disc.extra ? 'yes' : 'no' };
  const space = spaces[name];
  return space ? { points: space.value ?? 0, row: (space.row ?? 0) + 1, symbol: t(`mf-kind-${space.symbol ?? 'harbor'}`) } : {};
}

/** One or two sentences on what a thing is and does: the catalogue's, or the page's own where there is none. */
export function help(name: string): string {
  const served = words.thing('help', /^ship-\d$/.test(name) ? 'ship' : name, about(name));
  if (served) return served;
  const card = readCard(name);
  if (card) return t(`mf-help-card-${card.area}`, { kind: t(`mf-kind-${card.kind}`), wheel: card.wheel });
  const space = spaces[name];
  if (space) return t(`mf-help-space-${space.area}`);
  if (name.startsWith('sea-') || name.startsWith('ship')) return t('mf-help-sea');
  if (name.startsWith('bonus-')) return t('mf-help-bonus');
  if (/^g\d$/.test(name)) return t('mf-help-gold');
  return '';
}
