import { isDelivery } from '@mam/domain/delivery/is-delivery.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useClock } from '../../device/clock.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { dialMinutes } from '../promise.ts';
import { useMove } from '../use-move.ts';
import { DinerReads } from './diner-reads.tsx';
import { MinutesChoice } from './minutes-choice.tsx';
import { MinutesDial } from './minutes-dial.tsx';
import { useProposal } from './use-proposal.ts';

interface AcceptSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** How long the kitchen needs, on a dial of one hour; the diner is told the time. */
export function AcceptSheet({ order, onClose }: AcceptSheetProps) {
  const say = useSay();
  const clockAt = useWallClock();
  const { move, busy } = useMove(order);
  const { minutes, proposed, choose: setMinutes, promiseAt, acceptance } = useProposal(order);
  const time = useClock((now) => clockAt(promiseAt(now).readyBy));
  const there = useClock((now) => clockAt(promiseAt(now).promisedAt));
  const brought = isDelivery(order.type);
  const accept = async () => {
    await move(acceptance());
    onClose();
  };
  return (
    <Sheet
      title={say('accept.title', { code: order.code })}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block busy={busy} onClick={() => void accept()}>
          {brought ? say('accept.until.both', { time, there }) : say('accept.until', { time })}
        </Button>
      }
    >
      <p className="small muted">{order.lines.map((line) => `${line.quantity}× ${line.name}`).join(', ')}</p>
      <MinutesDial minutes={minutes} onMinutes={setMinutes} label={say('accept.doneAt')} time={time}>
        <span className="small muted">{say('accept.in', { minutes })}</span>
        {brought ? <span className="small muted num">{say('accept.there', { there })}</span> : null}
      </MinutesDial>
      <MinutesChoice choices={dialMinutes(proposed)} chosen={minutes} onChoose={setMinutes} />
      <DinerReads who={order.name}>
        {brought ? say('accept.dinerReads.delivery', { there }) : say('accept.dinerReads', { time })}
      </DinerReads>
    </Sheet>
  );
}
