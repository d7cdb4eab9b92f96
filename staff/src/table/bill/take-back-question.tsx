import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { takeCashBack } from './use-bill.ts';

interface TakeBackProps {
  readonly party: { readonly storeId: number; readonly id: string };
  readonly share: TableBillWire['shares'][number];
  readonly onDone: () => void;
}

/** the server takes a reason of at most this many letters */
const LONGEST = 200;

/** [TB62] Cash goes back, all of it, and why. */
export function TakeBackQuestion({ party, share, onDone }: TakeBackProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const amount = formatMoney(fromWire(share.amount, currency), currency);
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
