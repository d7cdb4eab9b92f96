import { LegRing } from '@mam/ui/ring.tsx';
import { Tray } from '@mam/ui/tray.tsx';
import { useNow } from '../device/clock.ts';
import type { BoardOrder } from '../order/board-order.ts';
import { clockText, timingOf } from '../order/timing.ts';
import { useWallClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './takeover-clock.module.css';

/** Time left to answer, on the tray. */
export function TakeoverClock({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const clockAt = useWallClock();
  const timing = timingOf(order, 'new', useNow());
  const at = timing.kind === 'at';
  const label = at ? 'takeover.wanted' : timing.ms < 0 ? 'takeover.over' : 'takeover.left';
  return (
    <div className={styles.clock}>
      <LegRing legs={[{ done: at ? 1 : (timing.part ?? 0) }]} stroke={4} className={styles.ring}>
        <Tray className={styles.tray} />
      </LegRing>
      <p className={styles.words}>
        <span className="d num">{at ? clockAt(timing.ms) : clockText(timing.ms)}</span>
        <span className="small muted">{say(label)}</span>
      </p>
    </div>
  );
}
