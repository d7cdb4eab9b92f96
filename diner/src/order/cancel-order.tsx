import { say as sayNow, useWords } from '@mam/client/i18n.ts';
import { cancelOrder } from '@mam/contract/order/cancel-order.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { flagsOf, isFinal, statusGroup } from '@mam/domain/order/status.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { orderWords } from '../words/areas.ts';
import { useOrderAct } from './use-order-act.ts';

/** [OR35] The buyer's way out, as long as nobody has taken the order. Who was faster than the answer is said. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const say = useWords(orderWords);
  const { act, busy } = useOrderAct(order);
  const [asks, setAsks] = useState(false);
  const keep = () => setAsks(false);
  const { hash, status, hasDriver, mine } = order;
  const may = mine && flagsOf(statusGroup(status, hasDriver)).mayCancel;
  const cancel = () =>
    act(
      () => call(cancelOrder, { params: { order_hash: hash }, body: { reason: say('cancel_reason') } }),
      () => sayNow(orderWords, 'cancelled_by_you'),
      () => sayNow(orderWords, 'cancel_lost'),
    ).then(keep);
  if (!may && !asks) return null;
  if (!may && status !== null && isFinal(status)) return null;
  return (
    <>
      {may ? (
        <Button size="big" block onClick={() => setAsks(true)}>
          {say('cancel')}
        </Button>
      ) : null}
      {asks && may ? (
        <Question
          title={say('cancel_title')}
          cancel={say('cancel_no')}
          confirm={say('cancel')}
          danger
          busy={busy}
          onCancel={keep}
          onConfirm={() => void cancel()}
        >
          {say(isPayLater(order.paymentMethod) ? 'cancel_text' : 'cancel_text_paid')}
        </Question>
      ) : null}
      {asks && !may ? (
        <Question title={say('too_late_title')} confirm={say('understood')} onCancel={keep} onConfirm={keep}>
          {say('too_late_text')}
        </Question>
      ) : null}
    </>
  );
}
