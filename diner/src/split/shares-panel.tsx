import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Order, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { mayBeLeftOut } from '@mam/domain/payment/shares-of-order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Check } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useWhen } from '../order/use-when.ts';
import { usePaymentState } from '../payment/payment-queries.ts';
import { splitWords } from '../words/areas.ts';
import { GoOn } from './go-on.tsx';
import styles from './shares-panel.module.css';
import type { StoreShareProps } from './store-share.tsx';
import { useShare } from './use-share.ts';

const storeShare = screen<StoreShareProps>(
  () => import('./store-share.tsx').then((m) => m.StoreShare),
  [splitWords],
);

/** How the owner pays what is missing. */
export interface Covering {
  readonly onPay: () => void;
  readonly onOther: () => void;
}

export interface SharesPanelProps {
  readonly order: Order;
  readonly together: PlacedGroupOrder;
  readonly store: Store;
  /** "18:30 hôm nay": how long the order waits */
  readonly heldUntil: string;
  /** null = another has ordered */
  readonly covering: Covering | null;
}

/** An order that is paid in shares: the shares that have come, one's own, and the owner's way to pay the rest. */
export function SharesPanel({ order, together, store, heldUntil, covering }: SharesPanelProps) {
  const say = useWords(splitWords);
  const when = useWhen();
  const { data: share } = useShare(order.hash, store.currency);
  const waits = order.status !== null && statusGroup(order.status) === 'WAIT_PAYMENT';
  const back = share && (share.refundDue > 0 || share.refunded > 0);
  // paid, and nothing goes back: the page tells how the order goes on
  if (!waits && !back && !share?.isLeftOut) return null;
  const payers = together.people.filter((person) => person.share > 0);
  const paid = payers.filter((person) => person.paid).length;
  return (
    <section className={`card ${styles.panel}`} aria-label={say('store_panel')}>
      {waits ? (
        <>
          <div role="status">
            <p className="strong">{say('store_progress', { n: paid, all: payers.length })}</p>
            {/* [PA54] of two rules that end differently the one that comes first is the one that holds */}
            {share?.paysUntil ? (
              <>
                <p className="strong">{say('pledge_until', { time: when(share.paysUntil, store.zone) })}</p>
                <p className="small">
                  {say(covering ? 'pledge_owner' : 'pledge_member', { time: heldUntil })}
                </p>
              </>
            ) : (
              <p className="small">{say('store_until', { time: heldUntil })}</p>
            )}
            {payers.length > 1 ? (
              <p className="small">{say(covering ? 'go_on_note_owner' : 'go_on_note')}</p>
            ) : null}
          </div>
          <ul className={styles.people}>
            {payers.map((person) => (
              <li key={person.uid}>
                <Pill kind={person.paid ? 'good' : person.sent ? 'info' : 'plain'}>
                  {person.paid ? <Check role="img" aria-label={say('paid')} /> : null}
                  {person.name}
                  {!person.paid && person.came > 0 ? ` · ${say('less')}` : null}
                  {!person.paid && person.came === 0 && person.sent ? ` · ${say('sent')}` : null}
                </Pill>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Suspense fallback={<Skeleton shape="card" height="18rem" />}>
        <storeShare.Screen order={order} together={together} currency={store.currency} />
      </Suspense>
      {waits && covering ? (
        <Cover order={order} store={store} covering={covering}>
          {payers.some(mayBeLeftOut) ? <GoOn hash={order.hash} currency={store.currency} /> : null}
        </Cover>
      ) : null}
    </section>
  );
}

/** [PA48] Pays the rest of an order with one tap, whichever shares are missing. */
function Cover({
  order: { hash, total },
  store: { currency },
  covering,
  children,
}: Pick<SharesPanelProps, 'order' | 'store'> & {
  readonly covering: Covering;
  readonly children: ReactNode;
}) {
  const say = useWords(splitWords);
  const { data: state } = usePaymentState(hash, 'patient', currency);
  if (!state) return null;
  const rest = total - state.captured + state.refunded + state.refundDue;
  return (
    <div className={styles.cover}>
      <p className="small">{say('cover_text')}</p>
      <Button kind="outline" block onClick={covering.onPay}>
        {say('cover', { amount: formatMoney(rest, currency) })}
      </Button>
      <Button kind="quiet" block onClick={covering.onOther}>
        {say('cover_other')}
      </Button>
      {children}
    </div>
  );
}
