import { useDialog } from '@mam/client/use-dialog.ts';
import { useState } from 'react';
import { RATING_DIALOG } from './dialogs.ts';
import { type Draft, draftOf, keepDraft } from './draft.ts';
import type { RatedOrder } from './rate-order.tsx';
import { RatingSheet } from './rating-sheet.tsx';
import { useSendRating } from './use-send-rating.ts';

/** Keeps what is being said of an order while its sheet comes and goes: also what could not be sent. */
export function RatingForm(props: RatedOrder) {
  const { hash } = props.order;
  const { open, close, show } = useDialog(RATING_DIALOG);
  const [draft, setDraft] = useState(() => draftOf(hash));
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(hash, next);
  };
  const send = useSendRating(props.order, { open, close, show });
  if (!open) return null;
  return (
    <RatingSheet {...props} draft={draft} onChange={change} onSend={() => void send(draft)} onClose={close} />
  );
}
