import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../../device/clock.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import type { BoardOrder } from '../board-order.ts';
import { DIAL_MINUTES, promiseOf, stepMinutes, USUAL_MINUTES } from '../promise.ts';
import { TrayClock } from '../tray-clock.tsx';
import { useMove } from '../use-move.ts';
import styles from './accept-sheet.module.css';
import { DinerReads } from './diner-reads.tsx';
import { MinutesChoice } from './minutes-choice.tsx';

interface AcceptSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** How long the kitchen needs, on a dial of one hour; the diner is told the time. */
export function AcceptSheet({ order, onClose }: AcceptSheetProps) {
  const say = useSay();
  const clockAt = useWallClock();
  const { move, busy } = useMove(order);
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const time = useClock((now) => clockAt(promiseOf(now, minutes)));
  const accept = async () => {
    await move({ verb: 'accept', minutes });
    onClose();
  };
  return (
    <Sheet
      title={say('accept.title', { code: order.code })}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block busy={busy} onClick={() => void accept()}>
          {say('accept.until', { time })}
        </Button>
      }
    >
      <p className="small muted">{order.lines.map((line) => `${line.quantity}× ${line.name}`).join(', ')}</p>
      <div className={styles.dial}>
        <IconButton
          kind="flat"
          label={say('accept.sooner')}
          onClick={() => setMinutes(stepMinutes(minutes, -1))}
        >
          <Minus />
        </IconButton>
        <TrayClock done={Math.min(1, minutes / 60)} live className={styles.turn}>
          <span className="small muted">{say('accept.doneAt')}</span>
          <span className={`${styles.time} d d52 num`}>{time}</span>
          <span className="small muted">{say('accept.in', { minutes })}</span>
        </TrayClock>
        <IconButton
          kind="flat"
          label={say('accept.longer')}
          onClick={() => setMinutes(stepMinutes(minutes, 1))}
        >
          <Plus />
        </IconButton>
      </div>
      <MinutesChoice choices={DIAL_MINUTES} chosen={minutes} onChoose={setMinutes} />
      <DinerReads who={order.name}>{say('accept.dinerReads', { time })}</DinerReads>
    </Sheet>
  );
}
