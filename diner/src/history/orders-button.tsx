import { useWords } from '@mam/client/i18n.ts';
import { Link, useLocation } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import receipt from '@mam/ui/art/receipt.svg';
import { Ring } from '@mam/ui/tray/ring.tsx';
import { useNow } from '../device/clock.ts';
import { useVisit } from '../device/visit.ts';
import { chooseOrderFace, LEGS } from '../order/head/order-face.ts';
import { PICTURES } from '../order/head/order-pictures.ts';
import { usePlace } from '../start/use-place.ts';
import { historyWords } from '../words/areas.ts';
import { isMoving, orderStateWord } from './order-state.tsx';
import styles from './orders-button.module.css';
import { useHistory, useOrderCount } from './use-history.ts';

/** Where the live stream does not come through. */
const EVERY = 30_000;
const SHOWN_ON = ['/', '/menu'];

/** On menu and store list, beside the cart: the way to one's orders, as a ring round the one that is on its way. */
export function OrdersButton() {
  const { pathname } = useLocation();
  const place = usePlace();
  const seated = useVisit(({ table }) => table !== null);
  if (seated || !SHOWN_ON.includes(pathname) || !place.brand) return null;
  return <Counted brand={place.brand} />;
}

function Counted({ brand }: { readonly brand: string }) {
  const say = useWords(historyWords);
  const place = usePlace();
  const now = useNow();
  const history = useHistory(brand, EVERY);
  // a page of them is counted here
  const beyond = history.state === 'ready' && history.value.more !== null;
  const count = useOrderCount(brand, { asked: beyond, every: EVERY });
  if (history.state !== 'ready' || history.value.orders.length === 0) return null;
  const { orders, more } = history.value;
  const n = more ? (count ?? `${orders.length}+`) : orders.length;
  const running = orders.find(isMoving);
  const state = running && orderStateWord(running, now);
  const face = running && chooseOrderFace({ ...running, hasDriver: false, lost: false });
  return (
    <Link
      to={linkTo('/order', place)}
      className={styles.button}
      data-orders
      aria-label={
        running && state
          ? say('button_running', { n, code: running.code, state: say(`state_${state}`) })
          : say('button', { n })
      }
    >
      <Ring value={face ? (face.legsDone + 0.5) / LEGS : 0} className={styles.ring}>
        <img src={face ? PICTURES[face.thing] : receipt} alt="" className={styles.thing} />
      </Ring>
      <span aria-hidden="true" className={styles.count}>
        {n}
      </span>
    </Link>
  );
}
