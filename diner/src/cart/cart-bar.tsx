import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { withDialog } from '@mam/client/use-dialog.ts';
import { compactMoney } from '@mam/domain/money/format-money.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Price } from '@mam/ui/price.tsx';
import { Ring } from '@mam/ui/tray/ring.tsx';
import { useServerAway } from '../data/last-seen.ts';
import { useMinute } from '../device/clock.ts';
import { useVisit } from '../device/visit.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useLinks } from '../start/use-place.ts';
import { cartWords } from '../words/areas.ts';
import styles from './cart-bar.module.css';
import { useCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

interface CartBarProps {
  readonly here: StoreMenu;
  /** says no instead of opening the cart; true = it did */
  readonly refuse: () => boolean;
}

/** On a phone: the ring fills towards the minimum order, the whole bar opens the cart. */
export function CartBar({ here, refuse }: CartBarProps) {
  const cart = useCart(here, useMinute());
  useCartChanges(cart.lines, here.menu);
  const say = useWords(cartWords);
  const links = useLinks();
  const away = useServerAway();
  // [TB4] a table sends its cart with one press
  const seated = useVisit(({ table }) => tableNameIn(here.store, table) !== '');
  const { minimumOrder, currency } = here.store;
  const missing = Math.max(0, minimumOrder - cart.total);
  if (cart.count === 0) return null;
  return (
    <aside aria-label={say('title')} className={classNames('only-m', seated && styles.two)}>
      <Link
        to={links('/cart')}
        className={classNames(styles.bar, away && styles.away)}
        onClick={(event) => {
          if (refuse()) event.preventDefault();
        }}
      >
        <Ring value={minimumOrder > 0 ? cart.total / minimumOrder : 1} className={styles.ring}>
          <span aria-hidden="true" data-cart>
            {cart.count}
          </span>
          <span className="vh">{say('dishes', { n: cart.count })}</span>
        </Ring>
        <span className={styles.words}>
          <span className="clip">{say(away ? 'stays' : 'view')}</span>
          {away ? <span className={styles.goal}>{say('stays_text')}</span> : null}
          {missing > 0 && !away ? (
            <span className={styles.goal}>
              {say('to_minimum', { amount: compactMoney(missing, currency) })}
            </span>
          ) : null}
        </span>
        <Price amount={cart.total} currency={currency} rolls className={styles.total} />
      </Link>
      {seated ? (
        <Link
          to={withDialog(links('/cart'), 'confirm')}
          className={classNames(buttonClass({ kind: 'primary', size: 'big' }), styles.order)}
          onClick={(event) => {
            if (refuse()) event.preventDefault();
          }}
        >
          {say('order')}
        </Link>
      ) : null}
    </aside>
  );
}
