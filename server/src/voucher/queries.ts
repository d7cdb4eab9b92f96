import { type Kysely, sql } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { deferWrite } from '../db/left-writes.ts';
import { prepared, preparedInsert } from '../db/prepared-statement.ts';
import type { VoucherCampaignRow } from '../db/tables/voucher-tables.ts';
import type { Tables } from '../db/tables.ts';
import { freeOwn, holdOwn, useOwn } from './own-vouchers.ts';

export async function campaignByCode(
  db: Kysely<Tables>,
  brand: string,
  code: string,
): Promise<VoucherCampaignRow | undefined> {
  return (await selectByCode(db, { brand, code })).rows[0];
}

const selectByCode = prepared<{ brand: string; code: string }, VoucherCampaignRow>((db, value) =>
  db
    .selectFrom('voucher_campaigns')
    .selectAll()
    .where('brand', '=', value('brand'))
    .where('code', '=', value('code')),
);

/** The campaigns of a brand, as its bundle lists them. */
export function campaignsOfBrand(db: Kysely<Tables>, brand: string): Promise<VoucherCampaignRow[]> {
  return db
    .selectFrom('voucher_campaigns')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
}

const countUses = prepared<
  { campaign: string; uid: string; phone: string },
  { ofDiner: number; ofPhone: number }
>((db, value) => {
  const statement = sql<{ ofDiner: number; ofPhone: number }>`select
    (select count(*) from voucher_uses
      where campaign_id = ${value('campaign')} and uid = ${value('uid')} and state <> 'RELEASED') as "ofDiner",
    (select count(*) from voucher_uses
      where campaign_id = ${value('campaign')} and phone = ${value('phone')} and phone <> ''
        and state <> 'RELEASED') as "ofPhone"`;
  return { compile: () => statement.compile(db) };
});

/** Uses of a campaign that count for one person: by the same diner or the same phone, whichever has more. */
export async function usesOfDiner(
  db: Kysely<Tables>,
  campaign: string,
  { uid, phoneKey: phone }: { uid: string; phoneKey: string },
): Promise<number> {
  const { rows } = await countUses(db, { campaign, uid, phone });
  const [row] = rows;
  if (!row) throw new Error('counting answers one row');
  return Math.max(row.ofDiner, row.ofPhone);
}

/**
 * Takes one use, if there is one left; false = used up. Another order with this campaign waits here until we commit, so
 * a count made after this still holds.
 */
async function takeUse(trx: Trx, campaign: string): Promise<boolean> {
  return (await countOneMore(trx, { campaign })).numAffectedRows === 1n;
}

const countOneMore = prepared<{ campaign: string }>((db, value) =>
  db
    .updateTable('voucher_campaigns')
    .set((of) => ({ used: of('used', '+', 1) }))
    .where('id', '=', value('campaign'))
    .where((of) => of.or([of('use_limit', 'is', null), of('used', '<', of.ref('use_limit'))])),
);

const insertUses = preparedInsert('voucher_uses');

/** The part of a voucher that an order takes: a use of a campaign, or a voucher of somebody's own. */
export interface VoucherUse {
  readonly kind: 'campaign' | 'own';
  /** of the row */
  readonly id: string;
}

type Taking = Pick<Tables['voucher_uses'], 'order_id' | 'brand' | 'uid' | 'phone' | 'at'>;

/**
 * [VO10] Takes what an order uses, in the transaction that writes it; false = it is used up. HELD until somebody takes the
 * order, of one that is taken USED at once.
 */
export async function takeVoucher(
  trx: Trx,
  { kind, id }: VoucherUse,
  order: Taking,
  state: 'HELD' | 'USED' = 'HELD',
): Promise<boolean> {
  if (kind === 'own') {
    const held = await holdOwn(trx, id, order.order_id, order.at);
    if (held && state === 'USED') await useOwn(trx, order.brand, order.order_id, order.at);
    return held;
  }
  if (!(await takeUse(trx, id))) return false;
  deferWrite(trx, (way) => insertUses(way, [{ ...order, campaign_id: id, state }]));
  return true;
}

/** Gives an order's use back, once. */
export async function releaseUse(trx: Trx, brand: string, order: string, at: number): Promise<void> {
  await freeOwn(trx, brand, order, at);
  const released = await trx
    .updateTable('voucher_uses')
    .set({ state: 'RELEASED', at })
    .where('order_id', '=', order)
    .where('brand', '=', brand)
    .where('state', '!=', 'RELEASED')
    .returning('campaign_id')
    .executeTakeFirst();
  if (!released) return;
  await trx
    .updateTable('voucher_campaigns')
    .set((of) => ({ used: of('used', '-', 1) }))
    .where('id', '=', released.campaign_id)
    .where('used', '>', 0)
    .execute();
}

/** Marks the use an order held as used, once the restaurant takes it. */
export async function useHeld(trx: Trx, brand: string, order: string, at: number): Promise<void> {
  await useOwn(trx, brand, order, at);
  await trx
    .updateTable('voucher_uses')
    .set({ state: 'USED', at })
    .where('order_id', '=', order)
    .where('brand', '=', brand)
    .where('state', '=', 'HELD')
    .execute();
}

/** [OR67] Uses of orders that say no more whom they were for: one is still its diner's, by their identity alone. */
export async function forgetPhonesOfUses(trx: Trx, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await trx
    .updateTable('voucher_uses')
    .set({ phone: '' })
    .where('order_id', 'in', orders)
    .where('phone', '<>', '')
    .execute();
}

/** [DN11] The same of uses that outlasted what was erased for their diner. before: epoch ms */
export async function forgetOldPhones(
  trx: Trx,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<void> {
  const old = await trx
    .selectFrom('voucher_uses')
    .select('order_id')
    // said so that the small index of these is used
    .where(sql<boolean>`phone <> ''`)
    .where('at', '<', before)
    .orderBy('at')
    .limit(most)
    .execute();
  await forgetPhonesOfUses(
    trx,
    old.map(({ order_id }) => order_id),
  );
}
