import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { AnswerStage } from '@mam/domain/order/answer-stage.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal } from '@mam/ui/dialog/modal.tsx';
import { BellOff, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useNow } from '../../device/clock.ts';
import { FeeAnswer } from '../../order/answer/fee-answer.tsx';
import { OrderCustomer } from '../../order/order-customer.tsx';
import { isFeeOpen } from '../../order/steps.ts';
import { cardTiming, clockText } from '../../order/timing.ts';
import { TrayClock } from '../../order/tray-clock.tsx';
import { TypePill } from '../../order/type-pill.tsx';
import { moneyStateOf } from '../../payment/money-state.ts';
import { TransferAnswer } from '../../payment/transfer/transfer-answer.tsx';
import { useBoardPlace, useNearClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { CardClock } from '../card/card-clock.tsx';
import styles from './takeover.module.css';
import { TakeoverAnswer } from './takeover-answer.tsx';
import { TakeoverLines } from './takeover-lines.tsx';

const PAID = {
  bill: 'order.onBill',
  collect: 'order.unpaid',
  unpaid: 'order.unpaid',
  claimed: 'order.claimed',
  paid: 'order.paid',
} as const;

interface TakeoverProps {
  readonly order: BoardOrder;
  /** how loudly it is asked for */
  readonly stage: AnswerStage | null;
  readonly next: readonly BoardOrder[];
  readonly rings: boolean;
  readonly onSilence: () => void;
  readonly onAside: () => void;
  readonly onShow: (code: string) => void;
}

/** A new order has the whole screen until somebody answers it. */
export function Takeover({ order, stage, next, rings, onSilence, onAside, onShow }: TakeoverProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // the code has the focus, not a button: a stray Enter answers nothing, and each order is read out as it comes
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every order
  useEffect(() => {
    heading.current?.focus();
  }, [order.code]);
  const following = next[0];
  return (
    <Modal place="full" labelledBy={title} onClose={onAside}>
      <div className={styles.screen}>
        <header className={styles.tools}>
          <TypePill order={order} far className={styles.type} />
          <span className="grow" />
          {rings ? (
            <Button className={styles.silence} onClick={onSilence}>
              <BellOff aria-hidden="true" />
              {say('bell.silence')}
            </Button>
          ) : null}
          <IconButton label={say('takeover.aside')} onClick={onAside}>
            <X />
          </IconButton>
        </header>
        <div className={styles.head}>
          <TakeoverClock order={order} />
          <div className={styles.title}>
            <p className="strong">{say(stage === null ? 'takeover.title' : `asked.${stage}`)}</p>
            <h1 id={title} ref={heading} tabIndex={-1} className="d">
              {order.code}
            </h1>
            <p className="num">
              <b className="strong">{formatMoney(order.total, currency)}</b> ·{' '}
              {say(PAID[moneyStateOf(order)])}
            </p>
          </div>
        </div>
        <div className={styles.body} key={order.code}>
          <TakeoverLines order={order} />
          <OrderCustomer order={order} />
        </div>
        <footer className={styles.foot}>
          {order.isTransferUnconfirmed ? (
            <TransferAnswer order={order} size="big" />
          ) : isFeeOpen(order) ? (
            <FeeAnswer order={order} size="big" />
          ) : (
            <TakeoverAnswer key={order.code} order={order} />
          )}
          {following ? (
            <button type="button" className={styles.next} onClick={() => onShow(following.code)}>
              <span className="d d20">{following.code}</span>
              <span className="grow">{say('takeover.next', { count: next.length })}</span>
              <CardClock order={following} column="new" plain />
              <ChevronRight aria-hidden="true" />
            </button>
          ) : null}
        </footer>
      </div>
    </Modal>
  );
}

/** Time left to answer, on the tray. */
function TakeoverClock({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const clockAt = useNearClock();
  const timing = cardTiming(order, 'new', useNow());
  const at = timing.kind === 'at';
  const left = timing.ms < 0 ? 'takeover.over' : 'takeover.left';
  const label = at ? 'takeover.wanted' : timing.kind === 'since' ? 'takeover.since' : left;
  return (
    <TrayClock done={at ? 1 : (timing.part ?? 0)} className={styles.clock}>
      <span className={`${styles.time} d num`}>{at ? clockAt(timing.ms) : clockText(timing.ms)}</span>
      <span className="small muted">{say(label)}</span>
    </TrayClock>
  );
}
