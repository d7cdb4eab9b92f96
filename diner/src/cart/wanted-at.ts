import { countedFrom } from '@mam/domain/checkout/calendar-time.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import { isDelivery } from '@mam/domain/delivery/is-delivery.ts';
import type { OrderType, Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { PersistedChoices } from '../device/persisted.ts';

/** How the diner gets the food; scheduled delivery is delivery here. */
export type Way = 'delivery' | 'pickup';

export function offeredWays({ orderTypes }: Store): readonly Way[] {
  const ways: Way[] = [];
  if (orderTypes.some(isDelivery)) ways.push('delivery');
  if (orderTypes.includes('PICKUP')) ways.push('pickup');
  return ways;
}

/** The way the diner chose, where the store has it; else the store's first. */
export function chosenWay(choices: PersistedChoices, store: Store): Way {
  const ways = offeredWays(store);
  const wanted: Way = choices.type === 'PICKUP' ? 'pickup' : 'delivery';
  return ways.includes(wanted) ? wanted : (ways[0] ?? 'delivery');
}

function orderTypeForWay(store: Store, way: Way): OrderType {
  if (way === 'pickup') return 'PICKUP';
  return store.orderTypes.includes('DELI') ? 'DELI' : 'DELIAT';
}

export const mayChooseTime = (store: Store, way: Way): boolean =>
  way === 'pickup' || store.orderTypes.includes('DELIAT');

/** [OR7] The chosen way and time, as an order of this store says them today. */
export function chosenWayAndTime(
  choices: PersistedChoices,
  store: Store,
  now: EpochMs,
): Pick<OrderDraft, 'type' | 'orderNow' | 'pickupAt'> {
  const way = chosenWay(choices, store);
  const mayChoose = mayChooseTime(store, way);
  return {
    type: orderTypeForWay(store, way),
    orderNow: mayChoose ? choices.orderNow : true,
    pickupAt: mayChoose && !choices.orderNow ? countedFrom(wallTime(now, store.zone), choices.time) : NO_TIME,
  };
}

/** [ME1] The time the food is wanted; now when none is chosen, or the chosen one has passed. */
export function wantedAt(choices: PersistedChoices, store: Store, now: EpochMs): EpochMs {
  const time = resolveTime(chosenWayAndTime(choices, store, now), store, now);
  return 'refused' in time ? now : time.at;
}
