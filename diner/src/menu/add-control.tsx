import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { quantityOf } from '@mam/domain/cart/change-cart.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { menuWords } from '../words/areas.ts';
import styles from './add-control.module.css';
import { useMenuShop } from './shop.ts';

const stepper = () =>
  lateFile(() => import('./tile-stepper.tsx')).then(({ TileStepper: component }) => ({ default: component }));
const TileStepper = lazy(stepper);

/** The first picture of an empty cart shows no stepper; called when there is time for it. */
export function loadTileStepper(): void {
  void stepper();
}

interface AddControlProps {
  readonly dish: Dish;
  /** a row has room for a stepper, a tile shows the count and opens to one */
  readonly roomy?: boolean;
}

/** The round plus of a dish; it shows how many are in the cart, wherever they were added. */
export function AddControl({ dish, roomy = false }: AddControlProps) {
  const shop = useMenuShop();
  const say = useWords(menuWords);
  const quantity = usePersisted((state) => quantityOf(state.cart.lines, dish.id));
  const again = usePersisted(({ ordered }) =>
    ordered.some(({ brand, id }) => brand === shop.store.brand && id === dish.id),
  );
  const chooses = needsChoice(dish);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  /** Keeps the focus inside when the pressed button gives way to another. */
  const stay = (act: () => void) => {
    const inside = box.current?.contains(document.activeElement);
    act();
    if (inside)
      requestAnimationFrame(() => {
        if (!box.current?.contains(document.activeElement))
          [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
      });
  };
  const add = () => stay(() => shop.add(dish));
  let control: ReactNode;
  if (quantity === 0)
    control = (
      <button
        type="button"
        className={classNames(styles.add, styles.plus)}
        aria-label={say(again && chooses ? 'add_again' : 'add', { name: dish.name })}
        aria-haspopup={chooses && !again ? 'dialog' : undefined}
        onClick={add}
      />
    );
  else if (roomy || open)
    control = (
      <Suspense fallback={<span className={classNames(styles.add, styles.on)}>{quantity}</span>}>
        <TileStepper
          name={dish.name}
          value={quantity}
          onChange={(next) => (next > quantity ? add() : stay(() => shop.less(dish.id)))}
          className={styles.stepper}
        />
      </Suspense>
    );
  else
    control = (
      <button
        type="button"
        className={classNames(styles.add, styles.on)}
        aria-label={say('in_cart', { name: dish.name, n: quantity })}
        aria-expanded={false}
        onClick={() => stay(() => setOpen(true))}
      >
        {quantity}
      </button>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left what is inside
    <span
      ref={box}
      className={classNames(styles.box, roomy && styles.roomy)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {control}
    </span>
  );
}
