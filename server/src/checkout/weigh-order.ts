import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { Checkout, OpenCheckout } from '@mam/domain/checkout/checkout.ts';
import { phoneKey } from '@mam/domain/contact/phone.ts';
import type { Kysely } from 'kysely';
import { internationalNumber } from '../contact/international-number.ts';
import type { Tables } from '../db/tables.ts';
import { type TriedVoucher, tryVoucher } from '../voucher/try-voucher.ts';
import { voucherCodeOf } from './same-order.ts';

/** A code as it was sent, and what it would do. */
export type SentVoucher = TriedVoucher & { readonly typed: string };

/** An order with every number of it, by the server's own menu; nothing of it is written yet. */
export interface WeighedOrder extends Checkout {
  /** null = no code was sent */
  readonly sent: SentVoucher | null;
  readonly phoneKey: string;
}

/** The phone that limits of a person are counted by; empty where it is none. */
export const phoneKeyOf = ({ draft }: OpenCheckout): string => phoneKey(draft.phone) ?? '';

/** What the code in a body would do to the order right now; null where none was sent. Reads only. */
export async function sentVoucher(
  db: Kysely<Tables>,
  open: OpenCheckout,
  body: PlaceOrderBody,
  uid: string,
): Promise<SentVoucher | null> {
  const typed = voucherCodeOf(body);
  if (!typed) return null;
  const { counted: read, itemTotal } = open;
  const number = internationalNumber(open.draft.phone, open.store.zone) ?? '';
  const tried = { ...open, code: typed, read, itemTotal, uid, phoneKey: phoneKeyOf(open), number };
  return { typed, ...(await tryVoucher(db, tried)) };
}
