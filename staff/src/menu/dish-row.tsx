import { classNames } from '@mam/ui/class-names.ts';
import { Switch } from '@mam/ui/control/switch.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useSay } from '../words/words.ts';
import styles from './dish-row.module.css';
import type { KitchenDish } from './kitchen-dish.ts';

interface DishRowProps {
  readonly dish: KitchenDish;
  readonly narrow?: boolean;
  readonly onChange: (soldOut: boolean) => void;
}

/** A dish and its switch: on = there is some. */
export function DishRow({ dish, narrow, onChange }: DishRowProps) {
  const say = useSay();
  return (
    <li className={classNames(styles.row, narrow && styles.narrow, dish.soldOut && styles.gone)}>
      <DishPicture picture={dish.picture} sold={dish.soldOut} className={styles.picture} />
      <span className={styles.name}>{dish.name}</span>
      <Switch
        label={say('menu.there', { dish: dish.name })}
        on={!dish.soldOut}
        onChange={(there) => onChange(!there)}
      />
    </li>
  );
}

const WIDTHS = ['70%', '50%', '80%', '60%', '65%', '45%', '75%', '55%'];

/** The same rows before the menu is here. */
export function DishRowsWaiting({ narrow }: { readonly narrow?: boolean }) {
  return WIDTHS.map((width) => (
    <div key={width} className={classNames(styles.row, narrow && styles.narrow)}>
      <Skeleton shape="plate" className={styles.picture} />
      <Skeleton width={width} height="1rem" />
      <Skeleton shape="pill" width="3rem" height="1.75rem" />
    </div>
  ));
}
