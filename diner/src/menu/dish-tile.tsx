import { useWords } from '@mam/client/i18n.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import type { Eager } from '@mam/ui/picture/eager.ts';
import { memo } from 'react';
import { DietMarks } from '../diet/diet-marks.tsx';
import { menuWords } from '../words/areas.ts';
import { AddControl } from './add-control.tsx';
import { DiscountTag, DishPrice } from './dish-price.tsx';
import styles from './dish-tile.module.css';
import { useMenuShop } from './shop.ts';

interface DishTileProps {
  readonly dish: Dish;
  /** shown as a numeral on the plate, 0 = none */
  readonly rank?: number;
  readonly large?: boolean;
  readonly eager: Eager;
}

/** item_type 2 and 3, new dishes and best sellers: picture above, name and price below. */
export const DishTile = memo(function DishTile({ dish, rank = 0, large, eager }: DishTileProps) {
  const shop = useMenuShop();
  const say = useWords(menuWords);
  const sold = sellable(dish) === 'sold-out';
  return (
    <article className={classNames(styles.tile, large && styles.large, sold && styles.out)}>
      <div className={styles.picture}>
        <DishPicture
          picture={dish.picture}
          sold={sold}
          stamp={sold ? say('sold_out') : undefined}
          eager={eager}
        >
          {rank > 0 ? (
            <span className={styles.rank} role="img" aria-label={say('rank', { n: rank })}>
              {rank}
            </span>
          ) : null}
        </DishPicture>
        <DiscountTag dish={dish} className={styles.off} />
        {sold ? null : <AddControl dish={dish} />}
      </div>
      <h3>
        <a
          href={shop.dishAddress(dish)}
          onClick={(event) => shop.openDish(event, dish)}
          className={styles.link}
        >
          {dish.name}
        </a>
      </h3>
      <p className={styles.price}>
        <DishPrice dish={dish} currency={shop.store.currency} />
      </p>
      <DietMarks diet={dish.diet} />
    </article>
  );
});
