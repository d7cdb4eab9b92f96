import type { Language } from '@mam/contract/http/language.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import type { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import { voucherResultOf } from '@mam/contract/voucher/voucher-wire.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { inCapitals } from '@mam/domain/voucher/code.ts';
import type { TriedVoucher } from './try-voucher.ts';

interface Asked {
  readonly typed: string;
  /** of the items before any voucher */
  readonly itemTotal: Minor;
  readonly store: Store;
  readonly language: Language;
}

/** What says why a code does nothing. */
export const whyVoucher = ({ code, others }: Pick<TriedVoucher, 'code'> & Partial<TriedVoucher>) =>
  others ? 'VOUCHER_OF_ANOTHER_NUMBER' : (`VOUCHER_${code}` as const);

/** Why a code does nothing, as exactly as is known. */
function describe(voucher: TriedVoucher | null, { itemTotal, store, language }: Asked): string {
  const code = voucher?.code ?? 1;
  const minimum = voucher?.campaign?.minimum ?? 0;
  if (code === 0 && !voucher?.others && itemTotal < minimum)
    return refusalText('VOUCHER_BELOW_MINIMUM', { minimum: formatMoney(minimum, store.currency) }, language);
  return refusalText(whyVoucher({ ...voucher, code }), {}, language);
}

/** What was found out about a code, as it is answered. */
export function toldVoucher(voucher: TriedVoucher | null, asked: Asked): VoucherResult {
  const voucherCode = inCapitals(asked.typed.trim());
  const checked = { code: voucher?.code ?? 1, voucherCode, description: describe(voucher, asked) } as const;
  return voucherResultOf(checked, voucher?.effect ?? null, asked.store.currency);
}
