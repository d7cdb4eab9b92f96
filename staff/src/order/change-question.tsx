import { Refused } from '@mam/client/call.ts';
import { takeBackChange } from '@mam/contract/amendment/amendment.ts';
import { isAsked } from '@mam/domain/order/change-question.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { MessageCircleQuestion } from 'lucide-react';
import { call } from '../data/ask.ts';
import { sayRefusal } from '../data/queries.ts';
import { useClock } from '../device/clock.ts';
import { useBoardPlace, useNearClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './change-question.module.css';
import { stageOf } from './columns.ts';
import { setInFlight, useInFlight } from './in-flight.ts';
import { sendOrderAct } from './send-order-act.ts';

/** [OR115] That the diner is asked about a change and until when, or that it came to nothing; on a card without the way back. */
export function ChangeQuestion({ order, card }: { readonly order: BoardOrder; readonly card?: true }) {
  const say = useSay();
  const clockAt = useNearClock();
  const { role } = useShift().me;
  const { askedChange: question } = order;
  const stands = useClock((now) => isAsked(question, now));
  if (!question || stageOf(order) === null) return null;
  const { state, until } = question;
  if (state === 'agreed' || state === 'takenBack') return null;
  return (
    <div className={styles.question}>
      <p role="status">
        <MessageCircleQuestion aria-hidden="true" />
        {stands
          ? say('question.asked', { time: clockAt(until) })
          : say(`question.${state === 'asked' ? 'unanswered' : state}`)}
      </p>
      {stands && !card && may(role, 'editOrders') ? <TakeBack order={order} /> : null}
    </div>
  );
}

function TakeBack({ order: { code, version } }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { storeId } = useBoardPlace();
  const busy = useInFlight(({ keys: flying }) => flying.has(code));
  const takeBack = async () => {
    if (useInFlight.getState().keys.has(code)) return;
    setInFlight(code, true);
    const body = { version };
    const answer = await sendOrderAct(storeId, ['take-back', code, body], (idempotencyKey) =>
      call(takeBackChange, { params: { code }, body, idempotencyKey }),
    );
    setInFlight(code, false);
    if (answer.ok) showToast(say('question.isBack', { code }));
    else sayRefusal(new Refused(answer));
  };
  return (
    <Button kind="plain" block busy={busy} onClick={() => void takeBack()}>
      {say('question.back')}
    </Button>
  );
}
