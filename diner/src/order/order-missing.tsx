import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import receipt from '@mam/ui/art/receipt.svg';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { orderWords, storesWords } from '../words/areas.ts';
import styles from './order-page.module.css';

/** Nobody knows this order. */
export function OrderMissing() {
  const say = useWords(orderWords);
  const sayStores = useWords(storesWords);
  const place = usePlace();
  useTitle(say('missing_title'));
  return (
    <main className={styles.missing}>
      <EmptyState
        level="h1"
        title={say('missing_title')}
        things={<TrayThing src={receipt} at={[50, 50]} size={50} />}
        actions={
          <Link
            to={linkTo(place.storeId ? '/menu' : '/', place)}
            className={buttonClass({ kind: 'primary' })}
          >
            {place.storeId ? say('missing_action') : sayStores(place.brand ? 'to_stores' : 'home')}
          </Link>
        }
      >
        {say('missing_text')}
      </EmptyState>
    </main>
  );
}

export function OrderLoading() {
  const say = useWords(orderWords);
  return (
    <main className={styles.page} aria-busy="true">
      <div>
        <p className="vh" role="status">
          {say('loading')}
        </p>
        <Skeleton shape="card" height="26rem" />
        <div className={styles.pull}>
          <Skeleton shape="card" height="12rem" />
        </div>
      </div>
      <aside className={styles.side}>
        <Skeleton shape="card" height="18rem" />
      </aside>
    </main>
  );
}
