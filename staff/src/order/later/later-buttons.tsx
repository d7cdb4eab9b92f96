import { LATER_BY } from '@mam/domain/order/promise.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useId } from 'react';
import { serverNow, useClock } from '../../device/clock.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { promisedLater } from '../late.ts';
import { useMove } from '../use-move.ts';
import styles from './later-buttons.module.css';

/** [OR69] A new time for the diner in one tap; nothing where nothing is promised any more. */
export function LaterButtons({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const title = useId();
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
