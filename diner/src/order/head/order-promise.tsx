import { useWords } from '@mam/client/i18n.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { isLate } from '@mam/domain/order/promise.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Phone } from 'lucide-react';
import { orderWords } from '../../words/areas.ts';
import { Bold } from '../../words/bold.tsx';
import { CallToTable, useAtItsTable } from '../at-its-table.tsx';
import { telLink } from '../call-link.ts';
import { useShortWhen } from '../use-when.ts';
import styles from './order-promise.module.css';

const MINUTE = 60_000;
/** a dinner of tomorrow is not counted down in minutes */
const COUNTED = 120;

interface OrderPromiseProps {
  readonly order: Order;
  readonly store: Store;
  readonly promisedAt: EpochMs;
  readonly pickup: boolean;
  readonly seated: boolean;
  /** null = the page is drawn for everybody: nobody knows yet whether the moment lies ahead */
  readonly now: EpochMs | null;
}

/** Whether an order of the page is late [OR70]. */
export const isOrderLate = (order: Order, now: EpochMs | null): boolean =>
  now !== null && isLate({ ...order, pickup: order.type === 'PICKUP', ready: order.readyAt !== null }, now);

/** [OR68] [OR70] When it is there, as the restaurant has promised; once that has passed, that it is late. */
export function OrderPromise({ order, store, promisedAt, pickup, seated, now }: OrderPromiseProps) {
  const say = useWords(orderWords);
  const when = useShortWhen(store.zone);
  const time = when(promisedAt);
  if (now === null) return <Bold>{say('promised_said', { time })}</Bold>;
  if (isOrderLate(order, now)) return <Bold>{say('late', { time })}</Bold>;
  // the kitchen may be done at the last moment of its promise: nothing lies ahead then
  if (now > promisedAt) return null;
  const minutes = Math.max(1, Math.ceil((promisedAt - now) / MINUTE));
  return (
    <>
      <Bold>
        {say(seated ? 'promised_table' : pickup ? 'promised_pickup' : 'promised_delivery', { time })}
      </Bold>
      {minutes <= COUNTED ? say('minutes_left', { n: minutes }) : null}
    </>
  );
}

/** [OR70] A way to ask where a late order is: the telephone, at a table its staff. */
export function LateCall({ order, store, now }: Pick<OrderPromiseProps, 'order' | 'store' | 'now'>) {
  const say = useWords(orderWords);
  const atTable = useAtItsTable(order, store);
  if (!isOrderLate(order, now)) return null;
  if (atTable) return <CallToTable className={styles.call} />;
  if (!store.phone) return null;
  return (
    <a
      className={buttonClass({ size: 'small', className: styles.call })}
      href={telLink(store.phone)}
      aria-label={say('late_call_number', { phone: store.phoneText })}
    >
      <Phone aria-hidden="true" />
      {say('late_call')}
    </a>
  );
}
