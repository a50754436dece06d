import type { TypedAction } from '../net/messages';
import type { Gain, Mark } from './marks';
import type { Phrase } from '../words/phrase';

/** Points of a plan for one seat, and their source. */
export interface Source {
  readonly seat: number;
  readonly points: number;
  readonly reason: string;
}

/** One way to act: the things to pick in their usual order, and the consequences. */
export interface Plan {
  /** Texts of the actions to send, in order; usually one. */
  readonly actions: readonly string[];
  /** What these actions mean, by the game's own types. */
  readonly typed: readonly TypedAction[];
  readonly picks: readonly string[];
  /** How many of the actions and picks are decided now; the rest is a forecast. By default all. */
  readonly now?: { readonly actions: number; readonly picks: number };
  /** Points for every seat; empty if they are not known yet. */
  readonly points: readonly number[];
  /** Why these points: "Group of 4, 2 each". */
  readonly label?: Phrase;
  /** The same source by source, for every seat that scores. */
  readonly sources?: readonly Source[];
  readonly gains?: readonly Gain[];
  /** Other things that mean the same pick: { "sea-9": "ship" }. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The preview did not look at everything that can be decided afterwards. */
  readonly unfinished?: boolean;
  /** Things the plan touches without picking them: the group it scores, the space a ship reaches. */
  readonly shows?: readonly string[];
  /** The cost; among plans with the same consequences the cheapest is chosen. */
  readonly cost?: number;
  /** Picks that the page may choose itself if only their cost differs, such as which die. */
  readonly spare?: readonly string[];
}

/** What a pick can bring to the deciding seat. */
export interface Outlook {
  readonly min: number;
  readonly max: number;
  readonly best: Plan;
}

export interface Wording {
  exact(points: number): string;
  upTo(points: number): string;
}

/** What a pick brings, as its mark says it. */
export type Worth = Pick<Mark, 'points' | 'upTo'> & { readonly label: string };

function worthOf({ min, max }: Outlook, wording: Wording): Worth {
  return min === max
    ? { label: wording.exact(max), points: max }
    : { label: wording.upTo(max), points: max, upTo: true };
}

/** Whether a mark or a plan shows points: zero points are not shown. */
export const brings = (worth: Pick<Mark, 'points' | 'upTo'> | null | undefined): boolean =>
  worth?.points !== undefined && (worth.points !== 0 || worth.upTo === true);

/** The things to pick now. */
function steps(plan: Plan): readonly string[] {
  return plan.now ? plan.picks.slice(0, plan.now.picks) : plan.picks;
}

/** The actions that picking a plan sends. */
export function actionsNow(plan: Plan): readonly string[] {
  return plan.now ? plan.actions.slice(0, plan.now.actions) : plan.actions;
}

