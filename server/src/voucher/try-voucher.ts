import type { CampaignWire } from '@mam/contract/voucher/campaign.schema.ts';
import { campaignFromWire } from '@mam/contract/voucher/campaign-wire.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { checkVoucher } from '@mam/domain/voucher/check.ts';
import { voucherCode } from '@mam/domain/voucher/code.ts';
import { voucherEffect } from '@mam/domain/voucher/effect.ts';
import { checkOwnVoucher, isOwners } from '@mam/domain/voucher/own-voucher.ts';
import type { VoucherCampaign, VoucherCode, VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import type { Kysely } from 'kysely';
import type { OwnVoucherRow, VoucherCampaignRow } from '../db/tables/voucher-tables.ts';
import type { Tables } from '../db/tables.ts';
import { provedNumbers } from '../diner/phone-proofs.ts';
import { ownVoucherByCode, ownVoucherFromRow } from './own-vouchers.ts';
import { campaignByCode, usesOfDiner, type VoucherUse } from './queries.ts';

export interface VoucherTry {
  readonly store: Store;
  /** as typed */
  readonly code: string;
  /** the cart at the time the food is wanted */
  readonly read: readonly ReadLine[];
  /** the price of the cart before any voucher, in minor units */
  readonly itemTotal: Minor;
  readonly uid: string;
  readonly phoneKey: string;
  /** the number of the order as the whole world dials it; empty = it has none */
  readonly number: string;
  readonly now: EpochMs;
}

export interface TriedVoucher {
  readonly code: VoucherCode;
  /** the use an order takes of it; null = nobody has such a code */
  readonly use: VoucherUse | null;
  /** [VO13] it is somebody's own, and the order is from another */
  readonly others: boolean;
  readonly campaign: VoucherCampaign | null;
  readonly effect: VoucherEffect | null;
}

const unknown: TriedVoucher = { code: 1, use: null, others: false, campaign: null, effect: null };

function dishIds(lines: readonly ReadLine[]): string[] {
  return lines.flatMap(({ dish }) => (dish ? [dish.id] : []));
}

/** Tries a voucher on a cart right now; somebody's own comes first [VO14]. Reads only: nothing is used or reserved. */
export async function tryVoucher(db: Kysely<Tables>, tried: VoucherTry): Promise<TriedVoucher> {
  const { store } = tried;
  const code = voucherCode(tried.code);
  if (code === null) return unknown;
  // asked together: on PostgreSQL each answer that is waited for costs more than its statement
  const [own, row] = await Promise.all([
    ownVoucherByCode(db, store.brand, code),
    campaignByCode(db, store.brand, code),
  ]);
  if (own) return tryOwn(db, own, tried);
  return row ? tryCampaign(db, row, tried) : unknown;
}

async function tryCampaign(
  db: Kysely<Tables>,
  row: VoucherCampaignRow,
  { store, read, itemTotal, uid, phoneKey, now }: VoucherTry,
): Promise<TriedVoucher> {
  const campaign = campaignFromWire(JSON.parse(row.document) as CampaignWire, store.currency);
  const code = checkVoucher(campaign, {
    storeId: store.id,
    now,
    uses: row.used,
    // counted only where it is limited
    usesOfDiner: campaign.perDiner === null ? 0 : await usesOfDiner(db, row.id, { uid, phoneKey }),
    itemTotal,
    dishIds: dishIds(read),
  });
  const effect = code === 4 ? voucherEffect(campaign, read, itemTotal) : null;
  return { code, use: { kind: 'campaign', id: row.id }, others: false, campaign, effect };
}

/** [VO13] [VO14] */
async function tryOwn(
  db: Kysely<Tables>,
  row: OwnVoucherRow,
  { store, read, itemTotal, uid, number, now }: VoucherTry,
): Promise<TriedVoucher> {
  const voucher = ownVoucherFromRow(row, store.currency);
  const { campaign } = voucher;
  const asked = { brand: store.brand, uid, numbers: [row.phone_number], now };
  const by = { number, proved: number === '' && (await provedNumbers(db, asked)).size > 0 };
  const others = !isOwners(voucher, by);
  const { symbol: currency } = store.currency;
  const on = { storeId: store.id, now, itemTotal, dishIds: dishIds(read) };
  const code = checkOwnVoucher(voucher, { ...on, by, currency });
  const effect = code === 4 ? voucherEffect(campaign, read, itemTotal) : null;
  return { code, use: { kind: 'own', id: row.id }, others, campaign, effect };
}
