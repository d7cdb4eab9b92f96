import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { useSay } from '../../words/words.ts';
import { type BillPlace, takeCashBack } from './use-bill.ts';

interface TakeBackProps {
  readonly party: BillPlace;
  readonly share: SeenBillShare;
  readonly onDone: () => void;
}

/** the server takes a reason of at most this many letters */
const LONGEST = 200;

/** [TB62] Cash goes back, all of it, and why. */
export function TakeBackQuestion({ party, share, onDone }: TakeBackProps) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const amount = formatMoney(share.amount, party.currency);
  const send = async () => {
    const why = reason.trim();
    if (why === '') return setMissing(true);
    setBusy(true);
    const bill = await takeCashBack(party, share.id, why);
    setBusy(false);
    if (bill) showToast(say('bill.wentBack', { amount }));
    onDone();
  };
  return (
    <Question
      title={say('bill.backQuestion', { amount })}
      cancel={say('floor.back')}
      confirm={say('bill.takeBack')}
      danger
      busy={busy}
      onCancel={onDone}
      onConfirm={() => void send()}
    >
      <Field
        label={say('bill.reason')}
        problem={missing && reason.trim() === '' ? say('bill.reasonMissing') : undefined}
      >
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={LONGEST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Question>
  );
}
