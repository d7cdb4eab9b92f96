import { LATER_BY } from '@mam/domain/order/promise.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { serverNow, useClock } from '../../device/clock.ts';
import { useSheet } from '../../device/sheet-address.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { promisedLater } from '../late.ts';
import { useMove } from '../use-move.ts';
import styles from './later-buttons.module.css';

interface LaterButtonsProps {
  readonly order: BoardOrder;
  /** inside a sheet: the next sheet takes its place */
  readonly instead?: boolean;
}

/** [OR69] A new time for the diner in one tap, any other by the clock; nothing where nothing is promised any more. */
export function LaterButtons({ order, instead }: LaterButtonsProps) {
  const say = useSay();
  const title = useId();
  const { show } = useSheet();
  const { move, busy } = useMove(order);
  if (promisedLater(order, LATER_BY[0], serverNow()) === null) return null;
  return (
    <fieldset aria-labelledby={title} className={styles.later}>
      <span id={title} className="small muted">
        {say('later.title')}
      </span>
      <div className={styles.choices}>
        {LATER_BY.map((minutes) => (
          <Button
            key={minutes}
            kind="soft"
            size="small"
            busy={busy}
            onClick={() => !busy && void move({ verb: 'later', minutes })}
          >
            <LaterWords order={order} minutes={minutes} />
          </Button>
        ))}
        <Button
          kind="soft"
          size="small"
          aria-label={say('accept.other')}
          aria-haspopup="dialog"
          onClick={() => show('later', order.code, { instead })}
        >
          <Clock aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  );
}

/** "+10’", and for who listens the time that it means. */
function LaterWords({ order, minutes }: { readonly order: BoardOrder; readonly minutes: number }) {
  const say = useSay();
  const clockAt = useWallClock();
  const time = useClock((now) => {
    const later = promisedLater(order, minutes, now);
    return later === null ? '' : clockAt(later.promisedAt);
  });
  return (
    <>
      <span aria-hidden="true" className="num">
        +{minutes}’
      </span>
      <span className="vh">{say('later.by', { minutes, time })}</span>
    </>
  );
}
