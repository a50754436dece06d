import { polygon, type Vertex } from '../drawing/colour';
import { colourOf } from './seatColours.svelte';

export type Shape = 'circle' | 'triangle' | 'diamond' | 'square' | 'star' | 'hexagon' | 'cross';
export interface SeatLook {
  readonly colour: string;
  readonly shape: Shape;
}

/** Okabe and Ito's colours, told apart with every kind of colour vision; the shape tells them apart without any. */
export const SEATS: readonly SeatLook[] = [
  { colour: '#e69f00', shape: 'circle' },
  { colour: '#56b4e9', shape: 'triangle' },
  { colour: '#cc79a7', shape: 'diamond' },
  { colour: '#12a67c', shape: 'square' },
  { colour: '#f0e442', shape: 'star' },
  { colour: '#2f7fd0', shape: 'hexagon' },
  { colour: '#d55e00', shape: 'cross' },
];

export function seatLook(seat: number): SeatLook {
  return SEATS[colourOf(seat) % SEATS.length] as SeatLook;
}

function ring(n: number, radius: (i: number) => number): Vertex[] {
  return Array.from({ length: n }, (_, i): Vertex => {
    const turn = (i / n) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(turn) * radius(i), Math.sin(turn) * radius(i)];
  });
}

/** Path of a seat's shape round 0,0; all shapes look equally heavy at the same `r`. */
export function shapePath(shape: Shape, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    case 'triangle':
      return polygon([
        [0, -1.3 * r],
        [1.3 * r, r],
        [-1.3 * r, r],
      ]);
    case 'diamond':
      return polygon([
        [0, -1.42 * r],
        [1.12 * r, 0],
        [0, 1.42 * r],
        [-1.12 * r, 0],
      ]);
    case 'square':
      return polygon([
        [-0.92 * r, -0.92 * r],
        [0.92 * r, -0.92 * r],
        [0.92 * r, 0.92 * r],
        [-0.92 * r, 0.92 * r],
      ]);
    case 'star':
      return polygon(ring(10, (i) => (i % 2 ? 0.62 : 1.35) * r));
    case 'hexagon':
      return polygon(ring(6, () => 1.15 * r));
    case 'cross': {
      const a = 0.42 * r;
      const b = 1.15 * r;
      return polygon([
        [-a, -b],
        [a, -b],
        [a, -a],
        [b, -a],
        [b, a],
        [a, a],
        [a, b],
        [-a, b],
        [-a, a],
        [-b, a],
        [-b, -a],
        [-a, -a],
      ]);
    }
  }
}
