import type { EpochMs } from '../time/moment.ts';

/** An ingredient stands in no cart: it takes along whatever names it [ME17]. */
export type SoldOutKind = 'dish' | 'variant' | 'option' | 'combo' | 'ingredient';

/** A thing of the menu that can be sold out. */
export interface SoldOutThing {
  readonly kind: SoldOutKind;
  /** of a dish, combo or ingredient its own; of a size or an option the ids that lead to it, by `pathId` */
  readonly id: string;
}

/** [ME16] A thing that a store has sold out; until null = till somebody says it is back. */
export interface SoldOut extends SoldOutThing {
  readonly until: EpochMs | null;
}

/** The ends of what is gone, by thing. */
export type GoneThings = ReadonlyMap<string, EpochMs | null>;

/** [ME17] Things that go with another, by that one's key. */
export type GoingAlong = ReadonlyMap<string, readonly SoldOutThing[]>;

const escaped = (id: string) => id.replaceAll('%', '%25').replaceAll('/', '%2F');

/** The id of a size or an option: the same one may stand in two dishes and mean two things. */
export const pathId = (...ids: readonly string[]): string => ids.map(escaped).join('/');

/** A thing as one word, for maps. */
export const thingKey = ({ kind, id }: SoldOutThing): string => `${kind} ${id}`;

/** The thing that a key means. */
export function thingOfKey(key: string): SoldOutThing {
  const at = key.indexOf(' ');
  return { kind: key.slice(0, at) as SoldOutKind, id: key.slice(at + 1) };
}

/** [ME16] Whether something that was sold out until then is so at a moment: at the end itself it is back. */
export const isGoneAt = (until: EpochMs | null | undefined, now: EpochMs): boolean =>
  until === null || until === undefined || now < until;

/** [ME16] [ME17] Everything that is gone, with what goes along; of two ends for one thing the later holds. */
export function goneThings(soldOut: readonly SoldOut[], along: GoingAlong = new Map()): GoneThings {
  const gone = new Map<string, EpochMs | null>();
  const add = (thing: SoldOutThing, until: EpochMs | null) => {
    const key = thingKey(thing);
    const known = gone.get(key);
    if (known === null || (known !== undefined && until !== null && known >= until)) return;
    gone.set(key, until);
    for (const other of along.get(key) ?? []) add(other, until);
  };
  for (const { until, ...thing } of soldOut) add(thing, until);
  return gone;
}

/** Sold out for longer than this is off the menu. */
export const MOST_DAYS_GONE = 60;

/** [ME16] An end lies ahead, within 60 days; without one somebody has to say that the thing is back. */
export const isPossibleEnd = (until: EpochMs | null, now: EpochMs): boolean =>
  until === null || (now < until && until <= now + MOST_DAYS_GONE * 86_400_000);
