import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { quantityOf } from '@mam/domain/cart/change-cart.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Plus } from 'lucide-react';
import { oneLess } from '../cart/cart-actions.ts';
import { usePersisted } from '../device/persisted.ts';
import { DishPrice } from '../menu/dish-price.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import type { OverState } from '../start/over-state.ts';
import { useLinks } from '../start/use-place.ts';
import { dishWords, suggestionWords } from '../words/areas.ts';
import styles from './suggested.module.css';

interface DishRowProps {
  readonly dish: Dish;
  readonly here: StoreMenu;
  readonly state: OverState;
  readonly onAdd: () => void;
}

/** A dish as it is suggested: its name opens it, the plus adds it or asks for its choices. */
export function SuggestedDishRow({ dish, here, state, onAdd }: DishRowProps) {
  const links = useLinks();
  const say = useWords(suggestionWords);
  const sayDish = useWords(dishWords);
  const quantity = usePersisted(({ cart }) => quantityOf(cart.lines, dish.id));
  const { name } = dish;
  return (
    <div className={styles.row}>
      <DishPicture picture={dish.picture} className={styles.picture} />
      <span className={styles.words}>
        <Link
          to={links('/menu/product', { product_id: dish.storeItemId })}
          state={state}
          className={styles.link}
        >
          {name}
        </Link>
        <span>
          <DishPrice dish={dish} currency={here.store.currency} />
        </span>
      </span>
      <span className={styles.control}>
        {quantity > 0 ? (
          <Stepper
            on
            name={sayDish('quantity_of', { name })}
            value={quantity}
            max={UNLIMITED}
            onChange={(next) => (next > quantity ? onAdd() : oneLess(dish.id))}
          />
        ) : (
          <IconButton
            kind="flat"
            label={say('add', { name })}
            aria-haspopup={needsChoice(dish) ? 'dialog' : undefined}
            onClick={onAdd}
          >
            <Plus />
          </IconButton>
        )}
      </span>
    </div>
  );
}
