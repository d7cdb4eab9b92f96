import type { Minor } from '../money/currency.ts';
import { drawSigns } from '../payment/code-kind.ts';
import type { EpochMs } from '../time/moment.ts';
import type { VoucherBenefit } from '../voucher/voucher.ts';

const DAY = 24 * 60 * 60_000;

/** [LO13] How long a voucher lasts that was made of any number of points, ms. */
export const POINTS_VOUCHER_LASTS = 30 * DAY;

/** [VO12] Signs of a voucher's code: 66 random bits, and few enough to read out. */
const CODE_LENGTH = 14;

/** [VO12] The code of a new voucher, drawn by the dice of drawSigns. */
export const drawVoucherCode = (dice: (below: number) => number): string => drawSigns(CODE_LENGTH, dice);

/** [LO12] A brand's offer of a voucher for points. */
export interface ExchangeCampaign {
  readonly id: string;
  /** whole points it costs */
  readonly points: number;
  /** epoch ms, both inclusive */
  readonly from: EpochMs;
  readonly until: EpochMs;
  /** empty = every store */
  readonly storeIds: readonly number[];
  /** so many vouchers in all, null = no end */
  readonly stock: number | null;
}

/** [LO12] The same as a diner reads it. */
export interface PointsOffer {
  readonly campaignId: string;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  /** whole points it costs */
  readonly points: number;
  readonly benefit: VoucherBenefit;
  /** vouchers there still are; null = no end */
  readonly left: number | null;
}

/** Everything a store offers for points. */
export interface PointsOffers {
  /** [LO13] the value of one point as a voucher; null = not for money */
  readonly rate: Minor | null;
  readonly gifts: readonly PointsOffer[];
}

/** [LO12] Whether a campaign is offered in a store now; both dates belong to it. */
export const isOffered = (
  { from, until, storeIds }: Pick<ExchangeCampaign, 'from' | 'until' | 'storeIds'>,
  storeId: number,
  now: EpochMs,
): boolean => from <= now && now <= until && (storeIds.length === 0 || storeIds.includes(storeId));

/** [LO12] How many vouchers there are left of a campaign that has given so many; null = no end. */
export const exchangesLeft = ({ stock }: Pick<ExchangeCampaign, 'stock'>, given: number): number | null =>
  stock === null ? null : Math.max(0, stock - given);

/** [LO13] The value of so many whole points as a voucher, at so much a point. */
export const worthInMoney = (points: number, rate: Minor): Minor => points * rate;
