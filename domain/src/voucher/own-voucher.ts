import type { EpochMs } from '../time/moment.ts';
import { checkVoucher, type VoucherTry } from './check.ts';
import type { VoucherCampaign, VoucherCode } from './voucher.ts';

const DAY = 24 * 60 * 60_000;

/** [VO15] So long a voucher is still shown that is over or used, ms. */
const SHOWN_FOR = 7 * DAY;

/** [VO10] [VO12] Free for an order, held by one that nobody has taken yet, or used. */
export type OwnVoucherState = 'FREE' | 'HELD' | 'USED';

/** A voucher of somebody's own, for one order. */
export interface OwnVoucher {
  readonly state: OwnVoucherState;
  /** [CT8] its owner's, as the whole world dials it */
  readonly number: string;
  /** the symbol of the currency it was made in */
  readonly currency: string;
  /** its promise, frozen when it was made */
  readonly campaign: VoucherCampaign;
}

/** The diner an order is from. */
export interface Orderer {
  /** the number of the order as the whole world dials it; empty = it has none yet, or none at all */
  readonly number: string;
  /** [MS9] whether they have proved the voucher's number of late; asked where the order has none */
  readonly proved: boolean;
}

/** [VO13] Whether an order is its owner's: by its number, and where it has none by a proof of the voucher's. */
export const isOwners = ({ number }: Pick<OwnVoucher, 'number'>, by: Orderer): boolean =>
  by.number === '' ? by.proved : by.number === number;

/** [VO13] [VO14] The answer to a voucher of somebody's own, in the order of VO2. */
export function checkOwnVoucher(
  voucher: OwnVoucher,
  tried: Omit<VoucherTry, 'uses' | 'usesOfDiner'> & { readonly by: Orderer; readonly currency: string },
): VoucherCode {
  if (!isOwners(voucher, tried.by) || voucher.currency !== tried.currency) return 0;
  const uses = voucher.state === 'FREE' ? 0 : 1;
  return checkVoucher(
    { ...voucher.campaign, useLimit: 1, perDiner: null },
    { ...tried, uses, usesOfDiner: 0 },
  );
}

/** [VO15] Since when a voucher must have been good or used to be shown to its owner. */
export const shownSince = (now: EpochMs): EpochMs => now - SHOWN_FOR;
