import type { Minor } from '../money/currency.ts';
import type { VoucherCampaign, VoucherCode } from './voucher.ts';

/** A code that was tried. */
export interface TriedCode {
  readonly code: VoucherCode;
  /** [VO13] it is somebody's own, and not of whom the order is from */
  readonly others: boolean;
  /** the campaign it belongs to; null = none */
  readonly campaign: Pick<VoucherCampaign, 'minimum'> | null;
}

/** The order or round a code was tried on. */
interface TriedOn {
  /** before any voucher */
  readonly itemTotal: Minor;
  /** a round of a table or of the counter */
  readonly isRound: boolean;
}

/** Why a code does nothing; minimum: what it needs. */
export type WhyUnusable =
  | { readonly why: 'OF_ANOTHER_NUMBER' | VoucherCode }
  | { readonly why: 'BELOW_MINIMUM' | 'ROUND_BELOW_MINIMUM'; readonly minimum: Minor };

/** [VO2] [VO13] [TB92] Why a code does nothing, as exactly as is known: a round is measured alone, and the words say so. */
export function whyUnusable(
  { code, others, campaign }: TriedCode,
  { itemTotal, isRound }: TriedOn,
): WhyUnusable {
  if (others) return { why: 'OF_ANOTHER_NUMBER' };
  const minimum = campaign?.minimum ?? 0;
  if (code !== 0 || itemTotal >= minimum) return { why: code };
  return { why: isRound ? 'ROUND_BELOW_MINIMUM' : 'BELOW_MINIMUM', minimum };
}
