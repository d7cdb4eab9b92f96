import { startsAt } from '@mam/domain/order/starts-at.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Price } from '@mam/ui/price.tsx';
import { PencilLine } from 'lucide-react';
import { LayCodeButton } from '../code/lay-code-button.tsx';
import { useSheet } from '../device/sheet-address.ts';
import { OrderIssues } from '../issue/order-issues.tsx';
import { CorrectPoints } from '../loyalty/correct-points.tsx';
import { ChangeQuestion } from '../order/change-question.tsx';
import { stageOf } from '../order/columns.ts';
import { driversOfToday } from '../order/driver/drivers-of-today.ts';
import { OrderDriver } from '../order/driver/order-driver.tsx';
import { LaterButtons } from '../order/later/later-buttons.tsx';
import { NextStepButton } from '../order/next-step-button.tsx';
import { OrderChanges } from '../order/order-changes.tsx';
import { OrderCode } from '../order/order-code.tsx';
import { OrderCustomer } from '../order/order-customer.tsx';
import { ProvePhone } from '../order/prove-phone.tsx';
import { StatePill } from '../order/state-pill.tsx';
import { mayReject } from '../order/steps.ts';
import { TypePill } from '../order/type-pill.tsx';
import { MoneyPill } from '../payment/money-pill.tsx';
import { OrderMoney } from '../payment/order-money.tsx';
import { OrderRating } from '../rating/order-rating.tsx';
import { useBoardPlace, useNearClock, useWallClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { NewOrderActions } from './card/new-order-actions.tsx';
import { offersChange } from './change/may-change.ts';
import styles from './order-sheet.module.css';
import { useShiftBoardValue } from './shift-board.ts';
import { TakeoverLines } from './takeover/takeover-lines.tsx';

interface OrderSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Everything about one order, in letters one can read at arm's length. */
export function OrderSheet({ order, onClose }: OrderSheetProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { show } = useSheet();
  const { board } = useShiftBoardValue();
  const { role } = useShift().me;
  const column = stageOf(order);
  return (
    <Sheet
      title={order.code}
      place="side"
      onClose={onClose}
      footer={
        column === null ? null : (
          <div className={styles.foot}>
            {column === 'new' ? (
              <NewOrderActions order={order} instead />
            ) : (
              <NextStepButton order={order} size="big" />
            )}
            {column !== 'new' && mayReject(order) ? (
              <Button kind="bad-soft" block onClick={() => show('reject', order.code, { instead: true })}>
                {say('cancel')}
              </Button>
            ) : null}
          </div>
        )
      }
    >
      <p className={styles.pills}>
        <StatePill order={order} />
        <TypePill order={order} far />
        <MoneyPill order={order} />
      </p>
      {order.status === 'AHA_CANCELLED' ? <p className={styles.reason}>{say('order.driver_gone')}</p> : null}
      {order.reason ? <p className={styles.reason}>{order.reason}</p> : null}
      <OrderRating order={order} />
      <OrderIssues order={order} rank={role} />
      <ChangeQuestion order={order} />
      <OrderChanges order={order} />
      <TakeoverLines order={order} />
      <OrderCode order={order} />
      <LayCodeButton order={order} rank={role} />
      {offersChange(role, order) ? (
        <Button
          kind="soft"
          block
          className={styles.change}
          onClick={() => show('change', order.code, { instead: true })}
        >
          <PencilLine aria-hidden="true" />
          {say('change')}
        </Button>
      ) : null}
      <p className={styles.total}>
        <span>{say('order.total')}</span>
        <Price amount={order.total} currency={currency} />
      </p>
      <OrderMoney order={order} role={role} />
      <OrderCustomer order={order} />
      <LaterButtons order={order} instead />
      <OrderDriver order={order} offered={driversOfToday(board?.orders ?? [])} />
      <ProvePhone order={order} role={role} />
      <CorrectPoints order={order} role={role} />
      <OrderTimes order={order} />
    </Sheet>
  );
}

/** The times of an order's steps, as far as it has come. */
function OrderTimes({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const clockAt = useNearClock();
  const times = [
    ['created', order.createdAt],
    ['received', order.receivedAt],
    ['wanted', order.wantedAt],
    ['accepted', order.acceptedAt],
    ['begins', stageOf(order) === 'cooking' ? startsAt(order, order.needs) : null],
    // a delivery is done sooner than it is there
    ['readyBy', order.readyBy === order.promisedAt ? null : order.readyBy],
    ['promised', order.promisedAt],
    ['ready', order.readyAt],
    ['departed', order.departedAt],
    ['finished', order.finishedAt],
  ] as const;
  return (
    <dl className={styles.times}>
      {times.map(([name, at]) =>
        at === null ? null : (
          <div key={name}>
            <dt>{say(`time.${name}`)}</dt>
            <dd className="num">
              {name === 'promised' ? <Broken order={order} /> : null}
              {clockAt(at)}
              {name === 'received' && order.receivedBy ? ` · ${order.receivedBy}` : null}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** [OR69] The times that were promised before, struck through. */
function Broken({ order: { promises } }: { readonly order: BoardOrder }) {
  const say = useSay();
  const clockAt = useWallClock();
  return promises.slice(0, -1).map(({ saidAt, promisedAt }) => (
    <span key={saidAt}>
      <span className="vh">{say('time.before')}</span>
      <s className="muted">{clockAt(promisedAt)}</s>{' '}
    </span>
  ));
}
