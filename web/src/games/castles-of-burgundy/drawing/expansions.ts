// Our own drawings for the tiles of the expansions, in a box of 100 by 100 round the middle of a hex.
import { hexPoints } from './geometry';
import { PAINT } from './palette';
import { KINDS } from '../position';

/** Slender, white and blue, in a street: not to be taken for the green castles with their red roofs. */
export const WHITE_CASTLE = `<g stroke="#2c3b52" stroke-width="1.5" stroke-linejoin="round"><path d="M-36 24V-2h12V24zM24 24V-2h12V24z" fill="#f4f7fb"/><path d="M-38-2L-30-22-22-2zM22-2L30-22 38-2z" fill="#4f6f9c"/><path d="M-24 24V4h48V24z" fill="#fff"/><path d="M-24 4v-6h6v4h6v-4h6v4H6v-4h6v4h6v-4h6v6z" fill="#e6ecf4"/><path d="M-14 4v-26h10V4zM4 4v-26h10V4z" fill="#fff"/><path d="M-16-22L-9-42-2-22zM2-22L9-42 16-22z" fill="#3d5c8a"/><path d="M-9-42v-6l8 2.500-8 2.500M9-42v-6l8 2.500-8 2.500" fill="#f2c14b"/><path d="M-5 24V14a5 5 0 0 1 10 0V24z" fill="#3d5c8a"/><path d="M-11-13h4v7h-4zM7-13h4v7H7zM-17 10h4v7h-4zM13 10h4v7h-4z" fill="#9fc0e6" stroke-width="1"/></g>`;

/** A builder's crane with its treadwheel. */
export const CRANE = `<g stroke="#3d2413" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M-30 24h30v-8h-30z" fill="#c9bda5"/><path d="M-16 16V-34" stroke="#8a5a2c" stroke-width="5"/><path d="M-17-20L30-40" stroke="#a86b3c" stroke-width="5"/><path d="M-16 6L14-33" stroke="#8a5a2c" stroke-width="3.400"/><circle cx="-16" cy="3" r="13" fill="#d79b5a"/><circle cx="-16" cy="3" r="8.500" fill="#f3dfbf"/><path d="M-29 3h26M-16-10v26M-25-6l18 18M-7-6l-18 18" stroke-width="1.400"/><path d="M29-39V0" stroke-width="1.600"/><path d="M24 0h10v-4H24z" fill="#6d4322"/><path d="M18 0h22v16H18z" fill="#e9e2d2"/><path d="M18 8h22M29 0v8" stroke-width="1.200"/></g>`;

const goose = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" stroke="#4a4034" stroke-width="1.700" stroke-linejoin="round" stroke-linecap="round"><path d="M-8 14v8M4 14v8M-11 22h6M1 22h6" stroke="#c96f0c" stroke-width="2.400"/><path d="M-27-2Q-20 16 0 16Q16 16 17-4Q18-16 14-24Q11-32 17-35Q24-37 26-31L33-28 26-26Q23-25 24-14Q26 6 12 14" fill="#fffdf4"/><path d="M-27-2Q-14-8 0-3Q12-2 17-8Q18 16 0 16Q-20 16-27-2z" fill="#fffdf4"/><path d="M-16 2Q-4 12 10 2" fill="none" stroke="#b8ab93"/><path d="M25-31L33-28 26-26z" fill="#e58a1f"/><circle cx="20" cy="-31" r="1.500" fill="#2a1d14" stroke="none"/></g>`;

/** Two of them, on a meadow. */
export const GEESE = `${goose(-15, -16, 0.78)}${goose(13, 4, 0.88)}`;

const petals = KINDS.map((kind, i) => {
  const corner = (turn: number, r: number): string =>
    `${(r * Math.sin((turn * Math.PI) / 3)).toFixed(1)} ${(-r * Math.cos((turn * Math.PI) / 3)).toFixed(1)}`;
  return {
    kind,
    path: (inner: number, outer: number) =>
      `M${corner(i, inner)}L${corner(i, outer)}L${corner(i + 1, outer)}L${corner(i + 1, inner)}z`,
  };
});
/** A border of all six colours: whatever has it fits everywhere. */
const everyColour = (inner: number, outer: number): string =>
  petals
    .map(
      ({ kind, path }) =>
        `<path d="${path(inner, outer)}" fill="${PAINT[kind].base}" stroke="#1b1206" stroke-width=".8"/>`,
    )
    .join('');

/** A house at the road with its sign out, in a frame of all colours. */
export const INN = `<rect x="-50" y="-50" width="100" height="100" fill="#2f3f5c"/><circle cx="23" cy="-22" r="7" fill="#fff3c4"/><path d="M-50 20H50V54H-50z" fill="#6f5a3c"/><g stroke="#2a1a0c" stroke-width="1.600" stroke-linejoin="round"><path d="M-26-6H14V24H-26z" fill="#fff0d2"/><path d="M-32-6L-18-28H8L20-6z" fill="#a3472a"/><path d="M-26 8H14M-12-6V24M0-6V24M-26 8L-12-6M0-6L14 8" stroke="#7b4a22" stroke-width="3"/><path d="M-24 11h9v8h-9zM3 11h8v8H3z" fill="#ffd86b"/><path d="M-10 24V11h8V24z" fill="#5a3119"/><path d="M14-2H32M29-2V3" stroke-width="2.400"/><path d="M20 3h18V19H20z" fill="#f2c14b"/><path d="M24 15v-5h7v5zM31 11h3v3h-3" fill="#5a3119" stroke-width="1"/></g>${everyColour(40, 54)}`;

/** The back of a tile: no picture, all colours. */
export const BLACK_BACK = `<rect x="-50" y="-50" width="100" height="100" fill="#211d20"/><polygon points="${hexPoints(33)}" fill="none" stroke="#6b5f50" stroke-width="2"/>${everyColour(8, 26)}<polygon points="${hexPoints(8)}" fill="#f3e7cd" stroke="#1b1206"/>`;

/** A gate house with a flag; round 0,0 and about 60 by 60. */
export const POST_DRAWING = `<g stroke="#1d130a" stroke-width="1.600" stroke-linejoin="round"><path d="M-16 22V-8h7v5h6v-5h6v5h6v-5h7V22z" fill="#d8d1c1"/><path d="M4-3h5v-5h7V22H4z" fill="#a9a08d" stroke="none"/><path d="M-7 22V10a7 7 0 0 1 14 0V22z" fill="#3b2a1a"/><path d="M-7 14H7M-3 5V22M3 5V22" stroke="#a8864e" stroke-width="1.200"/><path d="M0-8V-28" stroke="#e9d9b0" stroke-width="2.400"/><path d="M0-28l17 6-17 6z" fill="var(--post-flag, #8a8273)"/></g>`;
