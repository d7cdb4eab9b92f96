import { useWords } from '@mam/client/i18n.ts';
import { Link, useLocation } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import type { Suggested } from '@mam/domain/suggestion/offered.ts';
import { sideDishes } from '@mam/domain/suggestion/side-dishes.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { addToCart } from '../cart/cart-actions.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { ComboAmount } from '../combo/combo-price.tsx';
import { hideForGood } from '../device/hidden.ts';
import { usePersisted } from '../device/persisted.ts';
import { DishPrice } from '../menu/dish-price.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { useLinks, usePlace } from '../start/use-place.ts';
import { suggestionWords } from '../words/areas.ts';
import { QuickOptions } from './quick-options.tsx';
import styles from './side-dishes.module.css';
import { plainLine } from './suggested-line.ts';

/** The name under which "do not suggest again" is stored. */
const SIDE_DISHES = 'side-dishes';

/** Beside the cart: what goes with it, one tap away. */
export function SideDishes() {
  const reading = useMenu(usePlace());
  const hidden = usePersisted((state) => state.hidden.includes(SIDE_DISHES));
  return reading.state === 'ready' && !hidden ? <Strip here={reading.value} /> : null;
}

function Strip({ here }: { readonly here: StoreMenu }) {
  const say = useWords(suggestionWords);
  const lines = usePersisted((state) => state.cart.lines);
  const wall = useWall(here.store);
  const options = useDialog('options');
  const [asked, setAsked] = useState<Dish | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { menu, store } = here;
  const shown = sideDishes(lines, menu, wall);

  const add = (dish: Dish) => {
    if (refuseClosed(store)) return;
    if (needsChoice(dish)) {
      setAsked(dish);
      return options.show();
    }
    addToCart(plainLine(dish.id, null), dish.name);
    // its own button is gone with it
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {shown.length > 0 ? (
        <section aria-label={say('side_dishes')}>
          <div className={styles.head}>
            <h2 ref={heading} tabIndex={-1} className="d d20">
              {say('side_dishes')}
            </h2>
            <Button
              kind="quiet"
              size="small"
              className={styles.never}
              onClick={() => hideForGood(SIDE_DISHES)}
            >
              {say('never')}
            </Button>
          </div>
          <ul className={styles.strip}>
            {shown.map((one) => (
              <li key={one.id} className={styles.tile}>
                <Tile one={one} here={here} onAdd={add} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {options.open && asked ? (
        <QuickOptions dish={asked} store={store} origin={null} onClose={options.close} />
      ) : null}
    </>
  );
}

interface TileProps {
  readonly one: Suggested;
  readonly here: StoreMenu;
  readonly onAdd: (dish: Dish) => void;
}

/** A dish opens by its name and joins by its plus; a combo opens its tray. */
function Tile({ one, here, onAdd }: TileProps) {
  const say = useWords(suggestionWords);
  const links = useLinks();
  if (one.kind === 'combo') {
    const { combo, id } = one;
    return (
      <Face
        picture={<DishPicture picture={combo.picture} />}
        to={links('/menu/combo', { combo_id: id })}
        name={combo.name}
        price={<ComboAmount combo={combo} here={here} />}
      />
    );
  }
  const { dish } = one;
  return (
    <Face
      picture={<DishPicture picture={dish.picture} />}
      to={links('/menu/product', { product_id: dish.storeItemId })}
      name={dish.name}
      price={<DishPrice dish={dish} currency={here.store.currency} />}
    >
      <IconButton
        kind="raised"
        className={styles.add}
        label={say('add', { name: dish.name })}
        aria-haspopup={needsChoice(dish) ? 'dialog' : undefined}
        onClick={() => onAdd(dish)}
      >
        <Plus />
      </IconButton>
    </Face>
  );
}

interface FaceProps {
  readonly picture: ReactNode;
  readonly to: string;
  readonly name: string;
  readonly price: ReactNode;
  readonly children?: ReactNode;
}

function Face({ picture, to, name, price, children }: FaceProps) {
  const over = useLocation();
  return (
    <>
      {picture}
      <Link to={to} state={{ over }} className={styles.name}>
        <span className={styles.clamped}>{name}</span>
      </Link>
      {price}
      {children}
    </>
  );
}
