import { askRefundAt } from '@mam/domain/payment/attempt.ts';
import { askPayment, beginPayment, type PaymentParts, restOf } from './ask-payment.ts';
import { askRefund } from './ask-refund.ts';
import { attemptsToAsk, takeToAsk } from './attempts.ts';
import { endUnpaid } from './end-unpaid.ts';
import { refundsToAsk, takeRefundToAsk } from './money.ts';

const AT_ONCE = 20;

/** [PA20] Attempts and refunds whose gateway has been silent too long. Each is taken by one process. */
async function askSilent(parts: PaymentParts): Promise<void> {
  const { database, now } = parts;
  for (const attempt of await attemptsToAsk(database.read, now(), AT_ONCE)) {
    const rest = restOf(parts, attempt);
    const taken = await database.transaction((trx) => takeToAsk(trx, attempt, now(), rest));
    if (!taken || rest !== null) continue;
    // put to the gateway anew first: it may never have heard of it
    const begun = await beginPayment(parts, attempt);
    await askPayment(parts, begun);
  }
  for (const refund of await refundsToAsk(database.read, now(), AT_ONCE)) {
    const next = askRefundAt(now(), 'before');
    if (await database.transaction((trx) => takeRefundToAsk(trx, refund, next)))
      await askRefund(parts, refund, true);
  }
}

/** What has to happen with payments although nobody asks: also after a restart, by what is written down. */
export async function moveOn(parts: PaymentParts): Promise<void> {
  await askSilent(parts);
  await endUnpaid(parts, parts.now());
}

/** Keeps payments moving, each so many ms, until it is told to stop. */
export function startPaymentClock(parts: PaymentParts, every: number): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let idle = true;
  const tick = () => {
    if (!idle) return;
    idle = false;
    running = moveOn(parts)
      .catch((fault: unknown) => parts.log.error({ err: fault }, 'payments did not move on'))
      .finally(() => {
        idle = true;
      });
  };
  const timer = setInterval(tick, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
