import { classNames } from '@mam/ui/class-names.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Tray } from '@mam/ui/tray/tray.tsx';
import type { ReactNode } from 'react';
import { useSay } from '../words/words.ts';
import styles from './pin-ring.module.css';

/** Digits of a code, and arcs of its ring. */
export const PIN_LENGTH = 6;

const RADIUS = 31;
const ROUND = 2 * Math.PI * RADIUS;
const GAP = 4.6;

/** The arc of one digit, clockwise from the top. */
function Arc({ at, filled }: { readonly at: number; readonly filled: boolean }) {
  const length = ROUND / PIN_LENGTH - GAP;
  return (
    <circle
      cx="50"
      cy="50"
      r={RADIUS}
      className={filled ? styles.filled : styles.empty}
      strokeDasharray={`${length} ${ROUND - length}`}
      strokeDashoffset={-(at * (ROUND / PIN_LENGTH) + GAP / 2)}
    />
  );
}

interface PinRingProps {
  /** the person whose digits are typed; null = nobody is chosen */
  readonly name: string | null;
  readonly typed: number;
  /** turned away: the ring shakes its head */
  readonly wrong: boolean;
  /** people round it */
  readonly children?: ReactNode;
}

/** The tray with somebody on it, and a ring that closes with every digit. */
export function PinRing({ name, typed, wrong, children }: PinRingProps) {
  const say = useSay();
  return (
    <div className={classNames(styles.ring, wrong && styles.wrong)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {Array.from({ length: PIN_LENGTH }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an arc is its place
          <Arc key={at} at={at} filled={at < typed} />
        ))}
      </svg>
      <Tray className={styles.tray} />
      <div className={styles.middle}>
        {name === null ? null : (
          <>
            <Avatar uid={name} name={name} className={styles.face} />
            <span className={classNames('strong', styles.name)}>{name}</span>
            <span className="small muted num">{say('turn.typed', { count: typed })}</span>
          </>
        )}
      </div>
      {children}
    </div>
  );
}
