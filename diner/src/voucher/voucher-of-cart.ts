import type { Store } from '@mam/domain/store/store.ts';
import { type CartCode, codeOfCart } from '@mam/domain/voucher/shown-voucher.ts';
import type { VoucherEffect } from '@mam/domain/voucher/voucher.ts';
import { lastVoucherInfo, type VoucherCheck } from './voucher-check.ts';

/** The code of a cart and what is known of it. */
export interface VoucherOfCart {
  /** as typed or filled in */
  readonly code: CartCode;
  /** the effect of that code, once it is known to be usable */
  readonly voucher: VoucherEffect | null;
  /** the server is asked about the code: the total may change */
  readonly checking: boolean;
}

/** [VO8] [VO9] `said`: the diner's own text, null = none yet; an answer to another code than the cart's is ignored. */
export function voucherOfCart(
  said: string | null,
  store: Pick<Store, 'vouchers'>,
  check: VoucherCheck,
): VoucherOfCart {
  const code = codeOfCart(said, store);
  const asked = check.state !== 'none' && check.typed === code.code;
  return {
    code,
    voucher: asked ? (lastVoucherInfo(check)?.effect ?? null) : null,
    checking: asked && check.state === 'asking',
  };
}
