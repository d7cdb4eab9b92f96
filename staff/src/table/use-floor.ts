import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import { floorFromWire } from '@mam/contract/staff/floor-wire.ts';
import type { SeatGuestBody, StaffTables } from '@mam/contract/staff/tables.schema.ts';
import {
  closeSitting,
  getStaffTables,
  mergeSittings,
  moveSitting,
  openSitting,
  seatGuest,
} from '@mam/contract/staff/tables.ts';
import type { Floor } from '@mam/domain/table/floor.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { useLive } from '../data/live.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { setInFlight, useInFlight } from '../order/in-flight.ts';
import { say } from '../words/words.ts';

/** how often they are read while the live stream is down, and while it is up: a sitting ends by the clock too */
const POLL_MS = 2_000;
const FALLBACK_POLL_MS = 60_000;

/** [TB52] The tables of a store and the parties at them, live. */
export function useFloor(storeId: number) {
  const live = useLive();
  return useQuery({
    queryKey: keys.tables(storeId),
    queryFn: async ({ signal }) =>
      floorFromWire(dataOrThrow(await call(getStaffTables, { query: { store: storeId }, signal }))),
    refetchInterval: live === 'live' ? FALLBACK_POLL_MS : POLL_MS,
  });
}

/** The server words these refusals for guests; those who serve read other words. */
const TO_STAFF: Readonly<Record<string, 'floor.gone' | 'floor.unknown' | 'floor.notThere'>> = {
  SITTING_NOT_THERE: 'floor.notThere',
  SITTING_OVER: 'floor.gone',
  TABLE_UNKNOWN: 'floor.unknown',
};

const seatingLock = (storeId: number) => `tables ${storeId}`;

/** Sends a step of seating; gives the floor, or null: the refusal has been told, or another step is on its way. */
async function step(storeId: number, send: () => Promise<Answer<StaffTables>>): Promise<Floor | null> {
  const way = seatingLock(storeId);
  if (useInFlight.getState().keys.has(way)) return null;
  setInFlight(way, true);
  const answer = await send();
  let floor: Floor | null = null;
  if (answer.ok) {
    floor = floorFromWire(answer.data);
    // a reading that began before would bring back what was
    await queries.cancelQueries({ queryKey: keys.tables(storeId) });
    queries.setQueryData<Floor>(keys.tables(storeId), floor);
  } else {
    const words = TO_STAFF[answer.code];
    sayRefusal(new Refused({ ...answer, message: words ? say(words) : answer.message }));
  }
  setInFlight(way, false);
  void queries.invalidateQueries({ queryKey: keys.tables(storeId) });
  return floor;
}

/** [TB53] A party sits down at a table; where one sits, it has been seen. */
export const openTable = (store: number, table: string) =>
  step(store, () => call(openSitting, { body: { store, table } }));

/** [TB53] A party has gone. */
export const closeParty = (store: number, id: string) =>
  step(store, () => call(closeSitting, { params: { id } }));

/** [TB54] A party sits at another table from now on. */
export const moveParty = (store: number, id: string, table: string) =>
  step(store, () => call(moveSitting, { params: { id }, body: { table } }));

/** [TB55] Another party is one with this. */
export const mergeParties = (store: number, id: string, other: string) =>
  step(store, () => call(mergeSittings, { params: { id }, body: { other } }));

/** [TB89] A guest is put out, let in, or the first phone from now on. */
export const seatPerson = (store: number, id: string, guest: string, as: SeatGuestBody['as']) =>
  step(store, () => call(seatGuest, { params: { id, guest }, body: { as } }));

/** Whether a step of this store is on its way. */
export const useSeating = (storeId: number): boolean =>
  useInFlight(({ keys: moving }) => moving.has(seatingLock(storeId)));
