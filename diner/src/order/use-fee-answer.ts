import { say } from '@mam/client/i18n.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { answerFee } from '@mam/contract/order/answer-fee.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { call } from '../data/call.ts';
import { queryCache, ring } from '../data/query-cache.ts';
import { feeWords } from '../words/areas.ts';

/** Answers the fee once however often it is tapped; whatever comes of it, the order is then shown as it is. */
export function useFeeAnswer({ hash }: Pick<OrderName, 'hash'>, currency: Currency) {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const answer = async (said: 'accept' | 'decline', fee: Minor) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const body = { answer: said, fee: toWire(fee, currency) };
    const answered = await call(answerFee, { params: { order_hash: hash }, body });
    if (answered.ok) {
      queryCache.setQueryData([orderTopic(hash)], answered.data);
      const amount = formatMoney(fee, currency);
      showToast(said === 'accept' ? say(feeWords, 'agreed', { amount }) : say(feeWords, 'declined'));
    } else {
      showToast(answered.message, { urgent: true });
      // an answer that was lost may have arrived all the same
      ring(orderTopic(hash));
    }
    sending.current = false;
    setBusy(false);
  };
  return { answer, busy };
}
