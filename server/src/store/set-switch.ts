import { storeTopic } from '@mam/contract/http/topic.ts';
import type { StaffActor } from '@mam/domain/order/actor.ts';
import type { SwitchedType } from '@mam/domain/store/store.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import { lockNames } from '../db/lanes.ts';
import type { StoreSwitchRow } from '../db/tables/brand-tables.ts';
import { bumpStore } from './queries.ts';
import { putSwitch, removeSwitches, switchesOfStore } from './switch-queries.ts';

interface Switching {
  readonly brand: string;
  readonly store: number;
  readonly types: readonly SwitchedType[];
}

export interface NewSwitch extends Switching, Pick<StoreSwitchRow, 'kind' | 'minutes' | 'until'> {
  readonly by: StaffActor;
}

/** Rows as they are after a change, and those it replaced or ended before their time. */
export interface Switched {
  readonly rows: readonly StoreSwitchRow[];
  readonly replaced: readonly StoreSwitchRow[];
}

const holds = ({ until }: StoreSwitchRow, now: number) => until === null || now < until;

/** Of two who switch a store at once the second sees what the first has done. */
export const lockSwitches = (trx: Trx, { brand, store }: Pick<Switching, 'brand' | 'store'>): Promise<void> =>
  lockNames(trx, [`switches ${brand} ${store}`]);

/** [ST18] [ST19] Kinds of order are paused or slowed from now on; of two who say so at once the second replaces the first. */
export async function setSwitch(trx: Trx, change: NewSwitch, now: number): Promise<Switched> {
  const { brand, store, types, kind, minutes, until, by } = change;
  await lockSwitches(trx, change);
  const version = await bumpStore(trx, brand, store);
  const before = await switchesOfStore(trx, brand, store);
  const said = { kind, minutes, until, at: now, by_staff: by.id, by_name: by.shownName, end_told: 0 };
  for (const type of types) await putSwitch(trx, { brand, store_id: store, type, ...said });
  return ring(trx, change, { version, before, now });
}

/** [ST19] Switches end before their time; where none holds nothing changes and no bell rings. */
export async function endSwitch(trx: Trx, change: Switching, now: number): Promise<Switched> {
  const { brand, store, types } = change;
  await lockSwitches(trx, change);
  const rows = await switchesOfStore(trx, brand, store);
  if (!rows.some((row) => types.includes(row.type) && holds(row, now))) return { rows, replaced: [] };
  const version = await bumpStore(trx, brand, store);
  await removeSwitches(trx, change);
  return ring(trx, change, { version, before: rows, now });
}

interface Before {
  readonly version: number;
  readonly before: readonly StoreSwitchRow[];
  readonly now: number;
}

async function ring(
  trx: Trx,
  { brand, store, types }: Switching,
  { version, before, now }: Before,
): Promise<Switched> {
  appendEvent(trx, { brand, topic: storeTopic(brand, store), version, at: now });
  const replaced = before.filter((row) => types.includes(row.type) && holds(row, now));
  return { rows: await switchesOfStore(trx, brand, store), replaced };
}

/** This process hears the event of a switch too, but need not wait for it. */
export function dropSwitchedPages({ caches }: Pick<Context, 'caches'>, brand: string): void {
  for (const cache of [caches.answers, caches.pages]) cache.drop(`${brand} `);
}
