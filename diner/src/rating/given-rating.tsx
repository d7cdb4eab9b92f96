import { useWords } from '@mam/client/i18n.ts';
import type { OrderRating } from '@mam/domain/order/order.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Stars } from '@mam/ui/stars.tsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { ratingWords } from '../words/areas.ts';
import { ratedDishes } from './rated-dishes.ts';
import type { RatedOrder } from './rated-order.ts';
import styles from './rating-sheet.module.css';

interface GivenRatingProps extends Pick<RatedOrder, 'order' | 'menu'> {
  readonly rating: OrderRating;
  readonly onClose: () => void;
}

/** [RA1] The buyer's rating of an order: to be read, not to be changed. */
export function GivenRating({ order, menu, rating, onClose }: GivenRatingProps) {
  const say = useWords(ratingWords);
  const liked = new Map(rating.dishes.map((dish) => [dish.itemId, dish.liked]));
  const judged = ratedDishes(order.lines, menu).filter(({ id }) => liked.has(id));
  return (
    <Sheet title={say('yours')} detail={say('final')} onClose={onClose}>
      <Stars score={rating.score} label={say('star', { n: rating.score })} className={styles.given} />
      {rating.feedback ? (
        <>
          <h3 className="small muted">{say('said')}</h3>
          <p className={styles.words}>{rating.feedback}</p>
        </>
      ) : null}
      {judged.length > 0 ? (
        <ul className={styles.dishes} aria-label={say('dishes')}>
          {judged.map(({ id, name, picture }) => (
            <li key={id}>
              <DishPicture picture={picture} fallback="🍽️" className={styles.picture} />
              <span className="grow" aria-hidden="true">
                {name}
              </span>
              {liked.get(id) ? <ThumbsUp aria-hidden="true" /> : <ThumbsDown aria-hidden="true" />}
              <span className="vh">{say(liked.get(id) ? 'good' : 'bad', { name })}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Sheet>
  );
}
