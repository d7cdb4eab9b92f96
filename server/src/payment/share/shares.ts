import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Refund, RefundPart } from '@mam/domain/payment/ledger.ts';
import {
  type FixedShare,
  firstBack,
  moneyOfShare,
  surplusOfBill,
  surplusOfShares,
} from '@mam/domain/payment/shares-of-order.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { OrderPersonRow } from '../../db/tables/order-tables.ts';
import type { PaymentRow } from '../../db/tables/payment-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { peopleOfOrder, setShareCame } from '../../order/people.ts';
import { capturesFromRows, paymentsOfOrder, refundsFromRows, type TimedCapture } from '../money.ts';

/** Somebody whose share is paid straight to the restaurant. */
type Payer = OrderPersonRow & { readonly share_code: string; readonly share: number };

/** Everything that came in for an order and went back, and for which share. */
export interface OrderMoney {
  readonly rows: readonly PaymentRow[];
  readonly captures: readonly TimedCapture[];
  readonly refunds: readonly Refund[];
  /** nobody = it is paid as a whole */
  readonly payers: readonly Payer[];
  /** [PA47] [PA58] the sum that came above shares: it pays for nothing else */
  readonly aboveShares: number;
  /** [PA51] [PA56] up to how much of which payment goes back before anything else */
  readonly first: readonly RefundPart[];
}

const isPayer = (person: OrderPersonRow): person is Payer =>
  person.share_code !== null && person.share !== null;

export const fixedShareOf = ({ share_code: code, share: amount }: Payer): FixedShare => ({ code, amount });

export async function readMoney(db: Kysely<Tables>, order: PlacedOrder): Promise<OrderMoney> {
  const rows = await paymentsOfOrder(db, order.brand, order.id);
  const people = order.shares > 0 ? await peopleOfOrder(db, order) : [];
  const [captures, refunds, payers] = [
    capturesFromRows(rows, order),
    refundsFromRows(rows),
    people.filter(isPayer),
  ];
  const shares = payers.map(fixedShareOf);
  const ofBill = surplusOfBill(captures, refunds);
  const above = [...surplusOfShares(shares, captures, refunds), ...ofBill];
  const aboveShares = above.reduce((sum, { amount }) => sum + amount, 0);
  const first = [...firstBack(shares, captures, refunds, order.refundDue), ...ofBill];
  return { rows, captures, refunds, payers, aboveShares, first };
}

/** [PA47] The part of a share that is still to come. */
export function missingOfShare({ payers, captures, refunds }: OrderMoney, code: string): number {
  const payer = payers.find(({ share_code }) => share_code === code);
  return payer ? moneyOfShare(fixedShareOf(payer), captures, refunds).missing : 0;
}

/** [PA53] Whether an order went on without whose share it is. */
export const isLeftOut = ({ payers }: OrderMoney, code: string): boolean =>
  payers.some(({ share_code, left_out_at }) => share_code === code && left_out_at !== null);

/** [SP8] Writes down what of each share has come, where that has changed. */
export async function keepShares(
  trx: Trx,
  { payers, captures, refunds }: OrderMoney,
  now: number,
): Promise<void> {
  for (const payer of payers) {
    const { counted: came, missing } = moneyOfShare(fixedShareOf(payer), captures, refunds);
    const isThere = missing === 0 && payer.left_out_at === null;
    const paidAt = isThere ? (payer.paid_at ?? now) : null;
    if (came !== payer.share_came || paidAt !== payer.paid_at)
      await setShareCame(trx, payer, { came, paidAt });
  }
}
