import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { useSay } from '../../words/words.ts';
import { type BillPlace, confirmShare } from './use-bill.ts';

interface SeenQuestionProps {
  readonly party: BillPlace;
  readonly share: SeenBillShare;
  readonly onDone: () => void;
}

/** [PA62] Whether the transfer for a share is on the account: what is missing of it, and what it says. */
export function SeenQuestion({ party, share, onDone }: SeenQuestionProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const missing = share.amount - share.counted;
  const amount = formatMoney(missing, party.currency);
  const send = async () => {
    setBusy(true);
    const bill = await confirmShare(party, share.id, missing);
    setBusy(false);
    if (bill) showToast(say('bill.seenDone', { amount }));
    onDone();
  };
  return (
    <Question
      title={say('bill.seenQuestion', { amount })}
      cancel={say('floor.back')}
      confirm={say('bill.seen')}
      busy={busy}
      onCancel={onDone}
      onConfirm={() => void send()}
    >
      <p>{say('bill.seenText', { code: share.reference ?? '' })}</p>
    </Question>
  );
}
