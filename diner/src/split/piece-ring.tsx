import { Tray } from '@mam/ui/tray/tray.tsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './split.module.css';

const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;
const GAP = 1.6;
const SHORTEST = 0.4;

export interface RingPiece {
  readonly id: string;
  readonly amount: number;
  /** came: paid; held: about to be paid; own: the reader's; open: somebody's, in their hue; rest: nobody's */
  readonly look: 'came' | 'held' | 'own' | 'open' | 'rest';
  readonly hue?: number;
}

interface PieceRingProps {
  readonly pieces: readonly RingPiece[];
  /** in the middle of the tray */
  readonly children: ReactNode;
}

/** Pieces of a whole around a tray, each as long as it is large. Said in words beside it. */
export function PieceRing({ pieces, children }: PieceRingProps) {
  const shown = pieces.filter(({ amount }) => amount > 0);
  const all = shown.reduce((sum, { amount }) => sum + amount, 0);
  const gap = shown.length > 1 ? GAP : 0;
  let before = 0;
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.rest} cx="50" cy="50" r={RADIUS} />
        {shown.map(({ id, amount, look, hue }) => {
          const length = (amount / all) * ROUND;
          const from = before;
          before += length;
          return (
            <circle
              key={id}
              className={styles[look]}
              style={hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties)}
              cx="50"
              cy="50"
              r={RADIUS}
              strokeDasharray={`${Math.max(SHORTEST, length - gap).toFixed(2)} ${ROUND.toFixed(2)}`}
              strokeDashoffset={(-from - gap / 2).toFixed(2)}
            />
          );
        })}
      </svg>
      <Tray className={styles.tray} />
      <p className={styles.middle}>{children}</p>
    </div>
  );
}
