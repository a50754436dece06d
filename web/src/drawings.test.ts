// What the drawings of src/ludoteca/drawings share with the page: its symbols, coordinates and colours, written to one file
// for each game. `npm test -- -u` writes them anew after a drawing changed.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import burgundyMood from './games/castles-of-burgundy/mood.css?raw';
import galaMood from './games/great-split/mood.css?raw';
import lagoonMood from './games/mille-fiori/mood.css?raw';
import tokens from './style/tokens.css?raw';
import BurgundyDefs from './games/castles-of-burgundy/Defs.svelte';
import { ANIMALS, GOODS, PAINT } from './games/castles-of-burgundy/drawing/palette';
import GalaDefs from './games/great-split/Defs.svelte';
import { PORTRAITS } from './games/great-split/drawing/portraits';
import LagoonDefs from './games/mille-fiori/Defs.svelte';
import layout from './games/mille-fiori/board/layout.json';
import { AREAS, outline } from './games/mille-fiori/board/layout';
import { CARD_COLOURS } from './games/mille-fiori/palette';
import GlassDefs from './parts/drawing/GlassDefs.svelte';
import { SEATS, shapePath } from './parts/seats/seats';

const FOLDER = '../../src/ludoteca/drawings/page';

/** Colours of a style sheet's first rule by name, in the light and in the dark theme. */
function coloursOf(sheet: string): Record<string, readonly [string, string]> {
  const css = sheet.slice(0, sheet.indexOf('}'));
  const pairs = css.matchAll(/--([a-z0-9-]+):\s*light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)/g);
  const plain = css.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]+);/g);
  return Object.fromEntries([
    ...[...pairs].map(([, name = '', light = '', dark = '']) => [name, [light, dark]] as const),
    ...[...plain].map(([, name = '', both = '']) => [name, [both, both]] as const),
  ]);
}

/** The symbols, gradients and clip paths that a component defines, by id. */
function symbolsOf(component: Component): Record<string, string> {
  const target = document.createElement('div');
  const mounted = mount(component, { target });
  flushSync();
  const found = [...target.querySelectorAll('[id]')].map(
    (element) => [element.id, plainly(element.outerHTML)] as const,
  );
  void unmount(mounted);
  return Object.fromEntries(found);
}

function plainly(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/"(-?\d+\.\d{3,})"/g, (_, number) => `"${Number(Number(number).toFixed(2))}"`)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><');
}

const written = (data: unknown): string => `${JSON.stringify(data, null, 1)}\n`;

describe('what the drawings share with the page', () => {
  it('is the same: seats and glass', async () => {
    const seats = SEATS.map(({ colour, shape }) => ({ colour, shape, path: shapePath(shape, 10) }));
    const data = { colours: coloursOf(tokens), symbols: symbolsOf(GlassDefs), seats };
    expect(Object.keys(data.symbols)).toContain('glass-6');
    await expect(written(data)).toMatchFileSnapshot(`${FOLDER}/table.json`);
  });

  it('is the same: Mille Fiori', async () => {
    const outlines = {
      ...Object.fromEntries(AREAS.map((area) => [area, outline({ area })])),
      bend: outline({ area: 'residences', rot: 45 }),
      column: outline({ area: 'residences', rot: 90 }),
    };
    const data = {
      colours: coloursOf(lagoonMood),
      symbols: symbolsOf(LagoonDefs),
      cards: CARD_COLOURS,
      outlines,
      layout,
    };
    await expect(written(data)).toMatchFileSnapshot(`${FOLDER}/mille-fiori.json`);
  });

  it('is the same: The Great Split', async () => {
    const data = {
      colours: coloursOf(galaMood),
      symbols: symbolsOf(GalaDefs),
      portraits: PORTRAITS,
    };
    await expect(written(data)).toMatchFileSnapshot(`${FOLDER}/great-split.json`);
  });

  it('is the same: The Castles of Burgundy', async () => {
    const data = {
      colours: coloursOf(burgundyMood),
      symbols: symbolsOf(BurgundyDefs),
      paint: PAINT,
      goods: GOODS,
      animals: ANIMALS,
    };
    await expect(written(data)).toMatchFileSnapshot(`${FOLDER}/castles-of-burgundy.json`);
  });
});
