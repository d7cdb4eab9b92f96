import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import type { VoucherCampaignRow } from '../db/voucher-tables.ts';

export function campaignByCode(
  db: Kysely<Tables>,
  brand: string,
  code: string,
): Promise<VoucherCampaignRow | undefined> {
  return db
    .selectFrom('voucher_campaigns')
    .selectAll()
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Uses of a campaign that count for one person: by the same diner or the same phone, whichever has more. */
export async function usesOfDiner(
  db: Kysely<Tables>,
  campaign: string,
  { uid, phoneKey }: { uid: string; phoneKey: string },
): Promise<number> {
  const rows = await db
    .selectFrom('voucher_uses')
    .select(['uid', 'phone'])
    .where('campaign_id', '=', campaign)
    .where('state', '!=', 'RELEASED')
    .where((of) => of.or([of('uid', '=', uid), of('phone', '=', phoneKey)]))
    .execute();
  const byUid = rows.filter((row) => row.uid === uid).length;
  const byPhone = phoneKey === '' ? 0 : rows.filter((row) => row.phone === phoneKey).length;
  return Math.max(byUid, byPhone);
}

/**
 * Takes one use, if there is one left; false = used up. Whoever also wants this campaign waits here until we
 * commit, so what is counted after this still holds.
 */
export async function takeUse(trx: Trx, campaign: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('voucher_campaigns')
    .set((of) => ({ used: of('used', '+', 1) }))
    .where('id', '=', campaign)
    .where((of) => of.or([of('use_limit', 'is', null), of('used', '<', of.ref('use_limit'))]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function holdUse(trx: Trx, row: Tables['voucher_uses']): Promise<void> {
  await trx.insertInto('voucher_uses').values(row).execute();
}

/** Gives an order's use back, once. */
export async function releaseUse(trx: Trx, brand: string, order: string, at: number): Promise<void> {
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

/** The restaurant took the order: what was held is used. */
export async function useHeld(trx: Trx, brand: string, order: string, at: number): Promise<void> {
  await trx
    .updateTable('voucher_uses')
    .set({ state: 'USED', at })
    .where('order_id', '=', order)
    .where('brand', '=', brand)
    .where('state', '=', 'HELD')
    .execute();
}
