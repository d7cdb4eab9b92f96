import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { VoucherCampaign, VoucherCode } from './voucher.ts';

/** The cart and diner a voucher is tried on. */
export interface VoucherTry {
  readonly storeId: number;
  readonly now: EpochMs;
  /** uses that count so far, of everybody and of this diner */
  readonly uses: number;
  readonly usesOfDiner: number;
  /** before any voucher */
  readonly itemTotal: Minor;
  /** the dishes in the cart, for a voucher that makes one of them cheaper */
  readonly dishIds: readonly string[];
}

/** [VO2] 1 wrong code, 0 not here or not yet or not for this cart, 3 expired, 2 used up, 4 usable; in this order. */
export function checkVoucher(campaign: VoucherCampaign | null, tried: VoucherTry): VoucherCode {
  if (campaign === null) return 1;
  if (!coversStore(campaign, tried.storeId) || tried.now < campaign.from) return 0;
  if (tried.now > campaign.until) return 3;
  if (isReached(campaign.useLimit, tried.uses) || isReached(campaign.perDiner, tried.usesOfDiner)) return 2;
  return fitsCart(campaign, tried) ? 4 : 0;
}

/** [VO6] Whether a campaign runs now and covers a store; both dates belong to it, no list of stores means all. */
export function isRunning(campaign: VoucherCampaign, storeId: number, now: EpochMs): boolean {
  return campaign.from <= now && now <= campaign.until && coversStore(campaign, storeId);
}

function coversStore({ storeIds }: VoucherCampaign, storeId: number): boolean {
  return storeIds.length === 0 || storeIds.includes(storeId);
}

function isReached(limit: number | null, uses: number): boolean {
  return limit !== null && uses >= limit;
}

function fitsCart({ minimum, benefit }: VoucherCampaign, { itemTotal, dishIds }: VoucherTry): boolean {
  if (itemTotal === 0 || itemTotal < minimum) return false;
  return benefit.kind !== 'line-price' || dishIds.includes(benefit.dishId);
}
