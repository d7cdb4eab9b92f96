import { setTimeout as pause } from 'node:timers/promises';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Language } from '@mam/domain/money/language.ts';
import { ATTEMPT_LASTS, isOpen } from '@mam/domain/payment/attempt.ts';
import type { Logger } from 'pino';
import type { Caches } from '../cache/caches.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { appendEvent } from '../db/events.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { isRefused } from '../http/answer.ts';
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
import { attemptById, moveAttempt } from './attempts.ts';
import { type MoneyWriting, takeMoney } from './settle-order.ts';

/** What everything about payments is handed. */
export interface PaymentParts extends MoneyWriting {
  readonly config: Pick<Config, 'publicUrl' | 'limits'>;
  readonly database: Database;
  readonly gateways: PaymentGateways;
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

function toBegin(
  { config, now }: PaymentParts,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  { ip, language }: Payer,
): PaymentToBegin {
  const { brand, store_id: storeId, hash } = order;
  const back = linkTo('/order/detail', { brand, storeId }, { order_hash: hash });
  return {
    reference: attempt.reference,
    amount: attempt.amount,
    about: `Don hang ${order.code}`,
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
  const order = await orderById(database.read, attempt.brand, attempt.order_id);
  if (!gateway || !order) return attempt;
  try {
    const begun = await gateway.begin(toBegin(parts, attempt, order, payer));
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
    const { brand, order_id: orderId, id: attemptId, gateway } = attempt;
    const money = {
      brand,
      orderId,
      attemptId,
      share: null,
      gateway,
      amount,
      transaction,
      document: { code },
      now: now(),
    };
    const taken = await takeMoney(parts, money);
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

/** The attempt came to nothing; the order goes on waiting, for another. */
async function endWithoutMoney(
  { database, now }: PaymentParts,
  attempt: PaymentAttemptRow,
  { state, code }: Report,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const current = await attemptById(trx, attempt.id);
    if (!current || !isOpen(current.state)) return false;
    // an old code may still be paid after it expired: it is asked about as before
    const change = { code, ...(state !== 'expired' && { next_ask_at: null }) };
    if (!(await moveAttempt(trx, current, state, change))) return false;
    const order = await orderById(trx, attempt.brand, attempt.order_id);
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
