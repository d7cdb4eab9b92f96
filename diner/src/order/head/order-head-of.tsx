import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { reasonInLanguage } from '@mam/contract/order/ready-reason.ts';
import { endedAfter } from '@mam/domain/order/ended-after.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { isPayLater, isTransfer } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import type { ReactNode } from 'react';
import { useNow } from '../../device/clock.ts';
import { orderWords } from '../../words/areas.ts';
import { Bold } from '../../words/bold.tsx';
import { useAtItsTable } from '../at-its-table.tsx';
import { useWhen } from '../use-when.ts';
import { chooseOrderFace, LEGS, legProgress, type OrderFace } from './order-face.ts';
import { OrderHead } from './order-head.tsx';
import { PICTURES } from './order-pictures.ts';
import { LateCall, OrderPromise } from './order-promise.tsx';
import { useStatusNews } from './use-status-news.ts';

interface OrderStatusHeadProps {
  readonly order: Order;
  readonly store: Store;
  readonly pickup: boolean;
  readonly wayOut: ReactNode;
  /** pictures of what was ordered */
  readonly food: readonly string[];
}

/** The head of this order: its face, its promise, its ring. */
export function OrderStatusHead({ order, store, pickup, wayOut, food }: OrderStatusHeadProps) {
  const say = useWords(orderWords);
  const now = useNow();
  const seated = parseTable(order.tableName)?.kind === 'table';
  const ready = order.readyAt !== null || order.status === 'WAIT_PICKUP';
  const face = chooseOrderFace({
    status: order.status,
    pickup,
    seated,
    ready,
    hasDriver: order.hasDriver,
    lost: order.lost !== null,
  });
  useStatusNews(order.status, ready, order.promises.length);
  return (
    <OrderHead
      code={order.code}
      wayOut={wayOut}
      phone={store.phone}
      phoneText={store.phoneText}
      atTable={useAtItsTable(order, store)}
      title={say(`${face.name}_title`)}
      picture={PICTURES[face.thing]}
      food={face.quiet ? [] : food}
      moving={face.thing === 'scooter'}
      legs={orderLegs(face, order, now)}
      quiet={face.quiet}
    >
      <p>
        <WhatComes order={order} store={store} face={face} now={now} pickup={pickup} seated={seated} />
      </p>
      {isPromised(order, face) ? <p className="small">{say(`${face.name}_text`)}</p> : null}
      <LateCall order={order} store={store} now={now} />
    </OrderHead>
  );
}

/** The four legs: answer, cooking, the way, arrived; the one we are on fills with its time. */
function orderLegs(face: OrderFace, order: Order, now: EpochMs | null) {
  const waiting = face.legsDone === 0;
  const from = waiting ? order.answerFrom : (order.steps.at(-1)?.at ?? order.createdAt);
  // [OR68] cooking is done sooner than a delivery is there
  const cooking = face.legsDone === 1 ? order.readyBy : null;
  const until = waiting ? order.answerBy : (cooking ?? order.promisedAt);
  const here = face.quiet ? 0 : legProgress(from, until, now ?? from ?? 0);
  return Array.from({ length: LEGS }, (_, leg) => ({
    done: leg < face.legsDone ? 1 : leg === face.legsDone ? here : 0,
  }));
}

interface WhatComesProps {
  readonly order: Order;
  readonly face: OrderFace;
  readonly store: Store;
  readonly now: EpochMs | null;
  readonly pickup: boolean;
  readonly seated: boolean;
}

/** While these hold, the promised time is what the diner wants to know. */
const PROMISED: ReadonlySet<OrderFace['name']> = new Set([
  'preparing',
  'preparing_pickup',
  'ready_delivery',
  'delivering',
  'assigning',
  'accepted',
  'in_process',
  'driver_cancelled',
]);

/** Two lines then: the promised time, and what happens now. */
const isPromised = ({ promisedAt }: Order, { name }: OrderFace): boolean =>
  promisedAt !== null && PROMISED.has(name);

/** When it comes, as the restaurant promised; why it does not come; else what happens now. */
function WhatComes({ order, store, face, now, pickup, seated }: WhatComesProps) {
  const say = useWords(orderWords);
  const language = useLanguage();
  if (order.status === 'USER_CANCELLED') {
    const sent = order.mine && isTransfer(order.paymentMethod);
    return say(sent ? 'cancelled_by_you_paid' : order.mine ? 'cancelled_by_you' : 'cancelled_by_buyer');
  }
  if (order.unanswered) return say('cancelled_unanswered');
  if (face.quiet && order.reason)
    return say('cancelled_reason', { reason: reasonInLanguage(order.reason, language) });
  if (face.name === 'cancelled') return <HowItEnded order={order} />;
  if (face.name === 'waiting') return <WhoHasIt order={order} now={now} zone={store.zone} />;
  const { promisedAt } = order;
  if (promisedAt === null || !PROMISED.has(face.name)) return say(`${face.name}_text`);
  return <OrderPromise {...{ order, store, promisedAt, pickup, seated, now }} />;
}

/** [OR71] How far it had come; of what was paid before it was cooked the panel of its money tells. */
function HowItEnded({ order }: Pick<WhatComesProps, 'order'>) {
  const say = useWords(orderWords);
  const after = endedAfter(order);
  return (
    <>
      {say(after === 'untaken' ? 'cancelled_text' : `cancelled_${after}`)}
      {isPayLater(order.paymentMethod) ? ` ${say('cancelled_free')}` : null}
    </>
  );
}

interface WhoHasItProps extends Pick<WhatComesProps, 'order' | 'now'> {
  readonly zone: Zone;
}

/** [OR41] [OR39] Sent, or received, and until when there will be an answer. */
function WhoHasIt({ order: { receivedAt, answerBy }, now, zone }: WhoHasItProps) {
  const say = useWords(orderWords);
  const when = useWhen();
  return (
    <>
      {say(receivedAt === null ? 'waiting_sent' : 'waiting_received')}{' '}
      {answerBy === null || (now !== null && now > answerBy) ? null : (
        <Bold>{say('answer_by', { time: when(answerBy, zone) })}</Bold>
      )}
    </>
  );
}
