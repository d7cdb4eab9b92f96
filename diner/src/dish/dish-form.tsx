import { say as sayNow, useWords } from '@mam/client/i18n.ts';
import { Link, useLocation } from '@mam/client/router.tsx';
import type { DishLine } from '@mam/domain/cart/cart-line.ts';
import { betterCombos } from '@mam/domain/combo/better-combos.ts';
import { saysAnything } from '@mam/domain/diet/facts.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import bento from '@mam/ui/art/bento-box.svg';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { offerClass } from '@mam/ui/offer-class.ts';
import { PricePair } from '@mam/ui/price.tsx';
import { ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { addToCart, changeInCart } from '../cart/cart-actions.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { DietMarks } from '../diet/diet-marks.tsx';
import { DietPanel } from '../diet/diet-panel.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import { DishChoices } from '../options/dish-choices.tsx';
import { showMissing } from '../options/show-missing.ts';
import { useDishDraft } from '../options/use-dish-draft.ts';
import { useOrderedBefore } from '../options/use-ordered-before.ts';
import { useOverState } from '../start/over-state.ts';
import { useLinks } from '../start/use-place.ts';
import { cartWords, dishWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { AddWords } from './add-words.tsx';
import bar from './buy-bar.module.css';
import styles from './dish-form.module.css';
import { OffSaleNote, useOffSale } from './off-sale.tsx';

interface DishFormProps {
  readonly here: StoreMenu;
  readonly dish: Dish;
  /** the cart line being edited and its place */
  readonly edited: { readonly line: DishLine; readonly index: number } | null;
  readonly titleId: string;
  /** the name heads a dialog, or the page itself */
  readonly heading: 'h1' | 'h2';
  readonly onDone: () => void;
  readonly className?: string;
}

/** Everything below the picture: name, choices, note, and the button with the price of it all. */
export function DishForm({
  here,
  dish,
  edited,
  titleId,
  heading: Heading,
  onDone,
  className,
}: DishFormProps) {
  const say = useWords(dishWords);
  const { store } = here;
  const wall = useWall(store);
  const from = useOverState();
  const { draft, change, groups, problem, list, charged } = useDishDraft(
    dish,
    edited?.line ?? null,
    wall,
    useOrderedBefore(store, dish),
  );
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const sold = sellable(dish) === 'sold-out';
  const off = useOffSale(store, dish);

  const submit = () => {
    if (edited && draft.quantity === 0) {
      return changeInCart(edited.index, { ...edited.line, quantity: 0 }, dish.name, onDone);
    }
    if (sold) return showToast(sayNow(cartWords, 'sold_out', { name: dish.name }), { urgent: true });
    if (off) return showToast(off.why, { urgent: true });
    if (refuseClosed(store)) return;
    if (problem) {
      setAsked(true);
      return showMissing(form.current);
    }
    const origin = edited?.line.origin ?? from.origin ?? null;
    const line = { kind: 'dish', dishId: dish.id, origin, ...draft, note: draft.note.trim() } as const;
    if (edited) changeInCart(edited.index, line, dish.name, onDone);
    else addToCart(line, dish.name, onDone);
  };

  return (
    <>
      <div ref={form} className={classNames(styles.body, className)}>
        <Heading id={titleId} className="d d30">
          {dish.name}
        </Heading>
        {dish.description ? <p className={styles.text}>{dish.description}</p> : null}
        <DietMarks diet={dish.diet} />
        <OffSaleNote off={off} />
        {edited || off ? null : <ComboHint here={here} dish={dish} />}
        <DishChoices
          dish={dish}
          groups={groups}
          draft={draft}
          currency={store.currency}
          problem={asked ? problem : null}
          onChange={change}
        />
        {here.menu.dishes.some(({ diet }) => saysAnything(diet)) ? <DietPanel diet={dish.diet} /> : null}
      </div>
      <div className={classNames(bar.bar, styles.buy)}>
        <Stepper
          size="big"
          name={say('quantity_of', { name: dish.name })}
          value={draft.quantity}
          max={UNLIMITED}
          onChange={(quantity) => change({ quantity })}
        />
        <BuyButton
          off={off?.word ?? (sold ? say('sold_out') : null)}
          editing={edited !== null}
          quantity={draft.quantity}
          price={
            <PricePair
              amount={charged * draft.quantity}
              list={list * draft.quantity}
              currency={store.currency}
            />
          }
          onPress={submit}
        />
      </div>
    </>
  );
}

interface BuyButtonProps {
  /** why it cannot be had now, in a word */
  readonly off: string | null;
  readonly editing: boolean;
  readonly quantity: number;
  readonly price: React.ReactNode;
  readonly onPress: () => void;
}

/** Says what pressing it does, or why it does nothing. */
function BuyButton({ off, editing, quantity, price, onPress }: BuyButtonProps) {
  const say = useWords(dishWords);
  if (editing && quantity === 0)
    return (
      <Button kind="bad" size="big" className={classNames(bar.button, styles.button)} onClick={onPress}>
        {say('remove')}
      </Button>
    );
  const blocked = off !== null || quantity === 0;
  return (
    <Button
      kind="primary"
      size="big"
      blocked={blocked}
      className={classNames(bar.button, styles.button)}
      onClick={quantity === 0 ? undefined : onPress}
    >
      <span>{off ?? (editing ? say('update') : <AddWords />)}</span>
      {price}
    </Button>
  );
}

/** A combo on offer now that holds this dish. */
function ComboHint({ here, dish }: { here: StoreMenu; dish: Dish }) {
  const links = useLinks();
  const say = useWords(dishWords);
  const { state } = useLocation();
  const wall = useWall(here.store);
  const better = useMemo(() => betterCombos(here.menu, dish.id, wall), [here, dish.id, wall]);
  const [best] = better;
  if (!best) return null;
  const { combo, saving } = best;
  const words = saving ? (saving.exact ? 'in_combo_saves' : 'in_combo_saves_least') : 'in_combo';
  const amount = formatMoney(saving?.least ?? 0, here.store.currency);
  return (
    <Link to={links('/menu/combo', { combo_id: combo.id })} state={state} className={offerClass}>
      <img src={bento} alt="" />
      <span className="grow">
        <Bold>{say(words, { name: combo.name, amount })}</Bold>
      </span>
      <ChevronRight />
    </Link>
  );
}
