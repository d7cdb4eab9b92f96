import type { VoucherInfo } from '@mam/contract/voucher/voucher-wire.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Where the code of the cart stands. */
export type VoucherCheck =
  | { readonly state: 'none' }
  /** before: what was last known of this code, still shown */
  | { readonly state: 'asking'; readonly typed: string; readonly before: VoucherInfo | null }
  | { readonly state: 'known'; readonly typed: string; readonly info: VoucherInfo };

export const NO_CHECK: VoucherCheck = { state: 'none' };

/** The check of the one cart this device has. */
export const voucherCheck = createStore<VoucherCheck>(() => NO_CHECK);

export function useVoucherCheck(): VoucherCheck {
  return useStore(voucherCheck);
}

/** The last answer about a code, also while it is asked about again. */
export function lastVoucherInfo(check: VoucherCheck): VoucherInfo | null {
  if (check.state === 'none') return null;
  return check.state === 'known' ? check.info : check.before;
}
