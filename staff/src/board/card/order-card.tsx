import { useLanguage } from '@mam/client/i18n.ts';
import { dueAt } from '@mam/domain/order/promise.ts';
import { nameOver } from '@mam/domain/staff/bags.ts';
import type { BoardOrder, TicketLine } from '@mam/domain/staff/board.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Price } from '@mam/ui/price.tsx';
import { memo } from 'react';
import { useClock, useNow } from '../../device/clock.ts';
import { useSheet } from '../../device/sheet-address.ts';
import { ChangeQuestion } from '../../order/change-question.tsx';
import type { Stage } from '../../order/columns.ts';
import { minutesWaited } from '../../order/late.ts';
import { LaterButtons } from '../../order/later/later-buttons.tsx';
import { NextStepButton } from '../../order/next-step-button.tsx';
import { LastChange } from '../../order/order-changes.tsx';
import { cardTiming } from '../../order/timing.ts';
import { TypePill } from '../../order/type-pill.tsx';
import { answerStageAt } from '../../order/urgency.ts';
import { MoneyPill } from '../../payment/money-pill.tsx';
import { useBoardPlace, useWallClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { CardClock } from './card-clock.tsx';
import { NewOrderActions } from './new-order-actions.tsx';
import styles from './order-card.module.css';

interface OrderCardProps {
  readonly order: BoardOrder;
  readonly column: Stage;
  /** the one to answer first: it has the minutes on it */
  readonly hot?: boolean;
}

/** One order on the board: what it is, what to cook, how long, and the next thing to do. */
export const OrderCard = memo(function OrderCard({ order, column, hot }: OrderCardProps) {
  const say = useSay();
  const language = useLanguage();
  const { currency } = useBoardPlace();
  const { show } = useSheet();
  const late = useIsLate(order, column);
  return (
    <article
      className={classNames(
        styles.card,
        hot && styles.hot,
        late && styles.late,
        order.isTransferUnconfirmed && styles.money,
      )}
      aria-label={say('order.name', { code: order.code })}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.code}
          aria-label={say('order.details', { code: order.code })}
          onClick={() => show('order', order.code)}
        >
          {order.code}
        </button>
        <TypePill order={order} />
        <CardClock order={order} column={column} />
      </div>
      {column === 'new' ? <AskedFor order={order} /> : null}
      <ChangeQuestion order={order} card />
      <LastChange order={order} />
      <TicketLines lines={order.lines} />
      {order.note ? <p className={styles.note}>{order.note}</p> : null}
      {order.isAddressUnverified ? <p className={styles.note}>{say('order.unverified')}</p> : null}
      {order.partyAside ? <p className={styles.note}>{say('order.party_aside')}</p> : null}
      {order.guestsUnseen ? <p className={styles.note}>{say('order.guests_unseen')}</p> : null}
      {order.isTableUnverified ? <p className={styles.note}>{say('order.table_unverified')}</p> : null}
      {order.status === 'AHA_CANCELLED' ? <p className={styles.note}>{say('order.driver_gone')}</p> : null}
      {column === 'cooking' ? <PromiseBar order={order} /> : null}
      {late ? <Late order={order} /> : null}
      <div className={styles.foot}>
        <span className={styles.who}>{order.name}</span>
        {order.distanceKm === null ? null : (
          <span className="num">{formatKm(order.distanceKm, language)}</span>
        )}
        <MoneyPill order={order} />
        {column === 'new' && order.toCollect !== order.total ? (
          <Price amount={order.total} currency={currency} className={styles.total} />
        ) : null}
      </div>
      {column === 'new' ? <NewOrderActions order={order} hot={hot} /> : <NextStepButton order={order} />}
    </article>
  );
});

/** [OR42] That an order waits longer than it should, and who was told. */
function AskedFor({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const stage = useClock((now) => answerStageAt(order, now));
  return stage === null ? null : <p className={styles.asked}>{say(`asked.${stage}`)}</p>;
}

/** Whether a promise has been broken: that of the kitchen while it cooks, or the diner's. */
const useIsLate = (order: BoardOrder, column: Stage): boolean =>
  useClock(
    (now) => minutesWaited(order, now) > 0 || (column === 'cooking' && cardTiming(order, column, now).alarm),
  );

/** [OR70] [OR69] That the diner waits beyond what was promised, and a new time in one tap. */
function Late({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const clockAt = useWallClock();
  const minutes = useClock((now) => minutesWaited(order, now));
  const due = dueAt(order);
  return (
    <>
      {minutes > 0 && due !== null ? (
        <p className={styles.asked}>{say('order.late', { minutes, time: clockAt(due) })}</p>
      ) : null}
      <LaterButtons order={order} />
    </>
  );
}

/** How much of the promised time has gone; the card's clock says it in words. */
function PromiseBar({ order }: { readonly order: BoardOrder }) {
  const timing = cardTiming(order, 'cooking', useNow());
  if (timing.part === null) return null;
  return (
    <div className={classNames(styles.bar, timing.alarm && styles.overdue)} aria-hidden="true">
      <i style={{ inlineSize: `${timing.part * 100}%` }} />
    </div>
  );
}

/** [GO20] The name of a bag, over the first of its dishes. */
const Bag = ({ name }: { readonly name: string | null }) =>
  name === null ? null : <span className={styles.bag}>{name}</span>;

/** The dishes of an order: how many, what, how. Never cut; what the diner wrote stands on yellow. */
function TicketLines({ lines }: { readonly lines: readonly TicketLine[] }) {
  const say = useSay();
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <li key={line.key}>
          <Bag name={nameOver(lines, at)} />
          <b className="num">{line.quantity}×</b>
          <span>
            {line.name}
            {line.isGift ? ` (${say('order.gift')})` : ''}
            {line.details.length ? <span className={styles.details}>{line.details.join(', ')}</span> : null}
          </span>
          {line.note ? <em>{line.note}</em> : null}
        </li>
      ))}
    </ul>
  );
}
