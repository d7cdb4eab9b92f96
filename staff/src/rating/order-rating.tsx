import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Stars } from '@mam/ui/stars.tsx';
import { useSay } from '../words/words.ts';
import styles from './order-rating.module.css';

/** The stars of an order, where it has some. */
export function OrderStars({ rating }: Pick<BoardOrder, 'rating'>) {
  const say = useSay();
  return rating ? <Stars score={rating.score} label={say('rating.stars', { n: rating.score })} /> : null;
}

/** [RA6] The buyer's opinion of an order, word for word and dish by dish. */
export function OrderRating({ order: { rating, lines } }: { readonly order: BoardOrder }) {
  const say = useSay();
  if (!rating) return null;
  const names = (wanted: boolean) => {
    const ids = new Set(rating.dishes.filter(({ liked }) => liked === wanted).map(({ itemId }) => itemId));
    return [...new Set(lines.filter(({ itemId }) => ids.has(itemId)).map(({ name }) => name))].join(', ');
  };
  const opinions = [
    ['good', names(true)],
    ['bad', names(false)],
  ] as const;
  return (
    <section className={styles.rating} aria-label={say('rating.title')}>
      <p className={styles.head}>
        <b className="strong">{say('rating.title')}</b>
        <OrderStars rating={rating} />
      </p>
      {rating.feedback ? <p className={styles.words}>{rating.feedback}</p> : null}
      {opinions.map(([opinion, dishes]) =>
        dishes ? (
          <p key={opinion} className={styles.dishes}>
            <b>{say(`rating.${opinion}`)}:</b> {dishes}
          </p>
        ) : null,
      )}
    </section>
  );
}
