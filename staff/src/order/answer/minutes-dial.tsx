import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../../words/words.ts';
import { stepMinutes } from '../promise.ts';
import { TrayClock } from '../tray-clock.tsx';
import styles from './minutes-dial.module.css';

interface MinutesDialProps {
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
  /** said above the time */
  readonly label: string;
  readonly time: string;
  /** said below it */
  readonly children: ReactNode;
}

/** Minutes on a dial of one hour, fewer and more, with the time they come to. */
export function MinutesDial({ minutes, onMinutes, label, time, children }: MinutesDialProps) {
  const say = useSay();
  return (
    <div className={styles.dial}>
      <IconButton
        kind="flat"
        label={say('accept.sooner')}
        onClick={() => onMinutes(stepMinutes(minutes, -1))}
      >
        <Minus />
      </IconButton>
      <TrayClock done={Math.min(1, minutes / 60)} live className={styles.turn}>
        <span className="small muted">{label}</span>
        <span className={`${styles.time} d d52 num`}>{time}</span>
        {children}
      </TrayClock>
      <IconButton kind="flat" label={say('accept.longer')} onClick={() => onMinutes(stepMinutes(minutes, 1))}>
        <Plus />
      </IconButton>
    </div>
  );
}
