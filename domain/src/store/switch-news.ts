import type { EpochMs } from '../time/moment.ts';
import { isServing } from './open-state.ts';
import type { Store, StoreSwitch, SwitchedType } from './store.ts';
import { isInForce } from './switches.ts';

/** A kind of order that is paused or takes longer. until null = until somebody takes it again. */
export interface SwitchNews extends Pick<StoreSwitch, 'type' | 'kind' | 'minutes'> {
  readonly until: EpochMs | null;
  /** of a pause: something of the kind can be ordered for a time after its end */
  readonly takesLater: boolean;
}

/** [ST25] Whether a way now paused can be had for a later time: fetched at a chosen time, or brought at one. */
const isTakenLater = ({ orderTypes }: Pick<Store, 'orderTypes'>, type: SwitchedType): boolean =>
  type !== 'TABLE' && orderTypes.includes(type === 'PICKUP' ? 'PICKUP' : 'DELIAT');

/** A pause of scheduled delivery that ends with that of delivery, or before it, tells a diner nothing more. */
const isSaidBy = (other: StoreSwitch, one: StoreSwitch): boolean =>
  other !== one && other.type === 'DELI' && other.kind === one.kind && one.until <= other.until;

const byUrgency = (a: StoreSwitch, b: StoreSwitch): number =>
  Number(b.kind === 'pause') - Number(a.kind === 'pause') || a.until - b.until;

/**
 * [ST25] The switches a diner at home is told of, pauses first and the soonest end first: those of what the store takes
 * at this hour, and of scheduled delivery while it is closed.
 */
export function switchNews(store: Store, now: EpochMs): readonly SwitchNews[] {
  const { orderTypes, switches } = store;
  const asked: readonly SwitchedType[] = isServing(store, now)
    ? orderTypes
    : orderTypes.filter((type) => type === 'DELIAT');
  const held = switches.filter((one) => asked.includes(one.type) && isInForce(one, now));
  return held
    .filter((one) => one.type !== 'DELIAT' || !held.some((other) => isSaidBy(other, one)))
    .sort(byUrgency)
    .map(({ type, kind, minutes, until }) => {
      return { type, kind, minutes, until, takesLater: isTakenLater(store, type) };
    });
}

/** [ST25] Somebody at a table is told of orders from there: stopped, paused or slower; null = they are taken as ever. */
export function tableNews(store: Store, now: EpochMs): SwitchNews | null {
  if (store.tablesStopped)
    return { type: 'TABLE', kind: 'pause', minutes: 0, until: null, takesLater: false };
  const one = store.switches.find((held) => held.type === 'TABLE' && isInForce(held, now));
  return one
    ? { type: 'TABLE', kind: one.kind, minutes: one.minutes, until: one.until, takesLater: false }
    : null;
}

/** [ST25] The news of one way to get the food. */
export const newsOfWay = (news: readonly SwitchNews[], way: 'delivery' | 'pickup'): readonly SwitchNews[] =>
  news.filter(({ type }) => (type === 'PICKUP') === (way === 'pickup'));
