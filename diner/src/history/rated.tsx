import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { withDialog } from '@mam/client/use-dialog.ts';
import { mayRate } from '@mam/domain/rating/rating.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Stars } from '@mam/ui/stars.tsx';
import { Star } from 'lucide-react';
import { RATING_DIALOG } from '../rating/dialog-name.ts';
import { historyWords } from '../words/areas.ts';
import styles from './history.module.css';
import type { OrderRow } from './order-row.ts';

/** [RA1] The way to rate an order; or the stars it has got. */
export function Rated({ row: { order, to } }: { readonly row: OrderRow }) {
  const say = useWords(historyWords);
  const { code, rating } = order;
  if (rating) return <Stars score={rating.score} label={say('stars', { n: rating.score })} />;
  if (!mayRate(order)) return null;
  return (
    <Link
      to={withDialog(to, RATING_DIALOG)}
      className={`${buttonClass({ kind: 'outline', size: 'small' })} ${styles.above}`}
      aria-label={say('rate_of', { code })}
    >
      <Star />
      {say('rate')}
    </Link>
  );
}
