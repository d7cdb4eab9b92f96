import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Order, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { isCancelled } from '@mam/domain/order/status.ts';
import { isSettled } from '@mam/domain/split/shares.ts';
import receipt from '@mam/ui/art/receipt.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Copy } from 'lucide-react';
import { Suspense } from 'react';
import { splitWords } from '../words/areas.ts';
import { OwnShare } from './own-share.tsx';
import { CodeFor, ShareCard, Tick } from './share-card.tsx';
import styles from './split.module.css';
import { SplitRing } from './split-ring.tsx';
import type { StoreShareProps } from './store-share.tsx';
import { useTicks } from './use-ticks.ts';

const storeShare = screen<StoreShareProps>(
  () => import('./store-share.tsx').then((m) => m.StoreShare),
  [splitWords],
);

interface SplitProps {
  readonly order: Order;
  readonly together: PlacedGroupOrder;
  readonly currency: Currency;
}

/** [SP1] [SP2] Everybody's share, what rounding leaves over, and what has come of it. */
export function SplitBill({ order, together, currency }: SplitProps) {
  const say = useWords(splitWords);
  const { said, tick } = useTicks({ hash: together.hash, orderHash: order.hash });
  const over = order.status !== null && isCancelled(order.status);
  const { remainder, payTo, toStore } = together;
  // the owner has paid the bill: their own share is theirs; to the restaurant they pay as everybody else
  const people = together.people.map((person) => ({
    ...person,
    paid: toStore ? person.paid : person.owner || (said.get(person.uid) ?? person.paid),
  }));
  const [self] = people;
  const owner = people.find((person) => person.owner)?.name ?? '';
  const share = people.reduce((sum, one) => sum + one.share, remainder);
  const collected = people.reduce(
    (sum, one) => (one.paid ? sum + one.share : sum + one.came),
    toStore ? 0 : remainder,
  );
  const paying = people.filter(({ leftOut }) => !leftOut);
  const settled = paying.filter(isSettled).length;
  const copy = async () => {
    const rows = paying.map(({ name, share, paid, owner }) =>
      say(paid && !owner ? 'share_paid' : 'share_row', { name, amount: formatMoney(share, currency) }),
    );
    const left = say(toStore ? 'store_remainder' : 'remainder');
    const rest = remainder === 0 ? [] : [`${left}: ${formatMoney(remainder, currency)}`];
    const head = say('share_head', { code: order.code, total: formatMoney(share, currency) });
    const done = await copyText([head, ...rows, ...rest].join('\n'));
    showToast(say(done ? 'copied' : 'copy_failed'), { urgent: !done });
  };
  return (
    <main className={styles.page}>
      <section className={styles.side}>
        <SplitRing
          pieces={people.map(({ uid, share, paid }) => ({ uid, amount: share, paid }))}
          collected={collected}
          total={share}
          currency={currency}
        />
        <p className="vh" role="status">
          {say('ring', { n: settled, all: paying.length })}
        </p>
        {over ? (
          <div className={styles.cancelled} role="note">
            <b>{say('cancelled')}</b>
            <p className="small">{say('cancelled_text')}</p>
          </div>
        ) : paying.length > 1 && settled === paying.length ? (
          <p className={styles.done}>{say('all_paid')}</p>
        ) : null}
        <p className={styles.note}>
          <img src={receipt} alt="" />
          <span className="grow small">{say(together.equalFees ? 'note_equal' : 'note')}</span>
        </p>
        <Button kind="outline" block onClick={() => void copy()}>
          <Copy />
          {say('share_all')}
        </Button>
      </section>
      <ul className={styles.cards}>
        {people.map((person) => {
          const own = person.uid === self?.uid;
          const open = !over && !person.paid && person.share > 0;
          return (
            <ShareCard
              key={person.uid}
              person={person}
              currency={currency}
              own={own}
              maker={people.find(({ uid }) => uid === person.madeBy)?.name ?? null}
              state={
                person.leftOut ? (
                  <Pill kind="warn">{say('left_out')}</Pill>
                ) : person.itemCount === 0 && person.leftBehind > 0 ? (
                  <Pill kind="warn">{say('left_behind', { n: person.leftBehind })}</Pill>
                ) : (person.owner && !toStore) || person.share === 0 ? null : (
                  <Tick
                    name={person.name}
                    paid={person.paid}
                    less={person.came > 0}
                    onTick={order.mine && !over && !toStore ? (paid) => tick(person.uid, paid) : null}
                  />
                )
              }
            >
              {own && toStore ? (
                <Suspense fallback={<Skeleton shape="card" height="18rem" />}>
                  <storeShare.Screen order={order} together={together} currency={currency} />
                </Suspense>
              ) : open && own ? (
                <OwnShare
                  person={person}
                  owner={owner}
                  together={together}
                  currency={currency}
                  order={order}
                />
              ) : open && order.mine && payTo && !toStore ? (
                <CodeFor
                  person={person}
                  owner={owner}
                  payTo={payTo}
                  currency={currency}
                  orderCode={order.code}
                />
              ) : null}
            </ShareCard>
          );
        })}
        {remainder === 0 ? null : (
          <li className={styles.remainder}>
            <span className="grow">{say(toStore ? 'store_remainder' : 'remainder')}</span>
            <Price amount={remainder} currency={currency} />
          </li>
        )}
      </ul>
    </main>
  );
}
