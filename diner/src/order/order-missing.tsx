import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import receipt from '@mam/ui/art/receipt.svg';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useLinks } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { orderWords } from '../words/areas.ts';
import styles from './order-page.module.css';

/** Nobody knows this order: to all of one's own. */
export function MissingOrder() {
  const say = useWords(orderWords);
  const links = useLinks();
  useTitle(say('missing_title'));
  return (
    <EmptyState
      level="h1"
      title={say('missing_title')}
      things={<TrayThing src={receipt} at={[50, 50]} size={50} />}
      actions={
        <Link to={links('/order')} className={buttonClass({ kind: 'primary' })}>
          {say('to_orders')}
        </Link>
      }
    >
      {say('missing_text')}
    </EmptyState>
  );
}

/** The same as a page. */
export function OrderMissing() {
  return (
    <main className={styles.missing}>
      <MissingOrder />
    </main>
  );
}

/** The page of an order before the order is here. */
export function ComingOrder() {
  const say = useWords(orderWords);
  return (
    <div className={styles.page} aria-busy="true">
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
    </div>
  );
}

export function OrderLoading() {
  return (
    <main>
      <ComingOrder />
    </main>
  );
}
