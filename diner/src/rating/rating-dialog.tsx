import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { ServedHow } from '@mam/domain/rating/reasons.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { useWhen } from '../order/use-when.ts';
import { ratingWords } from '../words/areas.ts';
import { RATING_DIALOG } from './dialog-name.ts';
import { GivenRating } from './given-rating.tsx';
import { ratedDishes } from './rated-dishes.ts';
import type { RatedOrder } from './rated-order.ts';
import { RatingSheet } from './rating-sheet.tsx';
import { useDraft } from './use-draft.ts';
import { useSendRating } from './use-send-rating.ts';

// both sheets of a rating, with and without an order, come in one file
export { WordsDialog } from './words-dialog.tsx';

/** [RA7] A round at its table is served, whatever type of order it is. */
const howServed = ({ tableName, type }: RatedOrder['order']): ServedHow =>
  parseTable(tableName)?.kind === 'table' ? 'at-table' : type === 'PICKUP' ? 'collected' : 'delivered';

/** The sheet of an order's rating: the one there is, or the question for one. */
export function RatingDialog(props: RatedOrder) {
  const { order, store, menu } = props;
  const say = useWords(ratingWords);
  const when = useWhen();
  const { open, close, show } = useDialog(RATING_DIALOG);
  const [draft, change] = useDraft(order.hash);
  const send = useSendRating(order, { open, close, show });
  if (!open) return null;
  if (order.rating) return <GivenRating {...props} rating={order.rating} onClose={close} />;
  const time = when(order.steps.at(-1)?.at ?? order.createdAt, store.zone);
  return (
    <RatingSheet
      detail={say('detail', { store: store.name, n: order.itemCount, time })}
      how={howServed(order)}
      dishes={ratedDishes(order.lines, menu)}
      draft={draft}
      onChange={change}
      onSend={() => void send(draft)}
      onClose={close}
    />
  );
}
