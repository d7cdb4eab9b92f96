import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { tailOf, wordsOfName } from '@mam/domain/taking/caller-search.ts';
import type { Trx } from '../../db/dialect.ts';
import type { CallerWordRow } from '../../db/tables/caller-tables.ts';

/** Names that were said are sought by so many words. */
const MOST_WORDS = 12;

/** [SF33] A store has taken an order on: whoever it is for is known there by their number. */
export async function noteCaller(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const { id: order_id, brand, storeId: store_id, phoneKey: phone_key, name } = order;
  if (phone_key === '') return;
  const latest = { order_id, last_at: now, ...(name !== '' && { name }) };
  await trx
    .insertInto('callers')
    .values({ brand, store_id, phone_key, tail: tailOf(phone_key), orders: 1, missed: 0, name, ...latest })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'store_id', 'phone_key'])
        .doUpdateSet((of) => ({ ...latest, orders: of('callers.orders', '+', 1) })),
    )
    .execute();
  const words = wordsOfName(name).slice(0, MOST_WORDS);
  if (words.length === 0) return;
  await forgetWords(trx, { brand, store_id, phone_key }, words);
  await trx
    .insertInto('caller_words')
    .values(words.map((word) => ({ brand, store_id, word, phone_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The name that was said last is a caller's, and no other is kept: asked for what is not in a list, SQLite reads a whole store. */
async function forgetWords(
  trx: Trx,
  { brand, store_id, phone_key }: Pick<CallerWordRow, 'brand' | 'store_id' | 'phone_key'>,
  kept: readonly string[],
): Promise<void> {
  const known = await trx
    .selectFrom('caller_words')
    .select('word')
    .where('brand', '=', brand)
    .where('store_id', '=', store_id)
    .where('phone_key', '=', phone_key)
    .execute();
  const gone = known.map(({ word }) => word).filter((word) => !kept.includes(word));
  if (gone.length === 0) return;
  await trx
    .deleteFrom('caller_words')
    .where('brand', '=', brand)
    .where('store_id', '=', store_id)
    .where('word', 'in', gone)
    .where('phone_key', '=', phone_key)
    .execute();
}

/** [SF34] It was cooked, and nobody came for it. */
export async function noteMissed(trx: Trx, { brand, storeId, phoneKey }: PlacedOrder): Promise<void> {
  if (phoneKey === '') return;
  await trx
    .updateTable('callers')
    .set((of) => ({ missed: of('missed', '+', 1) }))
    .where('brand', '=', brand)
    .where('store_id', '=', storeId)
    .where('phone_key', '=', phoneKey)
    .execute();
}

/** [OR67] A caller is known no longer, by no name, once their latest order is forgotten. */
export async function forgetCallers(trx: Trx, orders: readonly string[]): Promise<void> {
  await trx.deleteFrom('callers').where('order_id', 'in', orders).execute();
}
