import { useWords } from '@mam/client/i18n.ts';
import { Link, Redirect } from '@mam/client/router.tsx';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { X } from 'lucide-react';
import { useEnterStore } from '../cart/enter-store.ts';
import { type Joined, useJoinedIn } from '../cart/together.ts';
import { CartLoading } from '../checkout/cart-frame.tsx';
import styles from '../group-order/group-page.module.css';
import { SettingRows } from '../group-order/setting-rows.tsx';
import { useGroupOrder } from '../group-order/sync/group-order-query.ts';
import { TeamList } from '../group-order/team-list.tsx';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { useLinks, usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useStore } from '../store/use-store.ts';
import { groupOrderWords } from '../words/areas.ts';

/** /cart/group: what everybody has chosen, where it goes and when. Without a group order it is the cart. */
export function GroupOrderScreen() {
  const place = usePlace();
  const joined = useJoinedIn(place);
  const links = useLinks();
  useEnterStore(place);
  return joined ? <Summary joined={joined} /> : <Redirect to={links('/cart')} />;
}

function Summary({ joined }: { readonly joined: Joined }) {
  const say = useWords(groupOrderWords);
  const links = useLinks();
  const reading = useGroupOrder(joined.hash);
  const store = useStore(joined.brand, joined.storeId);
  useTitle(say('summary_title'), store.state === 'ready' ? store.value.name : null);
  if (reading.state === 'failed') return <ConnectionLost retry={reading.retry} />;
  if (reading.state !== 'ready' || store.state !== 'ready') return <CartLoading />;
  return (
    <>
      <TopBar>
        <h1 className="grow">{say('summary_title')}</h1>
        <Link to={links('/cart')} className={iconButtonClass('flat')} aria-label={say('close')}>
          <X />
        </Link>
      </TopBar>
      <main className={styles.page}>
        <SettingRows groupOrder={reading.value} store={store.value} />
        <TeamList groupOrder={reading.value} store={store.value} opened />
      </main>
    </>
  );
}
