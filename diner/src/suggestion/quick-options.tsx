import { useWords } from '@mam/client/i18n.ts';
import type { LineOrigin } from '@mam/domain/cart/cart-line.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { PricePair } from '@mam/ui/price.tsx';
import { useRef, useState } from 'react';
import { addToCart } from '../cart/cart-actions.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { DishChoices } from '../options/dish-choices.tsx';
import { showMissing } from '../options/show-missing.ts';
import { useDishDraft } from '../options/use-dish-draft.ts';
import { useOrderedBefore } from '../options/use-ordered-before.ts';
import { dishWords } from '../words/areas.ts';
import styles from './quick-options.module.css';

interface QuickOptionsProps {
  readonly dish: Dish;
  readonly store: Store;
  readonly origin: LineOrigin | null;
  readonly onClose: () => void;
}

/** A suggested dish that asks for choices, over the page it was suggested on. */
export function QuickOptions({ dish, store, origin, onClose }: QuickOptionsProps) {
  const wall = useWall(store);
  const { draft, change, groups, problem, list, charged } = useDishDraft(
    dish,
    null,
    wall,
    useOrderedBefore(store, dish),
  );
  const [asked, setAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const add = (leave: () => void) => {
    if (refuseClosed(store)) return;
    if (problem) {
      setAsked(true);
      return showMissing(body.current);
    }
    addToCart({ kind: 'dish', dishId: dish.id, origin, ...draft, note: draft.note.trim() }, dish.name, leave);
  };
  return (
    <Sheet
      title={dish.name}
      lead={<DishPicture picture={dish.picture} eager />}
      detail={dish.description || undefined}
      onClose={onClose}
      footer={
        <Foot
          name={dish.name}
          quantity={draft.quantity}
          price={
            <PricePair
              amount={charged * draft.quantity}
              list={list * draft.quantity}
              currency={store.currency}
            />
          }
          onQuantity={(quantity) => change({ quantity })}
          onAdd={add}
        />
      }
    >
      <div ref={body}>
        <DishChoices
          dish={dish}
          groups={groups}
          draft={draft}
          currency={store.currency}
          problem={asked ? problem : null}
          short
          onChange={change}
        />
      </div>
    </Sheet>
  );
}

interface FootProps {
  readonly name: string;
  readonly quantity: number;
  readonly price: React.ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: (leave: () => void) => void;
}

function Foot({ name, quantity, price, onQuantity, onAdd }: FootProps) {
  const say = useWords(dishWords);
  const leave = useLeaveModal();
  return (
    <div className={styles.foot}>
      <Stepper
        size="big"
        name={say('quantity_of', { name })}
        value={quantity}
        min={1}
        max={UNLIMITED}
        onChange={onQuantity}
      />
      <Button kind="primary" size="big" className={styles.add} onClick={() => onAdd(leave)}>
        <span>{say('add')}</span>
        {price}
      </Button>
    </div>
  );
}
