// Orders as they were told stay as they are until something told of them has changed: neither read nor made again [OR136].
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { Kysely } from 'kysely';
import type { KeptOrder, KeptOrders } from '../../cache/board-snapshot.ts';
import type { PrefixCache } from '../../cache/prefix-cache.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import type { SellingStore } from '../../menu/selling-store.ts';
import type { OrderReader } from '../staff-order.ts';
import { type Teller, toldAnew } from './read-board.ts';

async function namesOfStaff(db: Kysely<Tables>, brand: string): Promise<string> {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('brand', '=', brand)
    .orderBy('id')
    .execute();
  return JSON.stringify(people.map(({ id, name }) => [id, name]));
}

/** Read or switched anew, a store is another object. */
const isStill = (kept: KeptOrders, now: Omit<KeptOrders, 'byId'>): boolean =>
  kept.store === now.store && kept.manager === now.manager && kept.names === now.names;

interface Keeping {
  readonly reader: OrderReader;
  readonly selling: Pick<SellingStore, 'store' | 'manager'>;
  /** by key, and the key of this store and of whoever reads as this reader does */
  readonly kept: PrefixCache<KeptOrders>;
  readonly key: string;
}

/**
 * [OR136] The orders whose mark has not moved as they were told last, the others anew. Marks are read before the orders:
 * one that changes in between is told newer than its mark, and again when it is asked for next.
 */
export const toldOrKept =
  (
    context: Pick<Context, 'database' | 'stores' | 'channels'>,
    { reader, selling: { store, manager }, kept, key }: Keeping,
  ): Teller =>
  async (listed) => {
    const by = { store, manager, names: await namesOfStaff(context.database.read, reader.brand) };
    const last = kept.ready(key);
    const known = last && isStill(last, by) ? last.byId : new Map<string, KeptOrder>();
    const isKept = ({ id, mark }: (typeof listed)[number]) => mark !== null && known.get(id)?.mark === mark;
    const anew = await toldAnew(context, reader)(listed.filter((order) => !isKept(order)));
    const told = new Map<string, StaffOrder>();
    const byId = new Map<string, KeptOrder>();
    for (const one of listed) {
      const order = anew.get(one.id) ?? known.get(one.id)?.order;
      if (!order) continue;
      told.set(one.id, order);
      if (one.mark !== null) byId.set(one.id, { mark: one.mark, order });
    }
    kept.put(key, { ...by, byId });
    return told;
  };
