import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ring.module.css';
import type { Leg } from './ring-legs.ts';
import { arcDash, arcOffset, legArcs, RADIUS } from './ring-legs.ts';

interface LegRingProps {
  readonly legs: readonly Leg[];
  /** of a ring of 100; 3.4 as drawn */
  readonly stroke?: number;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A ring of legs in the text colour, round what stands inside it. Its meaning must also be said in words. */
export function LegRing({ legs, stroke = 3.4, className, children }: LegRingProps) {
  return (
    <div className={classNames(styles.orbit, className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {legArcs(legs, stroke).map((arc) => (
          <circle
            key={arc.from}
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            stroke={arc.filled ? 'currentColor' : 'color-mix(in oklab, currentColor 22%, transparent)'}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={arcDash(arc)}
            strokeDashoffset={arcOffset(arc)}
          />
        ))}
      </svg>
      {children}
    </div>
  );
}

interface RingProps {
  /** 0 to 1 */
  readonly value: number;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The small ring of a bar: sweeps to its value, the number stands inside. Colours come from --ring and --ring-in. */
export function Ring({ value, className, children }: RingProps) {
  const p = Math.min(1, Math.max(0, value));
  return (
    <span className={classNames(styles.ring, className)} style={{ '--p': p } as CSSProperties}>
      <span className={styles.in}>{children}</span>
    </span>
  );
}
