// Border posts: where they stand outside a land, and which of them the same tiles touch.
import { RADIUS, around, type Spot } from './geometry';

export interface PostPlace {
  readonly x: number;
  readonly y: number;
}

/** How far a post stands from the edge between its two hexes. */
const OUT = RADIUS + 6;

/** Away from the middle of the land, past the corner where the two hexes that a post touches meet. */
export function postPlaces(spots: readonly Spot[], posts: readonly (readonly string[])[]): PostPlace[] {
  const at = new Map(spots.map((spot) => [spot.name, spot]));
  return posts.flatMap((touched) => {
    const [one, other] = touched.map((name) => at.get(name));
    if (!one || !other) return [];
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
    const far = Math.hypot(x, y) || 1;
    return [{ x: x + (x / far) * OUT, y: y + (y / far) * OUT }];
  });
}

/** All tiles that hang together with those on these hexes. */
function chain(spots: readonly Spot[], land: Readonly<Record<string, string>>, from: readonly string[]): Set<string> {
  const hexes = new Map(spots.map(({ name, hex }) => [name, hex]));
  const found = new Set(from.filter((name) => land[name]));
  for (const name of found) {
    const hex = hexes.get(name);
    for (const next of hex ? around(hex) : []) if (land[next]) found.add(next);
  }
  return found;
}

/** Which posts to mark where the rules count so many as linked: those that one chain of tiles touches. */
export function linkedPosts(
  spots: readonly Spot[],
  land: Readonly<Record<string, string>>,
  posts: readonly (readonly string[])[],
  count: number,
): boolean[] {
  const reached = posts.map((touched) => {
    const tiles = chain(spots, land, touched);
    return posts.map((other) => other.some((name) => tiles.has(name)));
  });
  return reached.find((row) => row.filter(Boolean).length === count && count > 1) ?? posts.map(() => false);
}