function holds(plan: Plan, picked: readonly string[]): boolean {
  const rest = [...steps(plan)];
  return picked.every((thing) => {
    const at = rest.indexOf(thing);
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}

function remaining(plan: Plan, picked: readonly string[]): string[] {
  const rest = [...steps(plan)];
  for (const thing of picked) rest.splice(rest.indexOf(thing), 1);
  return rest;
}

/** The picks that a person makes, in a fixed order. */
function chosen(plan: Plan): string {
  return steps(plan)
    .filter((thing) => !plan.spare?.includes(thing))
    .sort()
    .join();
}

/** The cheapest plan, if only picks are missing that the page may choose. */
function cheapest(plans: readonly Plan[]): Plan | null {
  const [first, second] = [...plans].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  if (!first || !second) return first ?? null;
  return (first.cost ?? 0) < (second.cost ?? 0) && plans.every((plan) => plan.spare && chosen(plan) === chosen(first))
    ? first
    : null;
}

function sameOrder(plan: Plan, picked: readonly string[]): boolean {
  return steps(plan).every((thing, i) => thing === picked[i]);
}

/** The picks so far, out of the legal plans. Immutable: each pick returns a new object. */
export class Picks {
  constructor(
    readonly plans: readonly Plan[],
    readonly seat: number,
    readonly picked: readonly string[] = [],
  ) {}

  /** The plans that the picks so far still allow. */
  get candidates(): Plan[] {
    return this.plans.filter((plan) => holds(plan, this.picked));
  }

  /** The plan that is finished by the picks so far, or follows from them because no other is left. */
  get complete(): Plan | null {
    if (this.picked.length === 0) return null;
    const open = this.candidates;
    const done = open.filter((plan) => steps(plan).length === this.picked.length);
    const inOrder = done.filter((plan) => sameOrder(plan, this.picked));
    const ends = inOrder.length > 0 ? inOrder : done;
    return this.outlook(ends)?.best ?? ends[0] ?? cheapest(open);
  }

  /** The picks, and those that the page chose to complete them. */
  private get taken(): readonly string[] {
    const spare = this.complete?.spare?.filter((thing) => !this.picked.includes(thing)) ?? [];
    return [...spare, ...this.picked];
  }

  /** Further picks could still lead to another plan than the complete one. */
  get open(): boolean {
    const complete = this.complete;
    return this.candidates.some((plan) => plan !== complete && steps(plan).length > this.picked.length);
  }

  /** A finished path waits for a confirmation when the person wants one, or when it could still go on. */
  needsConfirm(confirmAlways: boolean): boolean {
    return this.complete !== null && (confirmAlways || this.open);
  }

  /** Things that may be picked now, each with the plans it belongs to. */
  get glowing(): Map<string, Plan[]> {
    const glow = new Map<string, Plan[]>();
    const add = (thing: string, plan: Plan): void => {
      const plans = glow.get(thing);
      if (!plans) glow.set(thing, [plan]);
      else if (!plans.includes(plan)) plans.push(plan);
    };
    const from = (picked: readonly string[], plans: readonly Plan[]): void => {
      for (const plan of plans) {
        const rest = remaining(plan, picked);
        for (const thing of rest) add(thing, plan);
        for (const [alias, thing] of Object.entries(plan.aliases ?? {})) if (rest.includes(thing)) add(alias, plan);
      }
    };
    from(this.picked, this.candidates);
    if (this.complete) {
      // The last pick may be swapped for another without taking it back first.
      const before = this.back();
      from(before.picked, before.candidates);
    }
    for (const thing of this.picked) glow.delete(thing);
    return glow;
  }

  /** The thing a pick means: itself, or what it is an alias of. */
  private meaning(thing: string): string {
    if (this.plans.some((plan) => steps(plan).includes(thing))) return thing;
    for (const plan of [...this.candidates, ...this.plans]) {
      const means = plan.aliases?.[thing];
      if (means !== undefined) return means;
    }
    return thing;
  }

  /** Whether the thing is picked, by this or another name. */
  means(thing: string): boolean {
    return this.picked.includes(this.meaning(thing));
  }

  /** Picks a thing, or takes it back if it was picked. Null if no plan contains it. */
  pick(name: string): Picks | null {
    const thing = this.meaning(name);
    // An alias of a picked thing confirms the pick.
    if (name !== thing && this.picked.includes(thing)) return this;
    if (this.picked.includes(thing) && !this.candidates.some((plan) => remaining(plan, this.picked).includes(thing)))
      return this.with(this.picked.filter((other) => other !== thing));
    if (!this.plans.some((plan) => steps(plan).includes(thing))) return null;
    // Earlier picks that cannot go with the new one give way, the oldest staying longest.
    let kept: string[] = [];
    for (const other of this.picked)
      if (this.plans.some((plan) => holds(plan, [...kept, other, thing]))) kept = [...kept, other];
    return this.with([...kept, thing]);
  }

  back(): Picks {
    return this.with(this.picked.slice(0, -1));
  }

  clear(): Picks {
    return this.with([]);
  }

  private with(picked: readonly string[]): Picks {
    return new Picks(this.plans, this.seat, picked);
  }

  outlook(plans: readonly Plan[]): Outlook | null {
    return plans.reduce<Outlook | null>((look, plan) => {
      const own = plan.points[this.seat];
      if (own === undefined) return look;
      if (!look) return { min: own, max: own, best: plan };
      const more = (plan.gains?.length ?? 0) - (look.best.gains?.length ?? 0);
      const dearer = (plan.cost ?? 0) - (look.best.cost ?? 0);
      const better = own > look.max || (own === look.max && (dearer < 0 || (dearer === 0 && more > 0)));
      return { min: Math.min(look.min, own), max: Math.max(look.max, own), best: better ? plan : look.best };
    }, null);
  }

  /** The plan to explain: the complete one, or the best that begins with the thing looked at. */
  focusPlan(looked: string | null): Plan | null {
    const plans = looked === null ? undefined : this.glowing.get(looked);
    if (plans) return this.outlook(plans)?.best ?? plans[0] ?? null;
    return this.complete;
  }

  /** The least and the most points of the thing under the pointer, or else of the picks. */
  range(looked: string | null): Outlook | null {
    const plans = looked === null ? undefined : this.glowing.get(looked);
    if (plans) return this.ending(looked ?? '', plans) ?? this.outlook(plans);
    return this.complete && this.outlook(this.#ends(this.complete));
  }

  /** All plans that the picks complete. */
  #ends(complete: Plan): Plan[] {
    const size = steps(complete).length;
    return this.candidates.filter((plan) => steps(plan).length === size);
  }

  /** What the complete plan brings, in numbers and words. */
  worth(wording: Wording): Worth | null {
    const complete = this.complete;
    const look = complete && this.outlook(this.#ends(complete));
    return look && worthOf(look, wording);
  }

  marks(wording: Wording, looked: string | null = null): Map<string, Mark> {
    const glow = this.glowing;
    const looks = new Map([...glow].map(([thing, plans]) => [thing, this.outlook(plans)] as const));
    const top = Math.max(...[...looks.values()].map((look) => look?.max ?? 0), 0);
    const marks = new Map<string, Mark>();
    for (const thing of this.focusPlan(looked)?.shows ?? []) marks.set(thing, { state: 'preview' });
    for (const [thing, look] of looks)
      marks.set(thing, this.legalMark(this.ending(thing, glow.get(thing) ?? []) ?? look, top, wording));
    const complete = this.complete;
    for (const thing of this.taken) {
      marks.set(thing, {
        state: 'picked',
        ...(thing === this.picked.at(-1) ? this.worth(wording) : {}),
        ...(complete?.gains ? { gains: complete.gains } : {}),
      });
    }
    return marks;
  }

  /** What the pick brings if the player stops there, where that is possible. */
  private ending(thing: string, plans: readonly Plan[]): Outlook | null {
    const before = this.complete ? this.picked.slice(0, -1) : this.picked;
    const ends = (picked: readonly string[]): Outlook | null =>
      this.outlook(
        plans.filter(
          (plan) =>
            steps(plan).length === picked.length + 1 && holds(plan, [...picked, plan.aliases?.[thing] ?? thing]),
        ),
      );
    return ends(this.picked) ?? ends(before);
  }

  private legalMark(look: Outlook | null, top: number, wording: Wording): Mark {
    if (!look) return { state: 'legal' };
    return {
      state: 'legal',
      ...worthOf(look, wording),
      ...(look.best.gains ? { gains: look.best.gains } : {}),
      ...(look.max === top && top > 0 && this.complete === null ? { best: true } : {}),
    };
  }
}
