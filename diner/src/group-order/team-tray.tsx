import type { SessionWire } from '@mam/contract/group-order/group-order.schema.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { LegRing } from '@mam/ui/tray/ring.tsx';
import { Tray } from '@mam/ui/tray/tray.tsx';
import { Check, Ellipsis, Plus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './team-tray.module.css';

/** More would touch one another; the others are counted. */
const MOST_SEATS = 8;

type Seated = Pick<SessionWire, 'user_id' | 'name' | 'status' | 'item_count'>;

interface TeamTrayProps {
  readonly team: readonly Seated[];
  /** how much of the time is left, 0 to 1 */
  readonly left: number;
  /** places that wait for somebody, as a picture of it */
  readonly free?: number;
  readonly children: ReactNode;
}

function placeOf(index: number, count: number): CSSProperties {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return {
    insetInlineStart: `${50 + 46 * Math.cos(angle)}%`,
    insetBlockStart: `${50 + 46 * Math.sin(angle)}%`,
  };
}

/** Everybody round one tray, with the time in the middle. What it shows is said in words beside it. */
export function TeamTray({ team, left, free = 0, children }: TeamTrayProps) {
  const shown = team.slice(0, team.length > MOST_SEATS ? MOST_SEATS - 1 : MOST_SEATS);
  const more = team.length - shown.length;
  const seats = shown.length + (more > 0 ? 1 : 0) + free;
  return (
    <div className={styles.round}>
      <LegRing legs={[{ done: left }]} stroke={2.2} className={styles.ring}>
        <Tray className={styles.tray} />
      </LegRing>
      <div className={styles.middle}>{children}</div>
      <div aria-hidden="true">
        {shown.map((one, index) => (
          <span
            key={one.user_id || one.name}
            className={classNames(styles.seat, one.status === 2 && styles.done)}
            style={placeOf(index, seats)}
          >
            <Avatar uid={one.user_id || one.name} name={one.name} className={styles.face} />
            {one.item_count > 0 || one.status === 2 ? (
              <span className={styles.tag}>{one.status === 2 ? <Check /> : <Ellipsis />}</span>
            ) : null}
          </span>
        ))}
        {more > 0 ? (
          <span className={styles.seat} style={placeOf(shown.length, seats)}>
            <span className={styles.free}>+{more}</span>
          </span>
        ) : null}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other identity
          <span key={index} className={styles.seat} style={placeOf(seats - free + index, seats)}>
            <span className={styles.free}>
              <Plus />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
