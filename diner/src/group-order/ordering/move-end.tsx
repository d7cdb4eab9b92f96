import { useWords } from '@mam/client/i18n.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { timeNow } from '../../device/clock.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { manage } from '../sync/group-order-calls.ts';
import { storeClockText } from '../time-left.ts';
import styles from './move-end.module.css';

const STEPS = [-30, -10, 10, 30] as const;
const MINUTE = 60_000;
const FIVE = 5 * MINUTE;

interface MoveEndProps {
  readonly groupOrder: GroupOrder;
  readonly zone: Zone;
  readonly onClose: () => void;
}

/** [GO7] The owner moves the end of the choosing, earlier or later; where it is over people choose again. */
export function MoveEnd({ groupOrder, zone, onClose }: MoveEndProps) {
  const say = useWords(groupOrderWords);
  const [opened] = useState(timeNow);
  const over = groupOrder.state !== 'active';
  // from five minutes to five minutes, as every end is offered
  const first = over ? opened + 2 * FIVE - (opened % FIVE) : groupOrder.endsAt;
  const [end, setEnd] = useState(first);
  const [busy, setBusy] = useState(false);
  const may = (at: EpochMs) => at > opened && at <= groupOrder.latestEnd;
  const move = async () => {
    setBusy(true);
    const moved = await manage(groupOrder, { action: 'end', expire_at: seconds(end) });
    setBusy(false);
    if (moved) onClose();
  };
  return (
    <Sheet
      title={say(over ? 'end_reopen' : 'end_move')}
      detail={say('end_move_detail')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          busy={busy}
          disabled={!over && end === groupOrder.endsAt}
          onClick={() => (busy ? undefined : void move())}
        >
          {say('end_move_to', { time: storeClockText(end, zone) })}
        </Button>
      }
    >
      <p className={styles.time} role="status">
        <b>{storeClockText(end, zone)}</b>
        <span className="small muted">{say('create_until')}</span>
      </p>
      <div className={styles.steps}>
        {STEPS.map((minutes) => (
          <Chip
            key={minutes}
            disabled={!may(end + minutes * MINUTE)}
            onClick={() => setEnd(end + minutes * MINUTE)}
          >
            {say(minutes < 0 ? 'end_earlier' : 'end_later', { n: Math.abs(minutes) })}
          </Chip>
        ))}
      </div>
    </Sheet>
  );
}
