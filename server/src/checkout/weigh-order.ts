import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { Checkout, OpenCheckout } from '@mam/domain/checkout/checkout.ts';
import { phoneKey } from '@mam/domain/contact/phone.ts';
import type { Kysely } from 'kysely';
import { internationalNumber } from '../contact/international-number.ts';
import type { Tables } from '../db/tables.ts';
import { lastProvedNumber } from '../diner/phone-proofs.ts';
import { type TriedVoucher, tryVoucher } from '../voucher/try-voucher.ts';
import { sentVoucherCode } from './same-order.ts';

/** A code as it was sent, and what it would do. */
export type SentVoucher = TriedVoucher & {
  readonly typed: string;
  /** the phone its use is counted by; '' = none is known */
  readonly countedBy: string;
};

/** An order with every number of it, by the server's own menu; nothing of it is written yet. */
export interface PricedOrder extends Checkout {
  /** null = no code was sent */
  readonly sent: SentVoucher | null;
  readonly phoneKey: string;
}

/** The phone that limits of a person are counted by; empty where it is none. */
export const draftPhoneKey = ({ draft }: OpenCheckout): string => phoneKey(draft.phone) ?? '';

/** [VO17] The phone a code's use is counted by: the order's, and at a table the one its guest has proved there. */
export async function phoneOfCode(db: Kysely<Tables>, open: OpenCheckout, uid: string): Promise<string> {
  if (!open.draft.table) return draftPhoneKey(open);
  const number = await lastProvedNumber(db, { brand: open.store.brand, uid });
  return phoneKey(number ?? '') ?? '';
}

/** The voucher of the code in a body, tried on the order right now; null where no code was sent. Reads only. */
export async function sentVoucher(
  db: Kysely<Tables>,
  open: OpenCheckout,
  body: PlaceOrderBody,
  uid: string,
): Promise<SentVoucher | null> {
  const typed = sentVoucherCode(body);
  if (!typed) return null;
  const { counted: read, itemTotal, draft, store } = open;
  // [VO13] nobody types a number at a table: a personal voucher is known by the number that was proved
  const number = draft.table ? '' : (internationalNumber(draft.phone, store.zone) ?? '');
  const countedBy = await phoneOfCode(db, open, uid);
  const tried = { ...open, code: typed, read, itemTotal, uid, phoneKey: countedBy, number };
  return { typed, countedBy, ...(await tryVoucher(db, tried)) };
}
