import { say as sayNow, useWords } from '@mam/client/i18n.ts';
import { cancelOrder } from '@mam/contract/order/cancel-order.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { buyerRights, isFinal, statusGroup } from '@mam/domain/order/status.ts';
import { isPayLater, isTransfer } from '@mam/domain/store/payment-methods.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useState } from 'react';
import { call } from '../data/call.ts';
import { orderWords } from '../words/areas.ts';
import type { Doubt } from './use-doubt.ts';
import { useOrderAct } from './use-order-act.ts';

/** [OR35] The buyer's way out, as long as nobody has taken the order. Coming too late is told. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const say = useWords(orderWords);
  const { act, busy, doubt, settle } = useOrderAct(order);
  const [asks, setAsks] = useState(false);
  const { hash, status, hasDriver, mine } = order;
  const may = mine && buyerRights(statusGroup(status, hasDriver)).mayCancel;
  const over = status !== null && isFinal(status);
  const inDoubt = doubt !== null;
  const keep = () => {
    setAsks(false);
    settle();
  };
  const cancel = async () => {
    const send = () =>
      call(cancelOrder, { params: { order_hash: hash }, body: { reason: say('cancel_reason') } });
    if ((await act(send, () => sayNow(orderWords, 'cancelled_by_you'))) !== 'lost') setAsks(false);
  };
  // [OR90] it had arrived: said as if its answer had
  useEffect(() => {
    if (!inDoubt || !over) return;
    if (status === 'USER_CANCELLED') showToast(sayNow(orderWords, 'cancelled_by_you'));
    setAsks(false);
    settle();
  }, [inDoubt, over, status, settle]);
  if (over || !(may || asks)) return null;
  if (!may)
    return (
      <Question title={say('too_late_title')} confirm={say('understood')} onCancel={keep} onConfirm={keep}>
        {say('too_late_text')}
      </Question>
    );
  return (
    <>
      <Button size="big" block onClick={() => setAsks(true)}>
        {say('cancel')}
      </Button>
      {asks ? (
        <CancelQuestion
          method={order.paymentMethod}
          doubt={doubt}
          busy={busy}
          onKeep={keep}
          onCancel={() => void cancel()}
        />
      ) : null}
    </>
  );
}

interface CancelQuestionProps {
  /** the code of how it is paid */
  readonly method: string;
  readonly doubt: Doubt | null;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

/** [PA34] The question says where the money goes: a transfer does not go back by itself. */
function loss(method: string) {
  if (isPayLater(method)) return 'cancel_text';
  return isTransfer(method) ? 'cancel_text_paid' : 'cancel_text_back';
}

/** [OR90] Asked once more where no answer came: with what is not known, or that it still stands. */
function CancelQuestion({ method, doubt, busy, onKeep, onCancel }: CancelQuestionProps) {
  const say = useWords(orderWords);
  return (
    <Question
      title={say(doubt === 'unknown' ? 'cancel_unsure' : 'cancel_title')}
      cancel={say(doubt === 'unknown' ? 'cancel_leave' : 'cancel_no')}
      confirm={say(doubt === null ? 'cancel' : 'cancel_again')}
      danger
      busy={busy}
      onCancel={onKeep}
      onConfirm={onCancel}
    >
      {doubt === null ? null : <p role="alert">{say(`cancel_${doubt}`)}</p>}
      {doubt === 'unknown' ? null : <p>{say(loss(method))}</p>}
    </Question>
  );
}
