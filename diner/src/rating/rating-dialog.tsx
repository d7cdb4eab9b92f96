import { useDialog } from '@mam/client/use-dialog.ts';
import { useState } from 'react';
import { RATING_DIALOG } from './dialogs.ts';
import { type Draft, draftOf, keepDraft } from './draft.ts';
import { GivenRating } from './given-rating.tsx';
import type { RatedOrder } from './rate-order.tsx';
import { RatingSheet } from './rating-sheet.tsx';
import { useSendRating } from './use-send-rating.ts';

/**
 * The sheet of an order's rating: the one there is, or the question for one. What is being said is kept while the sheet
 * comes and goes, also what could not be sent.
 */
export function RatingDialog(props: RatedOrder) {
  const { hash, rating } = props.order;
  const { open, close, show } = useDialog(RATING_DIALOG);
  const [draft, setDraft] = useState(() => draftOf(hash));
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(hash, next);
  };
  const send = useSendRating(props.order, { open, close, show });
  if (!open) return null;
  if (rating) return <GivenRating {...props} rating={rating} onClose={close} />;
  return (
    <RatingSheet {...props} draft={draft} onChange={change} onSend={() => void send(draft)} onClose={close} />
  );
}
