import type { GroupOrderSession } from '@mam/domain/group-order/group-order.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import type { Picture } from '@mam/ui/picture/dish-picture.tsx';
import { LegRing } from '@mam/ui/tray/ring.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { Check, Clock, Ellipsis, Plus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './team-tray.module.css';

/** More would touch one another; the others are counted. */
const MOST_SEATS = 8;

interface Seated extends Pick<GroupOrderSession, 'uid' | 'name' | 'status' | 'itemCount'> {
  /** a dish of theirs, as it lies before them */
  readonly dish?: Pick<Picture, 'url' | 'cutout'> | undefined;
}

interface TeamTrayProps {
  readonly team: readonly Seated[];
  /** how much of the time is left, 0 to 1 */
  readonly left: number;
  /** places that wait for somebody, as a picture of it */
  readonly free?: number;
  /** it stands above a form, which is to be seen too */
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** The one of so many places round a middle, in per cent of the whole. */
function around(index: number, count: number, radius: number): readonly [across: number, down: number] {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
}

function seatPosition(index: number, count: number): CSSProperties {
  const [across, down] = around(index, count, 46);
  return { insetInlineStart: `${across}%`, insetBlockStart: `${down}%` };
}

const seatClass = ({ status, itemCount: count }: Seated): string =>
  classNames(styles.seat, status === 2 ? styles.done : count > 0 && styles.choosing);

function Tag({ status, itemCount: count }: Seated) {
  if (status === 2) return <Check />;
  return count > 0 ? <Ellipsis /> : <Clock />;
}

/** Everybody round one tray, with the time in the middle: a picture of words that stand beside it. */
export function TeamTray({ team, left, free = 0, small = false, children }: TeamTrayProps) {
  const shown = team.slice(0, team.length > MOST_SEATS ? MOST_SEATS - 1 : MOST_SEATS);
  const more = team.length - shown.length;
  const seats = shown.length + (more > 0 ? 1 : 0) + free;
  return (
    <div className={classNames(styles.round, small && styles.small)}>
      <LegRing legs={[{ done: left }]} stroke={2.2} className={styles.ring}>
        <Tray className={styles.tray}>
          {shown.map(({ uid, dish }, index) =>
            dish?.url ? (
              <TrayThing
                key={uid}
                src={dish.url}
                at={around(index, seats, 38)}
                size={shown.length > 6 ? 15 : 19}
                className={classNames(styles.dish, !dish.cutout && styles.photo)}
              />
            ) : null,
          )}
        </Tray>
      </LegRing>
      <div className={styles.middle}>{children}</div>
      <div aria-hidden="true" className={styles.seats}>
        {shown.map((one, index) => (
          <span key={one.uid || one.name} className={seatClass(one)} style={seatPosition(index, seats)}>
            <Avatar uid={one.uid || one.name} name={one.name} className={styles.face} />
            <span className={styles.tag}>
              <Tag {...one} />
            </span>
          </span>
        ))}
        {more > 0 ? (
          <span className={styles.seat} style={seatPosition(shown.length, seats)}>
            <span className={styles.free}>+{more}</span>
          </span>
        ) : null}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other identity
          <span key={index} className={styles.seat} style={seatPosition(seats - free + index, seats)}>
            <span className={styles.free}>
              <Plus />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
