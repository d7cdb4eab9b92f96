import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { isOnOwnAccount } from '@mam/domain/payment/own-account.ts';
import { orderCodesIn } from '@mam/domain/payment/transfer-reference.ts';
import { countsInDong } from '@mam/domain/store/payment-methods.ts';
import type { PaymentNoticeRow } from '../../db/tables/payment-tables.ts';
import { isRefused } from '../../http/answer.ts';
import { peopleByShares } from '../../order/people.ts';
import { orderById, ordersByCodes } from '../../order/queries.ts';
import type { BankNotice } from '../../outside/payment/bank/bank-notice.ts';
import { isKnownMoney, keepNotice } from '../money.ts';
import type { PaymentParts } from '../payment-parts.ts';
import type { TransferTarget } from '../share/shares-of-bills.ts';
import { takePayment } from './take-payment.ts';

/** The order itself, or the share of it with this code. */
const orderAsTarget = (
  { id, brand, code, storeId, status }: PlacedOrder,
  share: string | null,
): TransferTarget => ({
  code: share ?? code,
  storeId,
  isOver: isFinal(status),
  pays: { of: share === null ? 'order' : 'order-share', brand, id, share },
});

/** Whether an order is in đồng: the notifier counts in đồng, so its words about any other mean nothing. */
export const isInDong = (order: PlacedOrder): boolean => countsInDong(order.currency);

/** [PA46] [PA57] The orders and shares there are under codes. */
async function transferTargetsByCode(
  parts: PaymentParts,
  brand: string,
  codes: readonly string[],
): Promise<TransferTarget[]> {
  const { read } = parts.database;
  const orders = (await ordersByCodes(read, brand, codes)).filter(isInDong);
  const named = orders.map((order) => orderAsTarget(order, null));
  for (const { order_id, share_code } of await peopleByShares(read, brand, codes)) {
    const order = await orderById(read, brand, order_id);
    if (order && isInDong(order)) named.push(orderAsTarget(order, share_code));
  }
  return [...named, ...(await parts.bills.byCodes(parts, brand, codes))];
}

/** [PA12] Everything a statement may be about; where several codes at one place match, those not yet over win. */
async function findTransferTargets(
  parts: PaymentParts,
  brand: string,
  statement: string,
): Promise<TransferTarget[]> {
  const found = new Map<string, TransferTarget>();
  for (const codes of orderCodesIn(statement)) {
    const meant = await transferTargetsByCode(parts, brand, codes);
    const open = meant.filter(({ isOver }) => !isOver);
    for (const one of open.length > 0 ? open : meant) found.set(one.code, one);
  }
  return [...found.values()];
}

/** [PA12] [PA30] Finds the one thing that money on a bank account is for, or why a person has to say. */
async function findTransferTarget(
  parts: PaymentParts,
  brand: string,
  { account, statement }: BankNotice,
): Promise<TransferTarget | Pick<PaymentNoticeRow, 'outcome' | 'reference'>> {
  const all = await findTransferTargets(parts, brand, statement);
  const reference = all.map(({ code }) => code).join(' ');
  const [meant] = all;
  if (!meant) return { outcome: 'unknown', reference };
  if (all.length > 1) return { outcome: 'ambiguous', reference };
  const selling = await parts.stores.get(parts.database.read, brand, meant.storeId);
  const own = selling?.store.bankAccount?.number ?? null;
  return isOnOwnAccount(account, own) ? meant : { outcome: 'other_account', reference };
}

/** Takes the money of a bank's notice for what it means, or keeps it for a person. */
export async function handleBankNotice(
  parts: PaymentParts,
  brand: string,
  notice: BankNotice,
): Promise<void> {
  const { database, log, now } = parts;
  const { amount, statement, transaction } = notice;
  const known =
    (await isKnownMoney(database.read, { brand, method: 'transfer', provider_ref: transaction })) ||
    (await parts.bills.isKnown(parts, brand, transaction));
  if (known) return;
  const meant = await findTransferTarget(parts, brand, notice);
  if ('outcome' in meant) {
    const money = { brand, gateway: 'transfer', provider_ref: transaction, amount, statement } as const;
    return database.transaction((trx) => keepNotice(trx, { ...money, ...meant, at: now() }));
  }
  const payment = {
    gateway: 'transfer',
    amount,
    transaction,
    attemptId: null,
    document: { statement },
  } as const;
  const taken = await takePayment(parts, meant.pays, { ...payment, now: now() });
  if (!isRefused(taken)) log.info({ brand, arrival: taken.arrival }, 'a transfer has come in');
}
