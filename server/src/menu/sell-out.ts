import { menuTopic } from '@mam/contract/http/topic.ts';
import { menuKey } from '../cache/caches.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import { addSoldOut, bumpMenu, removeSoldOut } from './queries.ts';

export interface SellOut {
  readonly brand: string;
  readonly store: number;
  readonly itemId: string;
  readonly soldOut: boolean;
  /** staff id */
  readonly by: string;
}

/** Sells a dish out in one store, or puts it back. Said twice it changes nothing more, rings no bell and notes nothing. */
export async function sellOut(
  { database, caches }: Pick<Context, 'database' | 'caches'>,
  change: SellOut,
  now: number,
  note: (trx: Trx) => void = () => {},
): Promise<void> {
  const { brand, store, itemId, soldOut, by } = change;
  await database.transaction(async (trx) => {
    const changed = soldOut
      ? await addSoldOut(trx, { brand, store_id: store, item_id: itemId, at: now, by_staff: by })
      : await removeSoldOut(trx, brand, store, itemId);
    if (!changed) return;
    note(trx);
    const version = await bumpMenu(trx, brand, store);
    if (version !== undefined) appendEvent(trx, { brand, topic: menuTopic(brand, store), version, at: now });
  });
  // this process hears the event too, but need not wait for it
  caches.menus.drop(menuKey(brand, store));
}
