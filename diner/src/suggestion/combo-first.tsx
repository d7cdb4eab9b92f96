import { useWords } from '@mam/client/i18n.ts';
import { dishDetails } from '@mam/domain/cart/line-words.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { SavingCombo } from '@mam/domain/suggestion/combo-first.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { PricePair } from '@mam/ui/price.tsx';
import { addToCart } from '../cart/cart-actions.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { hideForGood } from '../device/hidden.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useDishDraft } from '../options/use-dish-draft.ts';
import { type OverState, useOverState } from '../start/over-state.ts';
import { suggestionWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { SuggestedComboRow } from './combo-row.tsx';
import styles from './suggested.module.css';
import { originFrom } from './suggested-line.ts';
import { COMBO_FIRST } from './use-combo-first.ts';

interface ComboFirstProps {
  readonly dish: Dish;
  readonly combos: readonly SavingCombo[];
  readonly here: StoreMenu;
  /** the dish alone */
  readonly onOnly: () => void;
  readonly onClose: () => void;
  /** once the dish alone is in the cart; missing = the sheet goes */
  readonly onAdded?: (() => void) | undefined;
}

/** [SU3] Before a dish opens: the combos it is cheaper in, or the dish alone. */
export function ComboFirst({ dish, combos, here, onOnly, onClose, onAdded }: ComboFirstProps) {
  const say = useWords(suggestionWords);
  const { over } = useOverState();
  const state: OverState = { ...(over && { over }), origin: originFrom('COMBO', dish.id) };
  return (
    <Sheet
      title={say('combo_title')}
      lead={<DishPicture picture={dish.picture} eager />}
      detail={<Bold>{say('combo_text', { name: dish.name, n: combos.length })}</Bold>}
      onClose={onClose}
      footer={<Alone dish={dish} here={here} onOnly={onOnly} onAdded={onAdded} />}
    >
      <ul className={styles.list}>
        {combos.map(({ combo }) => (
          <li key={combo.id}>
            <SuggestedComboRow combo={combo} here={here} state={state} replace />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The dish without any combo: opened to choose, or taken as it comes where nothing has to be chosen. */
function Alone({ dish, here, onOnly, onAdded }: Omit<ComboFirstProps, 'combos' | 'onClose'>) {
  const say = useWords(suggestionWords);
  const leave = useLeaveModal();
  const { store } = here;
  const { draft, problem, list, charged } = useDishDraft(dish, null, useWall(store));
  const chosen = dishDetails(dish, draft.variantId, draft.options).join(' · ');
  const add = () => {
    if (refuseClosed(store)) return;
    addToCart({ kind: 'dish', dishId: dish.id, origin: null, ...draft }, dish.name, onAdded ?? leave);
  };
  return (
    <div className={styles.foot}>
      {problem === null && chosen ? <p className={styles.chosen}>{chosen}</p> : null}
      <div className={styles.ways}>
        <Button kind="soft" size="big" onClick={onOnly}>
          {say('only_this')}
        </Button>
        {problem === null && sellable(dish) === 'ok' ? (
          <Button kind="primary" size="big" onClick={add}>
            {say('take')}
            <PricePair amount={charged} list={list} currency={store.currency} />
          </Button>
        ) : null}
      </div>
      <Button
        kind="quiet"
        onClick={() => {
          hideForGood(COMBO_FIRST);
          onOnly();
        }}
      >
        {say('never')}
      </Button>
    </div>
  );
}
