import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { OwnVoucherState } from './own-voucher.ts';
import type { VoucherBenefit } from './voucher.ts';

/** A voucher as the promotion screens show it: the restaurant's [VO16], or somebody's own [VO15]. */
export interface VoucherCard {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly until: EpochMs;
  /** the least an order must be worth */
  readonly minimum: Minor;
  readonly benefit: VoucherBenefit;
  readonly state: OwnVoucherState | 'OVER';
  /** whether it is good in the store that was asked about */
  readonly isHere: boolean;
}
