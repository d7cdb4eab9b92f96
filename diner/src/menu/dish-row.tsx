import { useWords } from '@mam/client/i18n.ts';
import { quantityOf } from '@mam/domain/cart/change-cart.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import type { Eager } from '@mam/ui/picture/eager.ts';
import { Flame } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { DietMarks } from '../diet/diet-marks.tsx';
import { menuWords } from '../words/areas.ts';
import { AddControl } from './add-control.tsx';
import { DiscountTag, DishPrice } from './dish-price.tsx';
import styles from './dish-row.module.css';
import { useMenuShop } from './shop.ts';

interface DishRowProps {
  readonly dish: Dish;
  /** place among the best sellers, 0 = none */
  readonly rank: number;
  readonly eager: Eager;
  /** the name with marks in it */
  readonly name?: ReactNode;
}

/** item_type 1: words left, picture right. The whole row opens the dish, the round button adds it. */
export const DishRow = memo(function DishRow({ dish, rank, eager, name }: DishRowProps) {
  const shop = useMenuShop();
  const say = useWords(menuWords);
  const inCart = usePersisted((state) => quantityOf(state.cart.lines, dish.id) > 0);
  const sold = sellable(dish) === 'sold-out';
  return (
    <article className={classNames(styles.row, sold && styles.out)}>
      {inCart ? <span className={styles.incart} /> : null}
      <div>
        {rank > 0 ? (
          <p className={styles.tag}>
            <Flame />
            {say('best_rank', { n: rank })}
          </p>
        ) : null}
        <h3>
          <a
            href={shop.dishAddress(dish)}
            onClick={(event) => shop.openDish(event, dish)}
            className={styles.link}
          >
            {name ?? dish.name}
          </a>
        </h3>
        {dish.description ? <p className={styles.text}>{dish.description}</p> : null}
        <DietMarks diet={dish.diet} />
        <p className={styles.price}>
          <DishPrice dish={dish} currency={shop.store.currency} />
        </p>
      </div>
      <div className={styles.picture}>
        <DishPicture
          picture={dish.picture}
          sold={sold}
          stamp={sold ? say('sold_out') : undefined}
          eager={eager}
        />
        <DiscountTag dish={dish} className={styles.off} />
        {sold ? null : <AddControl dish={dish} roomy />}
      </div>
    </article>
  );
});
