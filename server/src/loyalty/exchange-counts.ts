import type { ExchangeCampaign } from '@mam/domain/loyalty/exchange.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';

/** [LO12] How many vouchers each campaign of a brand has given. */
export async function givenByCampaign(
  db: Kysely<Tables>,
  brand: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('exchange_counts').selectAll().where('brand', '=', brand).execute();
  return new Map(rows.map(({ campaign_id, given }) => [campaign_id, given]));
}

/**
 * [LO12] Takes one voucher of a campaign, if there is one left; false = they are all gone. Another taker waits here
 * until this transaction ends.
 */
export async function takeStock(
  trx: Trx,
  brand: string,
  { id: campaign_id, stock }: Pick<ExchangeCampaign, 'id' | 'stock'>,
): Promise<boolean> {
  await trx
    .insertInto('exchange_counts')
    .values({ brand, campaign_id, given: 0 })
    .onConflict((on) => on.columns(['brand', 'campaign_id']).doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('exchange_counts')
    .set((of) => ({ given: of('given', '+', 1) }))
    .where('brand', '=', brand)
    .where('campaign_id', '=', campaign_id)
    .$if(stock !== null, (of) => of.where('given', '<', stock))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
