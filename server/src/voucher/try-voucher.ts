import type { CampaignWire } from '@mam/contract/voucher/campaign.schema.ts';
import { campaignOf } from '@mam/contract/voucher/campaign-wire.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { checkVoucher } from '@mam/domain/voucher/check.ts';
import { voucherCode } from '@mam/domain/voucher/code.ts';
import { voucherEffect } from '@mam/domain/voucher/effect.ts';
import type { VoucherCampaign, VoucherCode, VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { campaignByCode, usesOfDiner } from './queries.ts';

export interface VoucherTry {
  readonly store: Store;
  /** as typed */
  readonly code: string;
  /** the cart at the time the food is wanted */
  readonly read: readonly ReadLine[];
  /** what it costs before any voucher */
  readonly itemTotal: Minor;
  readonly uid: string;
  readonly phoneKey: string;
  readonly now: EpochMs;
}

export interface TriedVoucher {
  readonly code: VoucherCode;
  /** id of the campaign's row */
  readonly campaignId: string | null;
  readonly campaign: VoucherCampaign | null;
  readonly effect: VoucherEffect | null;
}

const unknown: TriedVoucher = { code: 1, campaignId: null, campaign: null, effect: null };

function dishIds(lines: readonly ReadLine[]): string[] {
  return lines.flatMap(({ dish }) => (dish ? [dish.id] : []));
}

/** What a voucher would do to a cart right now. Reads only: nothing is used or reserved. */
export async function tryVoucher(db: Kysely<Tables>, tried: VoucherTry): Promise<TriedVoucher> {
  const { store, read, itemTotal, uid, phoneKey, now } = tried;
  const code = voucherCode(tried.code);
  const row = code === null ? undefined : await campaignByCode(db, store.brand, code);
  if (!row) return unknown;
  const campaign = campaignOf(JSON.parse(row.document) as CampaignWire, store.currency);
  const result = checkVoucher(campaign, {
    storeId: store.id,
    now,
    uses: row.used,
    // counted only where it is limited
    usesOfDiner: campaign.perDiner === null ? 0 : await usesOfDiner(db, row.id, { uid, phoneKey }),
    itemTotal,
    dishIds: dishIds(read),
  });
  const effect = result === 4 ? voucherEffect(campaign, read, itemTotal) : null;
  return { code: result, campaignId: row.id, campaign, effect };
}
