import type { Language } from '@mam/contract/http/language.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import type { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import { voucherResultToWire } from '@mam/contract/voucher/voucher-wire.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { inCapitals } from '@mam/domain/voucher/code.ts';
import { type TriedCode, whyUnusable } from '@mam/domain/voucher/why-unusable.ts';
import type { TriedVoucher } from './try-voucher.ts';

/** A trial of a code: on which order, and for whom. */
interface TriedFor {
  /** of the items before any voucher */
  readonly itemTotal: Minor;
  /** of a table or the counter */
  readonly isRound: boolean;
  readonly store: Store;
  readonly language: Language;
}

interface VoucherTrialRequest extends TriedFor {
  readonly typed: string;
}

const NOBODYS: TriedCode = { code: 1, others: false, campaign: null };

/** The words about a code, as exactly as is known. */
export function voucherWords(
  tried: TriedCode | null,
  { itemTotal, isRound, store, language }: TriedFor,
): string {
  const found = whyUnusable(tried ?? NOBODYS, { itemTotal, isRound });
  const said = 'minimum' in found ? { minimum: formatMoney(found.minimum, store.currency) } : {};
  return refusalText(`VOUCHER_${found.why}`, said, language);
}

/** The result of trying a code, as it is answered. */
export function triedVoucherResult(voucher: TriedVoucher | null, asked: VoucherTrialRequest): VoucherResult {
  const voucherCode = inCapitals(asked.typed.trim());
  const checked = {
    code: voucher?.code ?? 1,
    voucherCode,
    description: voucherWords(voucher, asked),
  } as const;
  return voucherResultToWire(checked, voucher?.effect ?? null, asked.store.currency);
}
