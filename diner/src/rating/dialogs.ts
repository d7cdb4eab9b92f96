import { screen } from '@mam/client/lazy-screen.ts';
import { orderWords, ratingWords } from '../words/areas.ts';
import type { RatedOrder } from './rated-order.ts';
import type { WordsDialogProps } from './words-dialog.tsx';

/** The sheet of an order's rating. */
export const ratingDialog = screen<RatedOrder>(
  () => import('./rating-dialog.tsx').then((m) => m.RatingDialog),
  [ratingWords, orderWords],
);

/** The same where there is no order to rate. */
export const wordsDialog = screen<WordsDialogProps>(
  () => import('./rating-dialog.tsx').then((m) => m.WordsDialog),
  [ratingWords],
);
