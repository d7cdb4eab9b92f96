import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Order, OrderPerson, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { isCancelled } from '@mam/domain/order/status.ts';
import { mayPayShare } from '@mam/domain/payment/shares-of-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Send } from 'lucide-react';
import { Suspense } from 'react';
import { payingWords, splitWords } from '../words/areas.ts';
import styles from './split.module.css';
import { useShare } from './use-share.ts';
import { useSent } from './use-ticks.ts';

// a file of its own: paying an order stands on it too
const transfer = screen(
  () => import('../payment/transfer/transfer-view.tsx').then((m) => m.TransferView),
  [payingWords],
);

export interface StoreShareProps {
  readonly order: Order;
  readonly together: PlacedGroupOrder;
  readonly currency: Currency;
}

/** [PA47] One's own share, and those of the guests one pays for [GO27]. */
export function StoreShare(props: StoreShareProps) {
  const [self, ...others] = props.together.people;
  if (!self) return null;
  const guests = others.filter(
    (person) => person.share > 0 && mayPayShare(person, { uid: self.uid, isOwner: self.owner }),
  );
  return (
    <>
      <OneShare {...props} person={self} guest={false} />
      {guests.map((person) => (
        <OneShare key={person.uid} {...props} person={person} guest />
      ))}
    </>
  );
}

interface OneShareProps extends StoreShareProps {
  readonly person: OrderPerson;
  readonly guest: boolean;
}

/** How a share that goes straight to the restaurant stands, and how what is missing of it is sent. */
function OneShare({ order, together, currency, person: self, guest }: OneShareProps) {
  const say = useWords(splitWords);
  const { data: share } = useShare(order.hash, currency, guest ? self.uid : null);
  const owner = together.people.find((person) => person.owner)?.name ?? '';
  if (self.share === 0 && !self.leftOut) return <p className="small">{say('store_none')}</p>;
  if (!share) return <Skeleton shape="card" height="18rem" />;
  const money = (amount: Minor) => formatMoney(amount, currency);
  const over = order.status !== null && isCancelled(order.status);
  const news = () => {
    if (over) return null;
    if (share.isLeftOut) return say('left_out_text');
    if (share.state === 'paid') return say(guest ? 'paid' : 'store_paid');
    if (share.transfer === null) return self.owner || guest ? null : say('store_covered', { name: owner });
    if (share.state === 'less')
      return say('store_less', { came: money(share.counted), missing: money(share.missing) });
    return null;
  };
  const text = news();
  return (
    <div className={styles.own}>
      {guest ? <h3 className="strong">{say('guest_share', { name: self.name })}</h3> : null}
      <div role="status">
        {text ? <p className={share.state === 'less' ? styles.less : 'strong'}>{text}</p> : null}
        {share.refundDue > 0 ? (
          <p className={styles.less}>{say('store_due', { amount: money(share.refundDue) })}</p>
        ) : null}
        {share.refunded > 0 ? (
          <p className="small">{say('store_refunded', { amount: money(share.refunded) })}</p>
        ) : null}
      </div>
      {share.transfer ? (
        <>
          {guest ? null : <p className="strong">{say('store_title')}</p>}
          <Suspense fallback={<Skeleton shape="card" height="18rem" />}>
            <transfer.Screen
              target={share.transfer}
              transfer={{ amount: share.missing, code: share.code }}
              currency={currency}
              orderCode={order.code}
              note={say('store_note')}
            />
          </Suspense>
          {self.owner || guest ? null : (
            <SaySent hash={together.hash} orderHash={order.hash} sent={self.sent} />
          )}
        </>
      ) : null}
    </div>
  );
}

interface SaySentProps {
  readonly hash: string;
  readonly orderHash: string;
  readonly sent: boolean;
}

/** [SP5] The money tells by itself; until then the others read that it is on its way. */
function SaySent({ hash, orderHash, sent }: SaySentProps) {
  const say = useWords(splitWords);
  const { busy, saySent } = useSent({ hash, orderHash });
  return (
    <Button
      kind={sent ? 'quiet' : 'primary'}
      block
      busy={busy}
      onClick={() => (busy ? undefined : void saySent(!sent))}
    >
      {sent ? null : <Send />}
      {say(sent ? 'not_sent' : 'say_sent')}
    </Button>
  );
}
