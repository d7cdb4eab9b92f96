import type { CampaignWire } from '@mam/contract/voucher/campaign.schema.ts';
import { campaignFromWire } from '@mam/contract/voucher/campaign-wire.ts';
import type { VoucherCard, Vouchers } from '@mam/contract/voucher/voucher-card.schema.ts';
import { ownCard, restaurantCard } from '@mam/contract/voucher/voucher-card.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { isRunning } from '@mam/domain/voucher/check.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { provedNumbers } from '../diner/phone-proofs.ts';
import { ownVouchersOfNumbers } from './own-vouchers.ts';
import { campaignsOfBrand } from './queries.ts';

/** [VO16] The restaurant's vouchers that an order in this store can have now. */
export async function restaurantCards(
  db: Kysely<Tables>,
  { brand, id, currency }: Store,
  now: number,
): Promise<VoucherCard[]> {
  const rows = await campaignsOfBrand(db, brand);
  return rows.flatMap(({ document, used, use_limit }) => {
    const wire = JSON.parse(document) as CampaignWire;
    const usedUp = use_limit !== null && used >= use_limit;
    if (wire.unlisted || usedUp || !isRunning(campaignFromWire(wire, currency), id, now)) return [];
    return restaurantCard(wire, { state: 'FREE', here: true });
  });
}

interface OwnCardsRequest {
  readonly brand: string;
  /** where they are to be good; null = nowhere in particular */
  readonly store: Store | null;
  readonly uid: string;
  /** international, as the countries of the brand read what was typed */
  readonly numbers: readonly string[];
  readonly now: number;
}

/** [VO15] The vouchers of a number, for a diner who has proved it; to anybody else every number has none. */
export async function ownCards(
  db: Kysely<Tables>,
  { brand, store, uid, numbers, now }: OwnCardsRequest,
): Promise<Vouchers> {
  const proved = await provedNumbers(db, { brand, uid, numbers, now });
  if (proved.size === 0) return { vouchers: [], verification_required: true };
  const rows = await ownVouchersOfNumbers(db, { brand, numbers: [...proved], now });
  const vouchers = rows
    .filter((row) => store === null || row.currency === store.currency.symbol)
    .map(({ document, state, ends_at }) => {
      const wire = JSON.parse(document) as CampaignWire;
      const stores = wire.list_pos_id ?? [];
      const here = store === null || stores.length === 0 || stores.includes(store.id);
      return ownCard(wire, { state: state === 'FREE' && ends_at < now ? 'OVER' : state, here });
    });
  return { vouchers, verification_required: false };
}
