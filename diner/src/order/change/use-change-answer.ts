import { say } from '@mam/client/i18n.ts';
import { answerChange } from '@mam/contract/amendment/amendment.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { AskedChange } from '@mam/domain/order/change-question.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { call } from '../../data/call.ts';
import { changeWords } from '../../words/areas.ts';
import { useOrderAct } from '../use-order-act.ts';

/** [OR116] Answers a change the restaurant asks about, with the total that was seen. */
export function useChangeAnswer({ hash }: Pick<OrderName, 'hash'>, currency: Currency) {
  const { act, busy, doubt } = useOrderAct({ hash });
  const answer = (said: 'accept' | 'decline', { askedAt, after }: AskedChange) => {
    const body = { answer: said, asked_at: askedAt, total_amount: toWire(after, currency) };
    return act(
      () => call(answerChange, { params: { order_hash: hash }, body }),
      () => say(changeWords, said === 'accept' ? 'agreed' : 'declined'),
    );
  };
  return { answer, busy, doubt };
}
