import { Refused } from '@mam/client/call.ts';
import { provePhone } from '@mam/contract/staff/prove-phone.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { call } from '../data/ask.ts';
import { sayRefusal } from '../data/queries.ts';
import { useSay } from '../words/words.ts';

interface ProvePhoneProps {
  readonly order: BoardOrder;
  readonly role: Rank;
}

/** [MS10] The guest stands at the counter with their phone: a manager says that the number is theirs. */
export function ProvePhone({ order: { code, phone }, role }: ProvePhoneProps) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!phone || !may(role, 'provePhone')) return null;
  const prove = async () => {
    setBusy(true);
    const answer = await call(provePhone, { params: { code } });
    setBusy(false);
    if (answer.ok) showToast(say('phone.proved'));
    else sayRefusal(new Refused(answer));
    setAsks(false);
  };
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsks(true)}>
        {say('phone.prove')}
      </Button>
      {asks ? (
        <Question
          title={say('phone.title', { phone })}
          cancel={say('phone.no')}
          confirm={say('phone.yes')}
          busy={busy}
          onCancel={() => setAsks(false)}
          onConfirm={() => void prove()}
        >
          {say('phone.text')}
        </Question>
      ) : null}
    </>
  );
}
