// @ts-check
// The board of Pebbles: three pools, and under them everybody's pebbles. Plain JavaScript, nothing to build.
// The types are those of web/src/games/plugin/api.ts.

/** @typedef {import('../../../../web/src/games/plugin/api').BoardHost} BoardHost */
/** @typedef {import('../../../../web/src/games/plugin/api').BoardView} BoardView */
/** @typedef {import('../../../../web/src/games/plugin/api').MountedBoard} MountedBoard */

/**
 * What the rules write: `to_json` in state.py.
 * @typedef {{ hands: string[][], pools: Record<string, string[]>, owners: Record<string, number[]> }} Position
 * What is printed on the table: `describe` in rules.py.
 * @typedef {{ pools: string[], room: number }} Described
 */

const HIDDEN = "?";
const MARKS = ["●", "▲", "◆", "■"];

/**
 * @param {HTMLElement} target
 * @param {BoardHost} host
 * @returns {MountedBoard}
 */
export function mount(target, host) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const pools = part("div", "pebbles-pools");
  const hands = part("div", "pebbles-hands");
  target.replaceChildren(style, pools, hands);

  // An element lives as long as its thing: what has the focus keeps it, and what is pressed is not drawn anew under a hand.
  /** @type {Map<string, HTMLElement>} */
  const made = new Map();
  /**
   * @param {string} name
   * @param {() => HTMLElement} make
   */
  const kept = (name, make) => {
    const element = made.get(name) ?? make();
    made.set(name, element);
    return element;
  };

  /** @param {string} pebble */
  const numberOf = (pebble) => String(host.what(pebble)?.["number"] ?? "");

  /**
   * @param {string} pool
   * @param {number} room
   * @param {Position} position
   * @param {BoardView} view
   */
  function drawPool(pool, room, position, view) {
    const element = kept(pool, () =>
      part("button", "pebbles-pool", [
        part("span", "pebbles-title"),
        ...Array.from({ length: room }, () => part("span", "pebbles-room")),
        part("span", "pebbles-brings"),
      ]),
    );
    const [title, ...places] = element.children;
    const brings = places.pop();
    const lying = (position.pools[pool] ?? []).map((pebble, at) => ({
      pebble,
      seat: position.owners[pool]?.[at] ?? 0,
    }));
    write(title, host.name(pool));
    places.forEach((place, at) => {
      const one = lying[at];
      place.className = one ? "pebbles-pebble" : "pebbles-room";
      write(place, one ? `${MARKS[one.seat]} ${numberOf(one.pebble)}` : "");
    });
    write(brings, view.marks.get(pool)?.gain ?? "");
    host.thing(element, pool);
    const told = lying.map(
      ({ pebble, seat }) => `${host.name(pebble)} (${view.names[seat]})`,
    );
    element.setAttribute(
      "aria-label",
      [element.getAttribute("aria-label"), ...told].join(", "),
    );
    return element;
  }

  /**
   * @param {readonly string[]} hand
   * @param {number} seat
   * @param {BoardView} view
   */
  function drawHand(hand, seat, view) {
    const element = kept(`hand ${seat}`, () =>
      part("div", "pebbles-hand", [
        part("span", "pebbles-title"),
        part("span", "pebbles-hidden"),
        part("div", "pebbles-held"),
      ]),
    );
    const [title, hidden, held] = element.children;
    const unseen = hand.filter((pebble) => pebble === HIDDEN).length;
    write(title, `${MARKS[seat]} ${view.names[seat]}`);
    write(
      hidden,
      unseen > 0 ? host.say("board-hidden", { count: unseen }) : "",
    );
    place(
      held,
      hand
        .filter((pebble) => pebble !== HIDDEN)
        .map((pebble) => {
          const own = kept(pebble, () => part("button", "pebbles-pebble"));
          write(own, numberOf(pebble));
          host.thing(own, pebble);
          return own;
        }),
    );
    return element;
  }

  return {
    update(view) {
      const position = /** @type {Position} */ (
        /** @type {unknown} */ (view.position)
      );
      const table = /** @type {Described} */ (view.described);
      place(
        pools,
        table.pools.map((pool) => drawPool(pool, table.room, position, view)),
      );
      place(
        hands,
        position.hands.map((hand, seat) => drawHand(hand, seat, view)),
      );
    },
  };
}

/**
 * @param {Element | undefined} element
 * @param {string} text
 */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

/**
 * Puts children in their order; where they are already, nothing is touched.
 * @param {Element | undefined} parent
 * @param {Element[]} children
 */
function place(parent, children) {
  const there = [...(parent?.children ?? [])];
  if (
    there.length !== children.length ||
    there.some((one, at) => one !== children[at])
  )
    parent?.replaceChildren(...children);
}

/**
 * @param {string} tag
 * @param {string} name
 * @param {HTMLElement[]} [children]
 */
function part(tag, name, children = []) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...children);
  return element;
}
