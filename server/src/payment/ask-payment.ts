import { setTimeout as pause } from 'node:timers/promises';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Language } from '@mam/domain/money/language.ts';
import { ASKED_AT_MOST_EVERY, ATTEMPT_LASTS, isOpen } from '@mam/domain/payment/attempt.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { orderById } from '../order/queries.ts';
import { GATEWAY_PATIENCE } from '../outside/payment/ask-gateway.ts';
import type { Channel, PaymentGateway, PaymentToBegin, Report } from '../outside/payment/gateway.ts';
import type { PaymentGateways } from '../outside/payment/gateways.ts';
import { handlePaymentReport, tellUnclear } from './arriving/hear-payment.ts';
import { attemptById, leaseTurn, moveAttempt } from './attempts.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { AttemptSubject } from './share/shares-of-bills.ts';

interface Payer {
  readonly ip: string;
  readonly language: Language;
}

const NOBODY: Payer = { ip: '127.0.0.1', language: 'vi' };

function momoChannel(method: string): Channel {
  if (method === 'ATM_VIA_MOMO') return 'ATM';
  return method === 'MOMO_QR_AIO' ? 'QR' : 'APP';
}

/** The subject an attempt pays, as its gateway shows it; undefined = that is not there any more. */
async function readAttemptSubject(
  parts: PaymentParts,
  { brand, order_id: orderId, bill_share_id: share }: PaymentAttemptRow,
): Promise<AttemptSubject | undefined> {
  if (share !== null) return parts.bills.subjectOf(parts, share);
  const order = orderId === null ? undefined : await orderById(parts.database.read, brand, orderId);
  if (!order) return undefined;
  const place = { brand, storeId: order.storeId };
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
    channel: momoChannel(attempt.method),
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
export function gatewayRestsUntil(
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
  const subject = await readAttemptSubject(parts, attempt);
  if (!gateway || !subject) return attempt;
  try {
    const begun = await gateway.begin(toBegin(parts, attempt, subject, payer));
    if (begun.state === 'taken')
      await handleTakenAttempt(parts, attempt, await gateway.report(attempt.reference, parts.now()));
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
async function handleTakenAttempt(
  parts: PaymentParts,
  attempt: PaymentAttemptRow,
  report: Report,
): Promise<void> {
  if (report.state !== 'pending') await handlePaymentReport(parts, attempt, report);
  else if (!(await isBegunByAnother(parts, attempt)))
    await parts.database.transaction((trx) => moveAttempt(trx, attempt, 'failed', { code: report.code }));
}

/** Asks the gateway about an attempt and does as it says; an unclear answer is asked about later. */
export async function askPayment(parts: PaymentParts, attempt: PaymentAttemptRow): Promise<void> {
  const gateway = gatewayOfAttempt(parts.gateways, attempt);
  if (!gateway) return;
  try {
    await handlePaymentReport(parts, attempt, await gateway.report(attempt.reference, parts.now()));
  } catch (fault) {
    tellUnclear(parts, attempt, fault);
  }
}

/**
 * [PA20] Asks about an attempt that may still bring money, at most every 10 s for all pollers; never at a bank account.
 */
export async function askIfSilent(parts: PaymentParts, attempt: PaymentAttemptRow): Promise<void> {
  const { database, now } = parts;
  const { id, gateway, state, asked_at } = attempt;
  if (gateway === 'transfer' || !isOpen(state) || asked_at > now() - ASKED_AT_MOST_EVERY) return;
  // of all who poll at this moment one asks
  const ours = await database.transaction((trx) => leaseTurn(trx, id, now(), ASKED_AT_MOST_EVERY));
  const begun = ours ? await beginPayment(parts, attempt) : null;
  if (begun?.state === 'pending') await askPayment(parts, begun);
}
