import { useWords } from '@mam/client/i18n.ts';
import { Link, useLocation } from '@mam/client/router.tsx';
import { useDialog, withDialog } from '@mam/client/use-dialog.ts';
import { itemIdOf } from '@mam/domain/cart/change-cart.ts';
import { orderedBefore } from '@mam/domain/options/ordered-before.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { eatenWith } from '@mam/domain/suggestion/eaten-with.ts';
import type { Suggested } from '@mam/domain/suggestion/offered.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useEffect, useRef, useState } from 'react';
import { addToCart } from '../cart/cart-actions.ts';
import { useJustAdded } from '../cart/just-added.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { persisted, usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import type { OverState } from '../start/over-state.ts';
import { useLinks, usePlace } from '../start/use-place.ts';
import { suggestionWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { SuggestedComboRow } from './combo-row.tsx';
import { SuggestedDishRow } from './dish-row.tsx';
import { QuickOptions } from './quick-options.tsx';
import styles from './suggested.module.css';
import { originFrom, plainLine } from './suggested-line.ts';

interface ShownSuggestions {
  /** the name of the dish or combo that was added */
  readonly name: string;
  /** the dish it all goes with */
  readonly dishId: string;
  readonly suggested: readonly Suggested[];
}

/** Once something new is in the cart and its sheet is gone: what is usually eaten with it. */
export function EatenWith() {
  const reading = useMenu(usePlace());
  return reading.state === 'ready' ? <AfterAdding here={reading.value} /> : null;
}

function AfterAdding({ here }: { here: StoreMenu }) {
  const added = useJustAdded();
  const handled = useRef<typeof added>(null);
  const wall = useWall(here.store);
  const { pathname } = useLocation();
  const { open, show, close } = useDialog('eaten-with');
  const [shown, setShown] = useState<ShownSuggestions | null>(null);
  const { menu } = here;

  useEffect(() => {
    // a dish lies over the page still: its sheet goes first
    if (!added || handled.current === added || pathname === '/menu/product' || pathname === '/menu/combo')
      return;
    handled.current = added;
    if (open || !pathname.startsWith('/menu')) return; // added from the list itself, which stays as it is
    // [SU6] a diner who has had it before knows what goes with it
    if (orderedBefore(persisted.getState().ordered, here.store.brand, itemIdOf(added))) return;
    const found = eatenWith(added, persisted.getState().cart.lines, menu, wall);
    if (!found) return;
    const thing = added.kind === 'dish' ? menu.dishById.get(added.dishId) : menu.comboById.get(added.comboId);
    setShown({ ...found, name: thing?.name ?? '' });
    show();
  }, [added, pathname, open, menu, wall, show, here.store.brand]);

  return open && shown ? <EatenWithSheet here={here} shown={shown} onClose={close} /> : null;
}

interface EatenWithSheetProps {
  readonly here: StoreMenu;
  readonly shown: ShownSuggestions;
  readonly onClose: () => void;
}

function EatenWithSheet({ here, shown, onClose }: EatenWithSheetProps) {
  const say = useWords(suggestionWords);
  const over = useLocation();
  const [asked, setAsked] = useState<string | null>(null);
  const options = useDialog('options');
  const { menu, store } = here;
  const origin = originFrom('ORDER', shown.dishId);
  const state: OverState = { over, origin };
  const dish = asked === null ? undefined : menu.dishById.get(asked);
  return (
    <>
      <Sheet
        title={menu.withDish.name || say('eaten_with')}
        detail={<Bold>{say('added', { name: shown.name })}</Bold>}
        onClose={onClose}
        footer={<Leave store={store} shown={shown} />}
      >
        <ul className={styles.list}>
          {shown.suggested.map((one) => (
            <li key={one.id}>
              {one.kind === 'combo' ? (
                <SuggestedComboRow combo={one.combo} here={here} state={state} />
              ) : (
                <SuggestedDishRow
                  dish={one.dish}
                  here={here}
                  state={state}
                  onAdd={() => {
                    if (refuseClosed(store)) return;
                    if (!needsChoice(one.dish)) return addToCart(plainLine(one.id, origin), one.dish.name);
                    setAsked(one.id);
                    options.show();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </Sheet>
      {options.open && dish ? (
        <QuickOptions dish={dish} store={store} origin={origin} onClose={options.close} />
      ) : null}
    </>
  );
}

/** Two ways on, each one tap: back to the menu, which says no until something was taken, or to the cart. */
function Leave({ store, shown }: { readonly store: Store; readonly shown: ShownSuggestions }) {
  const say = useWords(suggestionWords);
  const leave = useLeaveModal();
  const seated = useVisit(({ table }) => tableNameIn(store, table) !== '');
  const links = useLinks();
  const taken = usePersisted(({ cart }) =>
    shown.suggested.some(({ id }) =>
      cart.lines.some((line) => (line.kind === 'dish' ? line.dishId : line.comboId) === id),
    ),
  );
  return (
    <div className={styles.ways}>
      <Button size="big" onClick={leave}>
        {say(taken ? 'done' : 'no_thanks')}
      </Button>
      {/* the sheet's own place in the history becomes the cart's: Back leads to the menu */}
      <Link
        to={seated ? withDialog(links('/cart'), 'confirm') : links('/cart')}
        replace
        className={buttonClass({ kind: 'primary', size: 'big' })}
      >
        {say(seated ? 'order_now' : 'to_cart')}
      </Link>
    </div>
  );
}
