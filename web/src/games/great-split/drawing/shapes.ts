// Lines of the drawings that several parts share.
export function starPoints(x: number, y: number, r: number, inner = 0.42): string {
  return Array.from({ length: 10 }, (_, i) => {
    const turn = -Math.PI / 2 + (Math.PI * i) / 5;
    const radius = i % 2 ? r * inner : r;
    return `${(x + radius * Math.cos(turn)).toFixed(1)},${(y + radius * Math.sin(turn)).toFixed(1)}`;
  }).join(' ');
}

/** Beams of light from a point. */
export function rays(x: number, y: number, r: number, n: number): string {
  const at = (turn: number): string => `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  return Array.from(
    { length: n },
    (_, i) => `M${x} ${y}L${at((2 * Math.PI * i) / n)}L${at((2 * Math.PI * i + Math.PI) / n)}Z`,
  ).join('');
}

/** The wavy rim of a seal. */
export const SEAL_RIM = `M${Array.from({ length: 84 }, (_, i) => {
  const turn = (2 * Math.PI * i) / 84;
  const r = 9.3 + 0.75 * Math.cos(14 * turn);
  return `${(12 + r * Math.cos(turn)).toFixed(1)},${(10.5 + r * Math.sin(turn)).toFixed(1)}`;
}).join('L')}Z`;

/** Where the stars of a ribbon stand, in units of their radius. */
export function starSpots(n: number): readonly (readonly [number, number])[] {
  if (n === 1) return [[0, 0]];
  if (n === 2)
    return [
      [-0.95, 0],
      [0.95, 0],
    ];
  if (n === 3)
    return [
      [0, -0.95],
      [-1, 0.85],
      [1, 0.85],
    ];
  return [
    [-0.98, -0.98],
    [0.98, -0.98],
    [-0.98, 0.98],
    [0.98, 0.98],
  ];
}

export const hexagon = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.15}l${r} ${r * 0.575}v${r * 1.15}l${-r} ${r * 0.575}l${-r} ${-r * 0.575}v${-r * 1.15}z`;
export const rhomb = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
