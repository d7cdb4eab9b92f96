import { setTimeout as pause } from 'node:timers/promises';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Language } from '@mam/domain/money/language.ts';
import { ASKED_AT_MOST_EVERY, ATTEMPT_LASTS, isOpen } from '@mam/domain/payment/attempt.ts';
import type { Logger } from 'pino';
import type { Caches } from '../cache/caches.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { appendEvent } from '../db/events.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { isRefused, type Refused } from '../http/answer.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { orderById } from '../order/queries.ts';
import { GATEWAY_PATIENCE } from '../outside/payment/ask-gateway.ts';
import {
  type Channel,
  GatewayUnclear,
  type PaymentGateway,
  type PaymentToBegin,
  type Report,
} from '../outside/payment/gateway.ts';
import type { PaymentGateways } from '../outside/payment/gateways.ts';
import { attemptById, leaseTurn, moveAttempt } from './attempts.ts';
import { keepNotice } from './money.ts';
import { type MoneyWriting, type Repeated, type Taken, takeMoney } from './settle-order.ts';
import type { AttemptSubject, GatewayMoney, SharesOfBills } from './shares-of-bills.ts';

/** What everything about payments is handed. */
export interface PaymentParts extends MoneyWriting {
  readonly config: Pick<Config, 'publicUrl' | 'limits'>;
  readonly database: Database;
  readonly gateways: PaymentGateways;
  readonly bills: SharesOfBills;
  readonly stores: SellingStores;
  readonly caches: Pick<Caches, 'beginning'>;
  readonly log: Logger;
  readonly now: () => number;
}

interface Payer {
  readonly ip: string;
  readonly language: Language;
}

const NOBODY: Payer = { ip: '127.0.0.1', language: 'vi' };

function channelOf(method: string): Channel {
  if (method === 'ATM_VIA_MOMO') return 'ATM';
  return method === 'MOMO_QR_AIO' ? 'QR' : 'APP';
}

/** What an attempt pays; undefined = that is not there any more. */
async function subjectOf(
  parts: PaymentParts,
  { brand, order_id: orderId, bill_share_id: share }: PaymentAttemptRow,
): Promise<AttemptSubject | undefined> {
  if (share !== null) return parts.bills.subjectOf(parts, share);
  const order = orderId === null ? undefined : await orderById(parts.database.read, brand, orderId);
  if (!order) return undefined;
  const place = { brand, storeId: order.store_id };
  return {
    about: `Don hang ${order.code}`,
    back: linkTo('/order/detail', place, { order_hash: order.hash }),
  };
}

function toBegin(
  { config, now }: PaymentParts,
  attempt: PaymentAttemptRow,
  { about, back }: AttemptSubject,
  { ip, language }: Payer,
): PaymentToBegin {
  return {
    reference: attempt.reference,
    amount: attempt.amount,
    about,
    channel: channelOf(attempt.method),
    language,
    returnUrl: config.publicUrl + back,
    noticeUrl: `${config.publicUrl}/v1/payment/notice/${attempt.gateway}`,
    ip,
    now: now(),
    lastsSeconds: ATTEMPT_LASTS / 1000,
  };
}

/** The gateway an attempt was made at; null = its keys are gone, or nobody is asked about it. */
export function gatewayOfAttempt(
  gateways: PaymentGateways,
  { brand, store_id, gateway }: PaymentAttemptRow,
): PaymentGateway | null {
  return gateway === 'transfer' ? null : gateways.of(brand, store_id, gateway);
}

/** [PA26] Until when the gateway of an attempt is asked nothing; null = it can be asked. */
export function restOf(
  { gateways, now }: Pick<PaymentParts, 'gateways' | 'now'>,
  { brand, store_id, gateway }: Pick<PaymentAttemptRow, 'brand' | 'store_id' | 'gateway'>,
): number | null {
  return gateway === 'transfer' ? null : gateways.restsUntil(brand, store_id, gateway, now());
}

/**
 * Puts an attempt that is written down to its gateway and keeps the answer. Asked again it is the same attempt
 * there, so a lost answer, a second tap or a restart never makes two. What stays unclear stays created.
 */
export function beginPayment(
  parts: PaymentParts,
  attempt: PaymentAttemptRow,
  payer = NOBODY,
): Promise<PaymentAttemptRow> {
  if (attempt.state !== 'created') return Promise.resolve(attempt);
  return parts.caches.beginning.get(attempt.id, 0, () => begin(parts, attempt, payer));
}

async function begin(
  parts: PaymentParts,
  attempt: PaymentAttemptRow,
  payer: Payer,
): Promise<PaymentAttemptRow> {
  const { database, gateways } = parts;
  const gateway = gatewayOfAttempt(gateways, attempt);
  const subject = await subjectOf(parts, attempt);
  if (!gateway || !subject) return attempt;
  try {
    const begun = await gateway.begin(toBegin(parts, attempt, subject, payer));
    if (begun.state === 'taken')
      await hearTaken(parts, attempt, await gateway.report(attempt.reference, parts.now()));
    else
      await database.transaction((trx) =>
        begun.state === 'pending'
          ? moveAttempt(trx, attempt, 'pending', { document: JSON.stringify(begun.links) })
          : moveAttempt(trx, attempt, 'failed', { code: begun.code, next_ask_at: null }),
      );
  } catch (fault) {
    tellUnclear(parts, attempt, fault);
  }
  return (await attemptById(database.read, attempt.id)) ?? attempt;
}

const LOOK_AGAIN = 100;

