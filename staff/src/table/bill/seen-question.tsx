import { fromWire, toWire } from '@mam/contract/money/money-wire.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import type { Share } from './share-row.tsx';
import { confirmShare } from './use-bill.ts';

interface SeenQuestionProps {
  readonly party: { readonly storeId: number; readonly id: string };
  readonly share: Share;
  readonly onDone: () => void;
}

/** [PA62] Whether the transfer for a share is on the account: what is missing of it, and what it says. */
export function SeenQuestion({ party, share, onDone }: SeenQuestionProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const [busy, setBusy] = useState(false);
  const missing = fromWire(share.amount, currency) - fromWire(share.counted, currency);
  const amount = formatMoney(missing, currency);
  const send = async () => {
    setBusy(true);
    const bill = await confirmShare(party, share.id, toWire(missing, currency));
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
      <p>{say('bill.seenText', { code: share.reference })}</p>
    </Question>
  );
}
