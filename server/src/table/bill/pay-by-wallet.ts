import type { SharePayment } from '@mam/contract/table/bill.schema.ts';
import type { PAY_SHARE_REFUSES } from '@mam/contract/table/bill-refusals.ts';
import { nextAttempt } from '@mam/domain/payment/attempt.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { billMethods, mayAskOnceMore } from '@mam/domain/table/bill-methods.ts';
import type { PaymentAttemptRow } from '../../db/tables/payment-tables.ts';
import type { BillShareRow } from '../../db/tables/table-tables.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import type { PaymentGateways } from '../../outside/payment/gateways.ts';
import { newReference } from '../../outside/payment/reference.ts';
import { askIfSilent } from '../../payment/ask-payment.ts';
import { attemptsOfShare, insertAttempt, nextPaymentStep } from '../../payment/attempts.ts';
import { cannotTake } from '../../payment/method-list.ts';
import type { PaymentParts } from '../../payment/payment-parts.ts';
import { stateOfAttempt } from '../../payment/payment-request.ts';
import { countAttempts, shareById } from './bill-queries.ts';
import { heldShare, type OfShare } from './take-share.ts';

/** [PA60] [PA26] The wallets and cards a store takes for shares of its tables' bills; disabled = not at this moment. */
export const walletMethods = (
  gateways: PaymentGateways,
  store: Store,
  now: number,
): { readonly payment_method: string; readonly disabled: boolean }[] =>
  billMethods(store).flatMap((method) => {
    const unable = cannotTake(gateways, store, method, now);
    return unable === 'PAYMENT_UNAVAILABLE' ? [] : [{ payment_method: method, disabled: unable !== null }];
  });

interface Paying extends OfShare {
  readonly store: Store;
  readonly method: string;
}

/** [PA60] [PA19] The attempt that pays the missing part of a share: the one that lives, else the next. */
export function shareAttempt(
  { database, gateways }: Pick<PaymentParts, 'database' | 'gateways'>,
  { store, method, ...asked }: Paying,
): Promise<PaymentAttemptRow | Refused<(typeof PAY_SHARE_REFUSES)[number]>> {
  return database.transaction<PaymentAttemptRow | Refused<(typeof PAY_SHARE_REFUSES)[number]>>(
    async (trx) => {
      const { now } = asked;
      const share = await heldShare(trx, asked);
      if ('refused' in share) return share;
      const amount = share.amount - share.counted;
      if (amount === 0) return refuse('BILL_SHARE_PAID');
      const gateway = gatewayOf(method);
      if (gateway === null || !billMethods(store).includes(method)) return refuse('PAYMENT_UNAVAILABLE');
      const attempts = await attemptsOfShare(trx, share.id);
      const living = attempts.findLast(
        (one) => one.method === method && one.amount === amount && nextPaymentStep(one, now) === 'same',
      );
      if (living) return living;
      const unable = cannotTake(gateways, store, method, now);
      if (unable !== null) return refuse(unable);
      const last = attempts.at(-1)?.number ?? 0;
      const next = nextAttempt({ number: last, state: 'failed', expiresAt: now }, now);
      if (typeof next !== 'string') return refuse(next.refused);
      if (!mayAskOnceMore(await countAttempts(trx, share))) return refuse('TOO_OFTEN');
      const attempt = {
        brand: share.brand,
        store_id: share.store_id,
        order_id: null,
        bill_share_id: share.id,
        number: last + 1,
        method,
        gateway,
        reference: newReference(now),
        amount,
        links: null,
        now,
      };
      return (await insertAttempt(trx, attempt)) ?? refuse('PAYMENT_UNAVAILABLE');
    },
  );
}

/** [PA20] The outcome of paying a share by wallet; the gateway is asked first, if nobody has just done so. */
export async function sharePayment(
  parts: PaymentParts,
  { id }: BillShareRow,
  { mayAsk }: { readonly mayAsk: boolean },
): Promise<SharePayment> {
  const latest = async () => (await attemptsOfShare(parts.database.read, id)).at(-1);
  const before = await latest();
  if (before && mayAsk) await askIfSilent(parts, before);
  const [attempt, share] = [await latest(), await shareById(parts.database.read, id)];
  const isPaid = share !== undefined && share.counted === share.amount;
  return {
    state: isPaid ? 'SUCCESS' : stateOfAttempt(attempt, parts.now()),
    payment_method: attempt?.method ?? '',
  };
}
