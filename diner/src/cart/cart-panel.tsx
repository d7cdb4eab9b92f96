import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { quantityChoices, UNLIMITED } from '@mam/domain/options/quantity.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Tray } from '@mam/ui/tray/tray.tsx';
import { Trash2 } from 'lucide-react';
import { useMinute } from '../device/clock.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useLinks } from '../start/use-place.ts';
import { cartWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { setLineQuantity } from './cart-actions.ts';
import styles from './cart-panel.module.css';
import { ClearQuestion, useRemoveQuestion } from './cart-questions.tsx';
import { type CartView, useCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

interface CartPanelProps {
  readonly here: StoreMenu;
  readonly refuse: () => boolean;
}

/** From 768 px: the cart beside the menu, with its total and the way on. */
export function CartPanel({ here, refuse }: CartPanelProps) {
  const { store } = here;
  const cart = useCart(here, useMinute());
  useCartChanges(cart.lines, here.menu);
  const say = useWords(cartWords);
  const clearing = useDialog('clear-cart');
  return (
    <aside className={classNames('card', styles.panel)} aria-label={say('title')}>
      <div className={styles.head}>
        <h2 className="d d24" data-cart>
          {say('title')}
        </h2>
        {cart.count > 0 ? (
          <IconButton kind="ghost" label={say('clear')} onClick={clearing.show} aria-haspopup="dialog">
            <Trash2 />
          </IconButton>
        ) : null}
      </div>
      {cart.count === 0 ? <EmptyPanel /> : <FilledPanel store={store} cart={cart} refuse={refuse} />}
      {clearing.open ? <ClearQuestion onClose={clearing.close} /> : null}
    </aside>
  );
}

function EmptyPanel() {
  const say = useWords(cartWords);
  return (
    <div className={styles.empty}>
      <Tray className={styles.tray} />
      <p className="strong">{say('empty')}</p>
      <p className="muted small">{say('empty_text')}</p>
    </div>
  );
}

const PROBLEMS = {
  GONE: 'gone_line',
  SOLD_OUT: 'sold_line',
  NOT_AT_THIS_TIME: 'time_line',
  INVALID: 'invalid_line',
} as const;

interface PanelLineProps {
  readonly store: Store;
  readonly read: CartView['lines'][number];
  readonly amount: Minor;
  readonly index: number;
  /** the stepper has reached 0 */
  readonly onRemove: () => void;
}

function PanelLine({ store, read, amount, index, onRemove }: PanelLineProps) {
  const say = useWords(cartWords);
  const links = useLinks();
  const { line, dish, combo, name, details, problem } = read;
  const thing = dish ?? combo;
  const address = dish
    ? links('/menu/product', { product_id: dish.storeItemId, index })
    : links('/menu/combo', { combo_id: line.kind === 'combo' ? line.comboId : '', index });
  return (
    <li className={styles.line}>
      {thing ? (
        <DishPicture picture={thing.picture} sold={problem !== null} className={styles.picture} />
      ) : null}
      <div className="grow">
        <p className={styles.name}>
          <Link to={address} aria-label={say('edit', { name })}>
            {name || say('gone_line')}
          </Link>
        </p>
        {details.length > 0 ? <p className="tiny muted">{details.join(', ')}</p> : null}
        {line.note ? <p className={styles.note}>{line.note}</p> : null}
        {problem ? <p className={styles.problem}>{say(PROBLEMS[problem])}</p> : null}
        <div className={styles.foot}>
          <Price amount={amount} currency={store.currency} />
          <Stepper
            name={say('quantity_of', { name })}
            value={line.quantity}
            max={UNLIMITED}
            bin={line.quantity === 1}
            choices={quantityChoices(line.quantity)}
            onChange={(quantity) => (quantity === 0 ? onRemove() : setLineQuantity(line.key, quantity))}
          />
        </div>
      </div>
    </li>
  );
}

interface FilledPanelProps extends Pick<CartPanelProps, 'refuse'> {
  readonly store: Store;
  readonly cart: CartView;
}

function FilledPanel({ store, cart, refuse }: FilledPanelProps) {
  const say = useWords(cartWords);
  const links = useLinks();
  const missing = Math.max(0, store.minimumOrder - cart.total);
  const removing = useRemoveQuestion();
  return (
    <>
      <ul className={styles.lines}>
        {cart.lines.map((read, index) => (
          <PanelLine
            key={read.line.key}
            store={store}
            read={read}
            amount={cart.amounts.get(read.line.key) ?? 0}
            index={index}
            onRemove={() => removing.ask(read)}
          />
        ))}
      </ul>
      {removing.question}
      <div className={styles.sum}>
        {missing > 0 ? (
          <div className={styles.goal}>
            <span className={styles.bar}>
              <i style={{ inlineSize: `${(100 * cart.total) / store.minimumOrder}%` }} />
            </span>
            <span className="small">
              <Bold>{say('to_minimum_long', { amount: formatMoney(missing, store.currency) })}</Bold>
            </span>
          </div>
        ) : null}
        <p className={styles.total}>
          <span className="muted">{say('subtotal', { n: cart.count })}</span>
          <Price amount={cart.total} currency={store.currency} rolls className={styles.amount} />
        </p>
        <Link
          to={links('/cart')}
          className={buttonClass({ kind: 'primary', size: 'big', block: true })}
          onClick={(event) => {
            if (refuse()) event.preventDefault();
          }}
        >
          {say('continue')}
        </Link>
      </div>
    </>
  );
}