/**
 * Whether another process that puts an attempt to its gateway at this very moment has heard the answer; waited for as
 * long as an answer may take.
 */
async function isBegunByAnother(
  { database, now }: PaymentParts,
  { id, created_at }: PaymentAttemptRow,
): Promise<boolean> {
  const giveUpAt = performance.now() + GATEWAY_PATIENCE - (now() - created_at);
  while (performance.now() < giveUpAt) {
    if ((await attemptById(database.read, id))?.state !== 'created') return true;
    await pause(LOOK_AGAIN);
  }
  return false;
}

/**
 * The gateway has this attempt already, and our link to it was lost on the way. If nobody has paid it, another has to
 * be made; this one is still asked about, and its money would count.
 */
async function hearTaken(parts: PaymentParts, attempt: PaymentAttemptRow, report: Report): Promise<void> {
  if (report.state !== 'pending') await hear(parts, attempt, report);
  else if (!(await isBegunByAnother(parts, attempt)))
    await parts.database.transaction((trx) => moveAttempt(trx, attempt, 'failed', { code: report.code }));
}

function tellUnclear({ log }: PaymentParts, { gateway, reference }: PaymentAttemptRow, fault: unknown): void {
  if (!(fault instanceof GatewayUnclear)) throw fault;
  log.warn({ gateway, reference, why: fault.message }, 'a payment gateway was unclear');
}

/** What became of hearing a report: nothing new, an attempt that ended, or money and what it meant. */
export type Heard = 'repeated' | 'ended' | 'taken';

/** Does what a gateway says of an attempt, whether it called us or was asked. The same word twice does nothing. */
export async function hear(parts: PaymentParts, attempt: PaymentAttemptRow, report: Report): Promise<Heard> {
  const { log, now } = parts;
  if (report.state === 'paid') {
    const { amount, transaction, code } = report;
    if (amount === null || transaction === null) throw new GatewayUnclear('paid, and nobody says how much');
    const { gateway } = attempt;
    const taken = await take(parts, attempt, { amount, transaction, code, now: now() });
    if (isRefused(taken)) return 'repeated';
    if (taken.arrival !== 'settles')
      log.warn(
        { gateway, reference: attempt.reference, arrival: taken.arrival },
        'money that needs a person',
      );
    return 'taken';
  }
  if (report.state === 'pending') return 'repeated';
  return (await endWithoutMoney(parts, attempt, report)) ? 'ended' : 'repeated';
}

/** Writes money down for what its attempt pays. That of a share which is forgotten is for a person. */
async function take(
  parts: PaymentParts,
  attempt: PaymentAttemptRow,
  { amount, transaction, code, now }: GatewayMoney,
): Promise<Taken | Repeated | Refused> {
  const { id: attemptId, brand, gateway, reference, order_id: orderId } = attempt;
  if (orderId !== null) {
    const document = { code };
    return takeMoney(parts, {
      brand,
      orderId,
      attemptId,
      share: null,
      gateway,
      amount,
      transaction,
      document,
      now,
    });
  }
  const taken = await parts.bills.takeByGateway(parts, attempt, { amount, transaction, code, now });
  if (isRefused(taken) && taken.refused === 'UNKNOWN') {
    const told = { brand, gateway, reference, provider_ref: transaction, amount, statement: '', at: now };
    await parts.database.transaction((trx) => keepNotice(trx, { ...told, outcome: 'unknown' }));
  }
  return taken;
}

/** The attempt came to nothing; what it was to pay goes on waiting, for another. */
async function endWithoutMoney(
  { bills, database, now }: PaymentParts,
  attempt: PaymentAttemptRow,
  { state, code }: Report,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const current = await attemptById(trx, attempt.id);
    if (!current || !isOpen(current.state)) return false;
    // an old code may still be paid after it expired: it is asked about as before
    const change = { code, ...(state !== 'expired' && { next_ask_at: null }) };
    if (!(await moveAttempt(trx, current, state, change))) return false;
    const { brand, order_id: orderId, bill_share_id: share } = attempt;
    if (share !== null) await bills.ring(trx, share, now());
    const order = orderId === null ? undefined : await orderById(trx, brand, orderId);
    if (order)
      appendEvent(trx, {
        brand: order.brand,
        topic: orderTopic(order.hash),
        version: order.version,
        at: now(),
      });
    return true;
  });
}

/** Asks the gateway about an attempt and does what it says; what stays unclear is asked about later. */
export async function askPayment(parts: PaymentParts, attempt: PaymentAttemptRow): Promise<void> {
  const gateway = gatewayOfAttempt(parts.gateways, attempt);
  if (!gateway) return;
  try {
    await hear(parts, attempt, await gateway.report(attempt.reference, parts.now()));
  } catch (fault) {
    tellUnclear(parts, attempt, fault);
  }
}

/** [PA20] Asks about an attempt that may still bring money, at most every 10 s, whoever polls. A bank account is never asked. */
export async function askIfSilent(parts: PaymentParts, attempt: PaymentAttemptRow): Promise<void> {
  const { database, now } = parts;
  const { id, gateway, state, asked_at } = attempt;
  if (gateway === 'transfer' || !isOpen(state) || asked_at > now() - ASKED_AT_MOST_EVERY) return;
  // of all who poll at this moment one asks
  const ours = await database.transaction((trx) => leaseTurn(trx, id, now(), ASKED_AT_MOST_EVERY));
  const begun = ours ? await beginPayment(parts, attempt) : null;
  if (begun?.state === 'pending') await askPayment(parts, begun);
}
