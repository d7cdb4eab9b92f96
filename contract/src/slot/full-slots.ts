import type { FullSlot } from '@mam/domain/slot/slot.ts';
import { endpoint } from '../http/endpoint.ts';
import type { PlaceQuery } from '../http/fields.schema.ts';
import type { FullSlots } from './full-slots.schema.ts';

/** Which times of a store are taken; the bell of the store rings when that changes. */
export const listFullSlots = endpoint<{ query: PlaceQuery; answer: FullSlots }>({
  method: 'GET',
  path: '/v1/restaurant/slots',
  auth: 'none',
});

export function fullSlotsToWire(full: readonly FullSlot[]): FullSlots {
  return { full: full.map(({ start, types }) => ({ start: start / 1000, order_types: [...types] })) };
}

export function fullSlotsFromWire({ full }: FullSlots): FullSlot[] {
  return full.map(({ start, order_types: types }) => ({ start: start * 1000, types }));
}
