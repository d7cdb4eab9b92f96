import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { useClock } from '../../device/clock.ts';
import { useNearClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { DinerReads } from '../answer/diner-reads.tsx';
import { MinutesChoice } from '../answer/minutes-choice.tsx';
import { MinutesDial } from '../answer/minutes-dial.tsx';
import { promisedLater } from '../late.ts';
import { useMove } from '../use-move.ts';

interface LaterSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

const CHOICES = [5, 10, 15, 20, 30, 45] as const;
const USUAL = 10;

/** [OR69] Any later time, on the dial on which the first one was promised; the diner is told it. */
export function LaterSheet({ order, onClose }: LaterSheetProps) {
  const say = useSay();
  const clockAt = useNearClock();
  const { move, busy } = useMove(order);
  const [minutes, setMinutes] = useState<number>(USUAL);
  const time = useClock((now) => {
    const later = promisedLater(order, minutes, now);
    return later === null ? '' : clockAt(later.promisedAt);
  });
  const promise = async () => {
    if ((await move({ verb: 'later', minutes })) !== 'unclear') onClose();
  };
  return (
    <Sheet
      title={say('later.sheet', { code: order.code })}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block busy={busy} onClick={() => void promise()}>
          {say('later.confirm', { time })}
        </Button>
      }
    >
      <p className="small muted">{order.lines.map((line) => `${line.quantity}× ${line.name}`).join(', ')}</p>
      <MinutesDial minutes={minutes} onMinutes={setMinutes} label={say('later.new')} time={time}>
        {order.promisedAt === null ? null : (
          <span className="small muted num">{say('later.before', { time: clockAt(order.promisedAt) })}</span>
        )}
      </MinutesDial>
      <MinutesChoice
        choices={CHOICES}
        chosen={minutes}
        onChoose={setMinutes}
        legend={say('later.title')}
        isAdded
      />
      <DinerReads who={order.name}>{say('later.dinerReads', { code: order.code, time })}</DinerReads>
    </Sheet>
  );
}
