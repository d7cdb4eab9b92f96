import { Refused } from '@mam/client/call.ts';
import type { WeighAmendmentBody } from '@mam/contract/amendment/amendment.schema.ts';
import { amendOrder, askChange } from '@mam/contract/amendment/amendment.ts';
import type { Reckoning } from '@mam/contract/amendment/reckoning-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { call, isUnclear } from '../../data/ask.ts';
import { keys, queries, sayRefusal } from '../../data/queries.ts';
import { setInFlight, useInFlight } from '../../order/in-flight.ts';
import { sendOrderAct } from '../../order/send-order-act.ts';
import { useBoardPlace } from '../../store/board-place.ts';
import { sayChange } from '../../words/change-words.ts';
import type { ChangeAnswers } from './change-answers.ts';
import { forgetEdit } from './edits.ts';

interface Sending {
  /** answers whether it is done */
  readonly send: (body: WeighAmendmentBody, reckoning: Reckoning, answers: ChangeAnswers) => Promise<boolean>;
  readonly busy: boolean;
  /** nobody knows whether it was done; sent again, it is done once */
  readonly unclear: boolean;
}

/** [OR110] A change is made once, however often it is sent; whoever was faster, the order is shown as it is now. */
export function useSendChange({ code }: Pick<BoardOrder, 'code'>): Sending {
  const { storeId, currency } = useBoardPlace();
  const busy = useInFlight(({ keys: flying }) => flying.has(code));
  const [unclear, setUnclear] = useState(false);
  const send: Sending['send'] = async (weighed, { after }, { tell, settle }) => {
    if (useInFlight.getState().keys.has(code)) return false;
    setInFlight(code, true);
    const body = {
      ...weighed,
      ...(tell === 'phone' && { told: tell }),
      ...(settle === 'back' && { give_back: true }),
      total_amount: toWire(after, currency),
    };
    // [OR115] the diner is asked about the same change, and nothing is written yet
    const asks = tell === 'ask';
    const act = [asks ? 'ask' : 'change', code, body];
    const answer = await sendOrderAct(storeId, act, (idempotencyKey) => {
      const sent = { params: { code }, body, idempotencyKey };
      return asks ? call(askChange, sent) : call(amendOrder, sent);
    });
    setInFlight(code, false);
    setUnclear(isUnclear(answer));
    if (answer.ok) {
      forgetEdit(code);
      showToast(sayChange(asks ? 'asked' : 'done', { code }));
    } else if (!isUnclear(answer)) sayRefusal(new Refused(answer));
    void queries.invalidateQueries({ queryKey: keys.money(code) });
    // refused or not, what was worked out may be another
    void queries.invalidateQueries({ queryKey: keys.changes(code) });
    return answer.ok;
  };
  return { send, busy, unclear };
}
