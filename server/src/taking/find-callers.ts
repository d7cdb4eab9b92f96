import { seconds } from '@mam/contract/http/moment-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { FoundCallers, KnownCaller } from '@mam/contract/taking/callers.schema.ts';
import { maskPhone } from '@mam/domain/contact/mask.ts';
import { isDelivery } from '@mam/domain/delivery/is-delivery.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isAnswered, isCancelled } from '@mam/domain/order/status.ts';
import {
  type CallerSearch,
  findCallers,
  knownAddresses,
  soughtWords,
} from '@mam/domain/taking/caller-search.ts';
import type { Kysely } from 'kysely';
import type { CallerRow } from '../db/tables/caller-tables.ts';
import type { Tables } from '../db/tables.ts';
import { orderItemsWire } from '../order/order-detail.ts';
import { linesOfOrder } from '../order/queries.ts';
import { ordersOf } from '../order/rows.ts';

/** So many are looked at, whatever is sought: more are found by typing more. */
const MOST = 20;
/** So many orders of a caller are written out. */
const MOST_LAST = 3;

interface OfStore {
  readonly brand: string;
  readonly store: number;
}

/** Behind every text that begins so. */
const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

const callersAt = (db: Kysely<Tables>, { brand, store }: OfStore) =>
  db
    .selectFrom('callers')
    .selectAll('callers')
    .where('callers.brand', '=', brand)
    .where('callers.store_id', '=', store)
    .limit(MOST + 1);

const byTail = (db: Kysely<Tables>, of: OfStore, tail: string): Promise<CallerRow[]> =>
  callersAt(db, of).where('tail', '>=', tail).where('tail', '<', endOf(tail)).orderBy('tail').execute();

const byWord = (db: Kysely<Tables>, { brand, store }: OfStore, word: string): Promise<CallerRow[]> =>
  db
    .selectFrom('caller_words')
    .innerJoin('callers', (join) =>
      join
        .onRef('callers.phone_key', '=', 'caller_words.phone_key')
        .on('callers.brand', '=', brand)
        .on('callers.store_id', '=', store),
    )
    .selectAll('callers')
    .where('caller_words.brand', '=', brand)
    .where('caller_words.store_id', '=', store)
    .where('word', '>=', word)
    .where('word', '<', endOf(word))
    .orderBy('word')
    .limit(MOST + 1)
    .execute();

const soughtOf = ({ name, tail, last_at: lastAt }: CallerRow) => ({ name, tail, lastAt });

/** [SF33] The guests of a store that answer a search, their numbers masked. */
export async function searchCallers(
  db: Kysely<Tables>,
  of: OfStore,
  search: CallerSearch,
): Promise<FoundCallers> {
  const { tail } = search;
  const reads =
    tail === '' ? soughtWords(search).map((word) => byWord(db, of, word)) : [byTail(db, of, tail)];
  const read = await Promise.all(reads);
  const rows = new Map(read.flat().map((row) => [row.phone_key, row]));
  const found = findCallers([...rows.values()], search, soughtOf).slice(0, MOST);
  const codes = await codesOf(
    db,
    found.map(({ order_id }) => order_id),
  );
  return {
    callers: found.map((row) => ({
      code: codes.get(row.order_id) ?? '',
      name: row.name,
      phone: maskPhone(row.phone_key),
      orders: row.orders,
      last_at: seconds(row.last_at),
    })),
    more: read.some((rows) => rows.length > MOST),
  };
}

async function codesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Of what a number ordered at a store of a brand, the latest that was taken; an unreadable number has this one alone. */
async function ordersOfCaller(db: Kysely<Tables>, named: PlacedOrder): Promise<PlacedOrder[]> {
  const { brand, storeId, phoneNumber } = named;
  if (phoneNumber === '') return [named];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('phone_number', '=', phoneNumber)
    .where('phone_number', '<>', '')
    .where('brand', '=', brand)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return ordersOf(rows).filter((order) => order.storeId === storeId);
}

/** [SF34] A guest of a store, by the code of an order of theirs; null = it says no more whose it was. */
export async function knownCaller(db: Kysely<Tables>, named: PlacedOrder): Promise<KnownCaller | null> {
  const { brand, storeId, phoneKey } = named;
  if (phoneKey === '') return null;
  const row = await callersAt(db, { brand, store: storeId })
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst();
  const orders = (await ordersOfCaller(db, named)).filter(
    ({ status, forgottenAt }) => isAnswered(status) && !isCancelled(status) && forgottenAt === null,
  );
  const brought = orders.filter(({ type }) => isDelivery(type));
  const last = await Promise.all(
    orders.slice(0, MOST_LAST).map(async (order) => ({
      code: order.code,
      created_at: seconds(order.createdAt),
      status: order.status,
      type: order.kind,
      items: orderItemsWire(await linesOfOrder(db, brand, order.id), { notes: true, people: false }),
      quote: quoteToWire(order.bill, order.currency),
      is_mine: true as const,
    })),
  );
  return {
    name: row?.name || named.name,
    phone: named.phone,
    orders: row?.orders ?? orders.length,
    missed: row?.missed ?? 0,
    addresses: knownAddresses(
      brought.map(({ address: text, addressDetail: detail, location }) => ({ text, detail, location })),
    ).map(({ text: address, detail: sub_address, location }) => ({ address, sub_address, location })),
    last,
  };
}
