import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { ArrowRight } from 'lucide-react';
import { usePersisted } from '../device/persisted.ts';
import { useLinks, usePlace } from '../start/use-place.ts';
import { tableWords } from '../words/areas.ts';
import styles from './to-menu.module.css';

/** The main way on: the menu, and what is in the cart already. */
export function ToMenu() {
  const say = useWords(tableWords);
  const links = useLinks();
  const { brand, storeId } = usePlace();
  const count = usePersisted(({ cart }) =>
    cart.brand === brand && cart.storeId === storeId ? itemCount(cart.lines) : 0,
  );
  return (
    <Link to={links('/menu')} className={styles.main}>
      <span>
        {say('order')}
        {count > 0 ? <small>{say('in_cart', { n: count })}</small> : null}
      </span>
      <span className={styles.orb}>
        <ArrowRight />
      </span>
    </Link>
  );
}
