// Border posts: where they stand outside a land.
import { RADIUS, type HexSpot } from '../drawing/geometry';

export interface PostPlace {
  readonly x: number;
  readonly y: number;
}

/** How far a post stands from the edge between its two hexes. */
const OUT = RADIUS + 6;

/** Away from the middle of the land, past the corner where the two hexes that a post touches meet. */
export function postPlaces(spots: readonly HexSpot[], posts: readonly (readonly string[])[]): PostPlace[] {
  const at = new Map(spots.map((spot) => [spot.name, spot]));
  return posts.flatMap((touched) => {
    const [one, other] = touched.map((name) => at.get(name));
    if (!one || !other) return [];
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
    const far = Math.hypot(x, y) || 1;
    return [{ x: x + (x / far) * OUT, y: y + (y / far) * OUT }];
  });
}
