import type { ShownLine } from '@mam/domain/audit/shown-line.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { ArrowRight } from 'lucide-react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useDayClock, useWallClock, useWholeDay } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { type Say, useSay } from '../words/words.ts';
import { actorOf, actText } from './act-words.ts';
import styles from './line-sheet.module.css';
import { useTrailLine } from './trail-line.ts';
import { ActorMark } from './trail-row.tsx';

interface LineSheetProps {
  /** the line's number */
  readonly about: string;
  readonly onClose: () => void;
}

/** [AU1] A line of the trail with everything it says; nobody edits it. */
export function LineSheet({ about, onClose }: LineSheetProps) {
  const { data: line } = useTrailLine(Number(about));
  return line ? <Line line={line} onClose={onClose} /> : null;
}

interface Change {
  readonly label: string;
  readonly before?: string | undefined;
  readonly now: string;
}

const storesIn = (say: Say, ids: readonly number[], stores: readonly { id: number; name: string }[]) =>
  ids.length === 0
    ? say('people.allStores')
    : ids.map((id) => stores.find((store) => store.id === id)?.name ?? `#${id}`).join(', ');

/** Everything a line says beside its sentence, from what to what. */
function useChanges({ details, store }: ShownLine): Change[] {
  const say = useSay();
  const clock = useDayClock();
  const { me } = useShift();
  const { amount, way, minutes, points, refused, from, to, role, roleBefore, stores, storesBefore } = details;
  const { promised, promisedBefore, until } = details;
  const roleIn = (name: string | undefined) => name && say(`role.${name as Role}`);
  const sameStores = storesBefore?.join() === stores?.join();
  const storeName = me.stores.find(({ id }) => id === store)?.name;
  const changes: (Change | false | undefined | '' | 0)[] = [
    amount && { label: say('trail.field.amount'), now: amount },
    way && { label: say('trail.field.way'), now: way },
    promised && {
      label: say('trail.field.promised'),
      before: promisedBefore && promisedBefore !== promised ? clock(promisedBefore) : undefined,
      now: clock(promised),
    },
    until && { label: say('trail.field.until'), now: clock(until) },
    minutes !== undefined && { label: say('trail.field.minutes'), now: String(minutes) },
    points !== undefined && { label: say('trail.field.points'), now: String(points) },
    refused && { label: say('trail.field.refused'), now: String(refused) },
    from && to && { label: say('trail.field.table'), before: from, now: to },
    role && {
      label: say('trail.field.role'),
      before: roleBefore === role ? undefined : roleIn(roleBefore),
      now: roleIn(role) ?? '',
    },
    stores && {
      label: say('people.stores'),
      before: storesBefore && !sameStores ? storesIn(say, storesBefore, me.stores) : undefined,
      now: storesIn(say, stores, me.stores),
    },
    storeName && { label: say('store'), now: storeName },
  ];
  return changes.filter((change): change is Change => typeof change === 'object');
}

function Line({ line, onClose }: { readonly line: ShownLine; readonly onClose: () => void }) {
  const say = useSay();
  const [clock, dayOf] = [useWallClock(), useWholeDay()];
  const changes = useChanges(line);
  const { board } = useShiftBoardValue();
  const { show } = useSheet();
  const { subject, details, device } = line;
  const isOpen = subject.kind === 'order' && board?.orders.some(({ code }) => code === subject.id);
  return (
    <Sheet
      title={<span className={styles.title}>{actText(say, line)}</span>}
      detail={`${clock(line.at)}, ${dayOf(line.at)}`}
      place="side"
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <span className="small muted grow">{say('trail.fixed')}</span>
          {isOpen ? (
            <Button onClick={() => show('order', subject.id, { instead: true })}>{say('trail.open')}</Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.actor}>
        <ActorMark line={line} />
        <span>
          <b className="strong">{actorOf(say, line)}</b>
          <br />
          <span className="small muted">{device ?? say('trail.browser')}</span>
        </span>
      </div>
      <dl className={styles.changes}>
        {changes.map(({ label, before, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {before === undefined ? (
                now
              ) : (
                <>
                  <del>{before}</del> <ArrowRight aria-label={say('trail.became')} /> <ins>{now}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {details.reason ? (
        <>
          <p className={styles.label}>{say('trail.field.reason')}</p>
          <p>{details.reason}</p>
        </>
      ) : null}
    </Sheet>
  );
}
