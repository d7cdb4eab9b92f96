import { quantityOf } from '@mam/domain/cart/change-cart.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Stepper } from '@mam/ui/stepper.tsx';
import { Plus } from 'lucide-react';
import { useKept } from '../device/kept.ts';
import { menuWords } from '../words/menu/words.ts';
import { useWords } from '../words/words.ts';
import styles from './add-control.module.css';
import { useShop } from './shop.ts';

interface AddControlProps {
  readonly dish: Dish;
  /** a row has room for a stepper, a tile shows the count */
  readonly roomy?: boolean;
}

/** The round plus of a dish; it shows how many are in the cart, wherever they were added. */
export function AddControl({ dish, roomy }: AddControlProps) {
  const shop = useShop();
  const say = useWords(menuWords);
  const quantity = useKept((state) => quantityOf(state.cart.lines, dish.id));
  if (quantity > 0 && roomy) {
    return (
      <Stepper
        on
        name={say('quantity_of', { name: dish.name })}
        value={quantity}
        onChange={(next) => (next > quantity ? shop.add(dish) : shop.less(dish.id))}
        className={styles.stepper}
      />
    );
  }
  if (quantity > 0) {
    return (
      <a
        href={shop.dishAddress(dish)}
        onClick={shop.open}
        className={classNames(styles.add, styles.on)}
        aria-label={say('in_cart', { name: dish.name, n: quantity })}
      >
        {quantity}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={say('add', { name: dish.name })}
      aria-haspopup={needsChoice(dish) ? 'dialog' : undefined}
      onClick={() => shop.add(dish)}
    >
      <Plus />
    </button>
  );
}
