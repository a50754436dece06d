/** `a` moved towards `b` by the share `t`, both as #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const part = (i: number): string => {
    const from = parseInt(a.slice(i, i + 2), 16);
    const to = parseInt(b.slice(i, i + 2), 16);
    return Math.round(from * (1 - t) + to * t)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

export const INK = '#06121c';
export const WHITE = '#ffffff';

export type Vertex = readonly [number, number];

export function polygon(points: readonly Vertex[]): string {
  return `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}z`;
}

export function rhombus(x: number, y: number, a: number, b: number): string {
  return polygon([
    [x, y - b],
    [x + a, y],
    [x, y + b],
    [x - a, y],
  ]);
}
