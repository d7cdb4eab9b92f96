import type { OrderType, SlotLimit, Store } from '../store/store.ts';
import type { EpochMs, Zone } from '../time/moment.ts';
import { wallTime } from '../time/wall-time.ts';

const MINUTE = 60_000;

/** [OR17] How long an order holds its place while it is being paid: 15 minutes in ms. */
export const UNPAID_HOLDS = 15 * MINUTE;

/** A place an order holds: what it is sent as, and when its food is wanted. */
export interface Place {
  readonly type: OrderType;
  readonly at: EpochMs;
}

/** A slot without a place left, for the kinds of orders that share it. */
export interface FullSlot {
  readonly start: EpochMs;
  readonly types: readonly OrderType[];
}

/** [OR16] The limit a kind of order counts towards; null = the store takes any number. */
export function slotLimitOf({ slots }: Store, type: OrderType): SlotLimit | null {
  return slots.find(({ types }) => types.includes(type)) ?? null;
}

/** [OR16] The first instant of the slot of so many minutes a moment lies in, by the store's wall clock. */
export function slotStart(at: EpochMs, minutes: number, zone: Zone): EpochMs {
  const wall = wallTime(at, zone);
  const since = (wall.minute % minutes) * MINUTE + wall.second * 1000 + (at % 1000);
  const start = at - since;
  return aheadOfUtc(start, zone) === aheadOfUtc(at, zone) ? start : clockChange(start, at, zone);
}

/** [OR16] A slot ends where the clock is changed and another begins: the first minute after the change. */
function clockChange(before: EpochMs, after: EpochMs, zone: Zone): EpochMs {
  let start = after - (after % MINUTE);
  while (start - MINUTE > before && aheadOfUtc(start - MINUTE, zone) === aheadOfUtc(after, zone))
    start -= MINUTE;
  return start;
}

function aheadOfUtc(at: EpochMs, zone: Zone): number {
  const { year, month, day, hour, minute, second } = wallTime(at, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - (at - (at % 1000));
}

/** [OR16] The slots in which no place is left, earliest first, out of every place that is held; those before the running one are over. */
export function fullSlots(store: Store, held: readonly Place[], now = 0): FullSlot[] {
  return store.slots
    .flatMap(({ minutes, orders, types }) => {
      const counted = new Map<EpochMs, number>();
      for (const { type, at } of held) {
        if (!types.includes(type)) continue;
        const start = slotStart(at, minutes, store.zone);
        counted.set(start, (counted.get(start) ?? 0) + 1);
      }
      const running = slotStart(now, minutes, store.zone);
      return [...counted]
        .filter(([start, taken]) => taken >= orders && start >= running)
        .map(([start]) => ({ start, types }));
    })
    .sort((a, b) => a.start - b.start);
}

/** [OR16] Whether the slot an order would be made in has no place left. */
export function isFull(store: Store, { type, at }: Place, full: readonly FullSlot[]): boolean {
  const limit = full.length === 0 ? null : slotLimitOf(store, type);
  if (limit === null) return false;
  const start = slotStart(at, limit.minutes, store.zone);
  return full.some((slot) => slot.start === start && slot.types.includes(type));
}
