import { menuTopic } from '@mam/contract/http/topic.ts';
import { isGoneAt, type SoldOutThing } from '@mam/domain/menu/sold-out.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { menuKey } from '../cache/caches.ts';
import type { Duty } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import {
  addSoldOut,
  bumpMenu,
  endSoldOut,
  type SellingPlace,
  soldOutRow,
  soldOutRows,
  storesOfEnds,
} from './queries.ts';

export interface SellOut extends SellingPlace {
  /** absent = a dish */
  readonly kind?: SoldOutThing['kind'];
  readonly itemId: string;
  readonly soldOut: boolean;
  /** null or absent = till somebody says it is back */
  readonly until?: EpochMs | null;
  /** staff id */
  readonly by: string;
  readonly byName?: string;
}

/**
 * [ME16] Sells a thing out in one store until a moment, gives it another end, or puts it back. Said twice it changes
 * nothing more and rings no bell; each change leaves what was before it in `sold_out_past`.
 */
export async function sellOut(
  { database, caches }: Pick<Context, 'database' | 'caches'>,
  change: SellOut,
  now: EpochMs,
  note: (trx: Trx) => void = () => {},
): Promise<void> {
  const { brand, store } = change;
  await database.transaction(async (trx) => {
    if (!(await writeSoldOut(trx, change, now))) return;
    note(trx);
    await ringMenu(trx, change, now);
  });
  // this process hears the event too, but need not wait for it
  caches.menus.drop(menuKey(brand, store));
}

/** false = it was so already. */
async function writeSoldOut(trx: Trx, change: SellOut, now: EpochMs): Promise<boolean> {
  const { brand, store, kind = 'dish', itemId, until = null, by, byName = '' } = change;
  const key = { brand, store_id: store, kind, item_id: itemId };
  const row = await soldOutRow(trx, change, { kind, id: itemId });
  const stands = row !== undefined && isGoneAt(row.until, now);
  if (stands && change.soldOut && row.until === until) return false;
  const hand = stands ? { ended_by: by, ended_by_name: byName } : { ended_by: null, ended_by_name: '' };
  const ended = row !== undefined && (await endSoldOut(trx, key, { ended_at: now, ...hand }));
  if (!change.soldOut) return ended;
  const isNew = await addSoldOut(trx, { ...key, at: now, by_staff: by, by_name: byName, until });
  // somebody else has sold it out since it was looked for: the last word holds
  return isNew || writeSoldOut(trx, change, now);
}

async function ringMenu(trx: Trx, { brand, store }: SellingPlace, now: EpochMs): Promise<void> {
  const version = await bumpMenu(trx, brand, store);
  if (version !== undefined) appendEvent(trx, { brand, topic: menuTopic(brand, store), version, at: now });
}

/** Stores looked after at one tick. */
const AT_ONCE = 20;

/** [ME16] Puts away what is back by the clock and rings, so that open menus read it; it is on sale without this. */
async function endInStore(trx: Trx, place: SellingPlace, now: EpochMs): Promise<void> {
  const over = (await soldOutRows(trx, place)).filter(({ until }) => !isGoneAt(until, now));
  const byClock = { ended_at: now, ended_by: null, ended_by_name: '' };
  let ended = 0;
  for (const row of over) if (await endSoldOut(trx, row, byClock)) ended += 1;
  if (ended > 0) await ringMenu(trx, place, now);
}

export const ringWhenBack: Duty = {
  name: 'sold out until',
  run: async ({ database, now }) => {
    for (const { brand, store_id: store } of await storesOfEnds(database.read, now(), AT_ONCE))
      await database.transaction((trx) => endInStore(trx, { brand, store }, now()));
  },
};
