import { say } from '@mam/client/i18n.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { answerFee } from '@mam/contract/order/answer-fee.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { call } from '../data/call.ts';
import { feeWords } from '../words/areas.ts';
import { useOrderAct } from './use-order-act.ts';

/** Answers the fee the restaurant has named. */
export function useFeeAnswer({ hash }: Pick<OrderName, 'hash'>, currency: Currency) {
  const { act, busy, doubt } = useOrderAct({ hash });
  const answer = (said: 'accept' | 'decline', fee: Minor) => {
    const body = { answer: said, fee: toWire(fee, currency) };
    const amount = formatMoney(fee, currency);
    return act(
      () => call(answerFee, { params: { order_hash: hash }, body }),
      () => (said === 'accept' ? say(feeWords, 'agreed', { amount }) : say(feeWords, 'declined')),
    );
  };
  return { answer, busy, doubt };
}
