import { compactMoney, formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Price } from '@mam/ui/price.tsx';
import { Ring } from '@mam/ui/ring.tsx';
import { Link } from 'react-router';
import { useLinks } from '../start/use-place.ts';
import { cartWords } from '../words/cart/words.ts';
import { useWords } from '../words/words.ts';
import styles from './cart-bar.module.css';
import type { CartView } from './use-cart.ts';

interface CartBarProps {
  readonly store: Store;
  readonly cart: CartView;
  /** says no instead of opening the cart; true = it did */
  readonly refuse: () => boolean;
}

/** On a phone: the ring fills towards the minimum order, the whole bar opens the cart. */
export function CartBar({ store, cart, refuse }: CartBarProps) {
  const say = useWords(cartWords);
  const links = useLinks();
  const { minimumOrder, currency } = store;
  const missing = Math.max(0, minimumOrder - cart.total);
  if (cart.count === 0) return null;
  return (
    <Link
      to={links('/cart')}
      className={`${styles.bar} only-m`}
      aria-label={say('view_named', { n: cart.count, total: formatMoney(cart.total, currency) })}
      onClick={(event) => {
        if (refuse()) event.preventDefault();
      }}
    >
      <Ring value={minimumOrder > 0 ? cart.total / minimumOrder : 1} className={styles.ring}>
        {cart.count}
      </Ring>
      <span className={styles.words}>
        <span className="clip">{say('view')}</span>
        {missing > 0 ? (
          <span className={styles.goal}>
            {say('to_minimum', { amount: compactMoney(missing, currency) })}
          </span>
        ) : null}
      </span>
      <Price amount={cart.total} currency={currency} rolls className={styles.total} />
    </Link>
  );
}
