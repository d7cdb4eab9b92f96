import type { CampaignWire } from '@mam/contract/voucher/campaign.schema.ts';
import { campaignOf } from '@mam/contract/voucher/campaign-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemsBeforeVoucher, type ReadLine, readCart } from '@mam/domain/cart/read-cart.ts';
import type { Place } from '@mam/domain/menu/listing.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { checkVoucher } from '@mam/domain/voucher/check.ts';
import { voucherCode } from '@mam/domain/voucher/code.ts';
import { voucherEffect } from '@mam/domain/voucher/effect.ts';
import type { VoucherCampaign, VoucherCode, VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { campaignByCode, usesOfDiner } from './queries.ts';

export interface VoucherTry extends SellingStore {
  /** as typed */
  readonly code: string;
  readonly lines: readonly CartLine[];
  readonly uid: string;
  readonly phoneKey: string;
  readonly now: EpochMs;
  /** when the food is wanted */
  readonly at: EpochMs;
  /** at a table also what is not sold to take away counts */
  readonly place?: Place;
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
  const { store, menu, lines, uid, phoneKey, now, at, place } = tried;
  const code = voucherCode(tried.code);
  const row = code === null ? undefined : await campaignByCode(db, store.brand, code);
  if (!row) return unknown;
  const campaign = campaignOf(JSON.parse(row.document) as CampaignWire, store.currency);
  const read = readCart(lines, menu, wallTime(at, store.zone), place);
  const itemTotal = itemsBeforeVoucher(read);
  const result = checkVoucher(campaign, {
    storeId: store.id,
    now,
    uses: row.used,
    usesOfDiner: await usesOfDiner(db, row.id, { uid, phoneKey }),
    itemTotal,
    dishIds: dishIds(read),
  });
  const effect = result === 4 ? voucherEffect(campaign, read, itemTotal) : null;
  return { code: result, campaignId: row.id, campaign, effect };
}
