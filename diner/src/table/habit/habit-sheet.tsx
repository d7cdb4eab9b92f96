import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { cartChanges } from '@mam/domain/cart/cart-changes.ts';
import { nameAtTable } from '@mam/domain/contact/name.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { mayOrderHabit } from '@mam/domain/table/habit.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { useReason } from '../../checkout/use-reason.ts';
import { useMinute } from '../../device/clock.ts';
import { EMPTY, usePersisted } from '../../device/persisted.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { boughtAgain } from '../../order/again/fill-again.ts';
import { DishNames } from '../../order/dish-names.tsx';
import { type FoundOrder, useOrder } from '../../order/use-order.ts';
import { QuoteReceipt } from '../../pricing/quote-receipt.tsx';
import { usePlace } from '../../start/use-place.ts';
import { NO_CHECK } from '../../voucher/voucher-check.ts';
import { againWords, habitWords } from '../../words/areas.ts';

import { NameField, useNaming } from '../name-field.tsx';
import { sendToKitchen } from '../send-to-kitchen.ts';
import { asksForName, buildTableCheckout } from '../table-checkout.ts';
import styles from './habit-sheet.module.css';

export interface HabitSheetProps {
  readonly here: StoreMenu;
  readonly table: Table;
  /** of the order there was */
  readonly hash: string;
  /** the order is on its way; what tells about any order goes on */
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** [TB75] The order a yes would send to the kitchen, by today's menu and prices, or why nothing is sent. */
export function HabitSheet(props: HabitSheetProps) {
  const say = useWords(habitWords);
  const sayAgain = useWords(againWords);
  const found = useOrder(props.hash);
  const minute = useMinute();
  if (found.state === 'unknown') return <Failed onClose={props.onClose}>{sayAgain('unknown')}</Failed>;
  if (found.state === 'failed')
    return (
      <Failed onClose={props.onClose} retry={found.retry}>
        {say('not_read')}
      </Failed>
    );
  if (found.state === 'loading' || minute === null) return <Loading onClose={props.onClose} />;
  return <OfOrder {...props} found={found.value} now={minute} />;
}

function Loading({ onClose }: Pick<HabitSheetProps, 'onClose'>) {
  const say = useWords(habitWords);
  return (
    <Sheet title={say('again')} onClose={onClose}>
      <div className={styles.waits} aria-busy="true">
        <p role="status">{say('loading')}</p>
        <Skeleton shape="card" height="8rem" />
      </div>
    </Sheet>
  );
}

interface OfOrderProps extends HabitSheetProps {
  readonly found: FoundOrder;
  readonly now: EpochMs;
}

/** Rebuilt once, as it comes; what the menu changes from then on is read anew. */
function OfOrder({ here, table, found, now, onSend, onClose }: OfOrderProps) {
  const say = useWords(habitWords);
  const sayAgain = useWords(againWords);
  const reasonOf = useReason();
  const { source } = usePlace();
  const user = usePersisted((state) => state.user);
  const [again] = useState(() => boughtAgain(found, here, now));
  // [TB75] it is sent as it was, and with no code of another cart
  const cart = { ...EMPTY.cart, lines: again.lines, voucher: '' };
  const checkout = buildTableCheckout({ cart, user }, table, {
    ...here,
    now,
    preview: false,
    check: NO_CHECK,
  });
  const naming = useNaming(checkout.draft.name);
  const [asksName] = useState(nameAtTable(checkout.draft.name) !== null);
  const { store, quote, read } = checkout;
  const refusal = mayOrderHabit(again, checkout.refusal);
  if (refusal !== null && !asksForName(refusal)) {
    if (refusal.refused === 'EMPTY_CART') return <Failed onClose={onClose}>{sayAgain('empty')}</Failed>;
    if (!('names' in refusal)) return <Failed onClose={onClose}>{reasonOf(refusal, checkout)}</Failed>;
    const why = refusal.refused === 'ITEM_GONE' ? sayAgain('gone') : say('not_now');
    return (
      <Failed onClose={onClose} rest={again.lines.length > 0 ? found : null}>
        <p>{why}</p>
        {refusal.names.length > 0 ? <DishNames label={why} names={refusal.names} /> : null}
      </Failed>
    );
  }
  const changes = new Map(cartChanges(again.seen, read, here.menu).map((change) => [change.key, change.was]));
  const send = () => {
    const name = naming.keep();
    if (name === '') return;
    onSend();
    onClose();
    sendToKitchen(checkout, { name, source });
  };
  return (
    <Sheet
      title={say('again')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block onClick={send}>
          {say('send', { total: formatMoney(quote.total, store.currency) })}
        </Button>
      }
    >
      {changes.size > 0 ? <p role="status">{say('changed', { n: changes.size })}</p> : null}
      <ul className={styles.lines} aria-label={say('dishes')}>
        {read.map(({ line, name, details, unit }) => (
          <li key={line.key}>
            <span className={styles.what}>
              <b>
                {line.quantity}× {name}
              </b>
              {[...details, line.note].filter(Boolean).map((detail) => (
                <small key={detail} className="muted">
                  {detail}
                </small>
              ))}
            </span>
            <span className={styles.prices}>
              {changes.has(line.key) ? (
                <>
                  <span className="vh">{say('was')}</span>
                  <Price
                    amount={(changes.get(line.key) ?? 0) * line.quantity}
                    currency={store.currency}
                    kind="old"
                  />
                </>
              ) : null}
              <Price amount={unit * line.quantity} currency={store.currency} />
            </span>
          </li>
        ))}
      </ul>
      <QuoteReceipt
        quote={quote}
        currency={store.currency}
        count={checkout.count}
        km={null}
        shippingWord={null}
        code={null}
      />
      {asksName ? <NameField naming={naming} onDone={send} /> : null}
    </Sheet>
  );
}

interface FailedProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly retry?: () => void;
  /** the order of which something can still be had */
  readonly rest?: FoundOrder | null;
}

/** Nothing was sent, and why; what is left goes on over the cart. */
function Failed({ children, onClose, retry, rest = null }: FailedProps) {
  const say = useWords(habitWords);
  const sayAgain = useWords(againWords);
  const place = usePlace();
  return (
    <Sheet
      title={sayAgain('failed_title')}
      onClose={onClose}
      footer={
        retry ? (
          <Button kind="primary" size="big" block onClick={retry}>
            {say('retry')}
          </Button>
        ) : (
          <Link
            to={rest ? linkTo('/cart', place, { order_hash: rest.name.hash }) : linkTo('/menu', place)}
            className={buttonClass({ kind: 'primary', size: 'big', block: true })}
          >
            {rest ? say('rest') : sayAgain('to_menu')}
          </Link>
        )
      }
    >
      <div className={styles.failed} role="alert">
        {children}
      </div>
    </Sheet>
  );
}
