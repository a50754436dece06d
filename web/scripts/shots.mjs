// Pictures of the demo tables and the parts page: node scripts/shots.mjs [base address] [name filter]
// Needs a running `vite preview` or `vite dev`; chromium by CHROMIUM or at its usual place.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://localhost:4173/';
const filter = new RegExp(process.argv[3] ?? '.');
const SIZES = { desktop: [1440, 900], middle: [1024, 768], phone: [390, 844] };
const SHOTS = [
  ['play', '#/demo/mille-fiori?scene=play&picks=w11'],
  ['look', '#/demo/mille-fiori?scene=play'],
  ['choose', '#/demo/mille-fiori?scene=choose'],
  ['harbor', '#/demo/mille-fiori?scene=harbor&picks=h5'],
  ['sail', '#/demo/mille-fiori?scene=play&picks=ship'],
  ['extra', '#/demo/mille-fiori?scene=extra'],
  ['long', '#/demo/mille-fiori?scene=long'],
  ['longextra', '#/demo/mille-fiori?scene=long-extra&picks=lion-5'],
  ['wait', '#/demo/mille-fiori?scene=wait'],
  ['over', '#/demo/mille-fiori?scene=over'],
  ['parts', '#/parts'],
  ['home', '#/'],
];
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const [size, [width, height]] of Object.entries(SIZES))
  for (const theme of ['dark', 'light'])
    for (const [name, hash] of SHOTS) {
      const file = `${name}-${size}-${theme}`;
      if (!filter.test(file)) continue;
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme: theme,
        locale: process.env.SHOT_LANG ?? 'en',
        reducedMotion: 'reduce',
        hasTouch: size === 'phone',
      });
      page.on('console', (message) => message.type() === 'error' && console.log(file, message.text()));
      page.on('pageerror', (error) => console.log(file, error.message));
      page.on(
        'request',
        (request) =>
          new URL(request.url()).origin !== new URL(base).origin && console.log(file, 'foreign request', request.url()),
      );
      await page.goto(base + hash, { waitUntil: 'networkidle' });
      await page.waitForTimeout(300);
      await page.mouse.move(0, 0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.log(file, `scrolls sideways: ${wide}`);
      await page.screenshot({ path: `shots/${file}.png`, fullPage: name === 'parts' || name === 'home' });
      await page.close();
    }
await browser.close();
