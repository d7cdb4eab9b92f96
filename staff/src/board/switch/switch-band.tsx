import type { SetSwitch } from '@mam/domain/staff/board.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { isInForce } from '@mam/domain/store/switches.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Hourglass } from 'lucide-react';
import { useClock } from '../../device/clock.ts';
import { useSheet } from '../../device/sheet-address.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import { useShiftBoardValue } from '../shift-board.ts';
import styles from './switch-band.module.css';
import { takeOrdersAgain } from './switch-calls.ts';

const MINUTE = 60_000;

/** [ST23] Says on every screen what is paused or slowed, until when and by whom, and turns it back in one tap. */
export function SwitchBand() {
  const { board } = useShiftBoardValue();
  return (
    <div role="status">
      {(board?.switches ?? []).map((one) => (
        <Row key={one.type} one={one} />
      ))}
    </div>
  );
}

function Row({ one }: { readonly one: SetSwitch }) {
  const say = useSay();
  const clockAt = useWallClock();
  const { me, storeId } = useShift();
  const { show } = useSheet();
  const left = useClock((now) => (isInForce(one, now) ? Math.ceil((one.until - now) / MINUTE) : 0));
  if (left === 0) return null;
  const said = { what: say(`switch.type.${one.type}`), minutes: one.minutes, time: clockAt(one.until) };
  return (
    <div className={styles.band}>
      <Hourglass aria-hidden="true" />
      <p className={styles.text}>
        <b className="strong">{say(one.kind === 'pause' ? 'switch.paused' : 'switch.busy', said)}</b>{' '}
        <span>{say('switch.left', { minutes: left, name: one.by, time: clockAt(one.since) })}</span>
      </p>
      {may(me.role, one.kind === 'pause' ? 'pause' : 'slowDown') ? (
        <span className={styles.acts}>
          <Button size="small" onClick={() => show('switch', one.type)}>
            {say('switch.less')}
          </Button>
          <Button size="small" onClick={() => void takeOrdersAgain(storeId, [one.type])}>
            {say('switch.off')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
