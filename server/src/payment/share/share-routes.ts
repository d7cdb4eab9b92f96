import { moment } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { getShare } from '@mam/contract/payment/pay-order.ts';
import { SHARE_REFUSES } from '@mam/contract/payment/refusals.ts';
import { ShareQuery, ShareToPay } from '@mam/contract/payment/share.schema.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { hasLeft, type RefundPart, splitRefund } from '@mam/domain/payment/ledger.ts';
import { mayPayShare, moneyOfShare, stateOfShare } from '@mam/domain/payment/shares-of-order.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import type { BankAccount } from '@mam/domain/store/store.ts';
import type { Feature } from '../../context.ts';
import { ok, refuse } from '../../http/answer.ts';
import { serveDiner } from '../../http/serve.ts';
import { findOrder } from '../../order/buyer.ts';
import { peopleOfOrder } from '../../order/people.ts';
import { codeToStore } from '../new-attempt.ts';
import { transferDetails } from '../payment-request.ts';
import { fixedShareOf, type OrderMoney, readMoney } from './shares.ts';

/**
 * [PA18] [PA51] [PA56] The money of one share that went back, and that is due: its part of a refund of all that is due.
 */
function goingBack({ captures, refunds, first }: OrderMoney, order: PlacedOrder, code: string) {
  const own = new Set(captures.filter(({ share }) => share === code).map(({ id }) => id));
  const ofOwn = (parts: readonly RefundPart[]) =>
    parts.reduce((sum, { captureId, amount }) => (own.has(captureId) ? sum + amount : sum), 0);
  const due = splitRefund(captures, refunds, order.refundDue, first);
  return { refunded: ofOwn(refunds.filter(hasLeft)), due: 'refused' in due ? 0 : ofOwn(due) };
}

interface ShareContext {
  readonly order: PlacedOrder;
  readonly money: OrderMoney;
  readonly payer: OrderMoney['payers'][number];
  readonly account: BankAccount | null;
}

/** [PA46] [PA47] Somebody's share as they read it: how it stands, and what is still to be sent. */
function shareToPay({ order, money, payer, account }: ShareContext): ShareToPay {
  const { currency } = order;
  const share = moneyOfShare(fixedShareOf(payer), money.captures, money.refunds);
  const wire = (amount: number) => toWire(amount, currency);
  const { due, refunded } = goingBack(money, order, payer.share_code);
  const waits = order.status === 'WAIT_PAYMENT';
  const reference = transferReference(payer.share_code);
  const pays = waits && share.missing > 0 && account !== null;
  return {
    state: stateOfShare(share),
    amount: wire(payer.share),
    counted: wire(share.counted),
    missing: wire(share.missing),
    refund_due: wire(due),
    refunded: wire(refunded),
    left_out: payer.left_out_at !== null,
    pays_until: moment(waits ? order.paysUntil : null),
    until: moment(waits ? order.createdAt + UNPAID_LASTS : null),
    qr_data: pays ? codeToStore(account, currency, { amount: share.missing, text: reference }) : '',
    transfer: pays ? transferDetails(account, wire(share.missing), reference) : null,
  };
}

/** Paying one's own share of an order straight to the restaurant. */
export const shareRoutes: Feature = (app, context) => {
  const { database, stores } = context;
  const shapes = { query: ShareQuery, answer: ShareToPay, refuses: SHARE_REFUSES };
  serveDiner(app, context, getShare, shapes, async ({ params, query, diner: { uid } }) => {
    const order = await findOrder(context, params.order_hash);
    if (!order) return refuse('UNKNOWN');
    const people = await peopleOfOrder(database.read, order);
    const asked = people.find((person) => person.uid === (query.user_id ?? uid));
    const who = { uid, isOwner: order.uid === uid };
    if (!asked || !mayPayShare({ uid: asked.uid, madeBy: asked.made_by }, who)) return refuse('NOT_YOURS');
    const money = await readMoney(database.read, order);
    const payer = money.payers.find((one) => one.uid === asked.uid);
    if (!payer) return refuse('NOT_PAYABLE');
    const selling = await stores.get(database.read, order.brand, order.storeId);
    return ok(shareToPay({ order, money, payer, account: selling?.store.bankAccount ?? null }));
  });
};
