import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { LegRing } from '@mam/ui/tray/ring.tsx';
import { useNow } from '../../device/clock.ts';
import type { Stage } from '../../order/columns.ts';
import { minutesWaited } from '../../order/late.ts';
import { cardTiming, clockText, clockWords } from '../../order/timing.ts';
import { useNearClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './card-clock.module.css';

interface CardClockProps {
  readonly order: BoardOrder;
  readonly column: Stage;
  /** the number alone, without its ring */
  readonly plain?: boolean;
}

/** The one number that matters on a card: time to answer, time to the promise, time since it was ready. */
export function CardClock({ order, column, plain }: CardClockProps) {
  const now = useNow();
  const say = useSay();
  const clockAt = useNearClock();
  const timing = cardTiming(order, column, now);
  if (timing.kind === 'at') {
    return (
      <span className={classNames(styles.clock, 'muted')}>
        {say('order.wanted', { time: clockAt(timing.ms) })}
      </span>
    );
  }
  const text = clockText(timing.ms);
  const alarm = timing.alarm || minutesWaited(order, now) > 0;
  const rings = !plain && column === 'new' && timing.part !== null;
  return (
    <span
      className={classNames(
        styles.clock,
        rings && styles.round,
        'num',
        alarm && styles.alarm,
        text.length > 5 && styles.long,
      )}
    >
      {rings ? <LegRing legs={[{ done: timing.part ?? 0 }]} stroke={8} className={styles.ring} /> : null}
      <span className="vh">{say(clockWords(timing, column), { time: clockText(Math.abs(timing.ms)) })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
