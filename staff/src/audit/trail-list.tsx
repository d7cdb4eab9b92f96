import type { ShownLine } from '@mam/domain/audit/shown-line.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useDeferredValue, useState } from 'react';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { serverNow } from '../device/clock.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useBoardPlace, useWholeDay } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { daySpan } from './days.ts';
import { TrailExport } from './trail-export.tsx';
import { ALL_OF_IT, TrailFilters, type TrailWish } from './trail-filters.tsx';
import styles from './trail-list.module.css';
import { TrailRow } from './trail-row.tsx';
import { useTrail } from './use-trail.ts';

/** Lines of one day after another. */
function byDay(lines: readonly ShownLine[], dayOf: (at: number) => string) {
  const days: { readonly day: string; readonly lines: ShownLine[] }[] = [];
  for (const line of lines) {
    const day = dayOf(line.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}

/** [AU5] The acts somebody may read, filtered and searched, the youngest first. */
export function TrailList() {
  const say = useSay();
  const { zone } = useBoardPlace();
  const { me } = useShift();
  const dayOf = useWholeDay();
  const { open, show } = useSheet();
  const [wish, setWish] = useState<TrailWish>(ALL_OF_IT);
  const q = useDeferredValue(wish.q);
  const days = daySpan(wish.days, wish.own, { now: serverNow(), zone });
  const trail = useTrail({ kind: wish.kind, q, days });
  const lines = trail.data?.pages.flatMap((page) => page.lines) ?? [];
  const fault = lastingError(trail);
  const opened = open?.name === 'line' ? Number(open.about) : null;
  return (
    <>
      <TrailFilters wish={wish} onWish={(part) => setWish({ ...wish, ...part })} />
      <div aria-busy={trail.isFetching}>
        {trail.isPending && !fault ? <Waiting /> : null}
        {fault && !trail.data ? (
          <EmptyState
            title={say('trail.failed')}
            actions={<Button onClick={() => void trail.refetch()}>{say('again')}</Button>}
          >
            {errorText(fault)}
          </EmptyState>
        ) : null}
        {trail.data && lines.length === 0 && !trail.hasNextPage ? (
          <EmptyState title={say('trail.none')}>{say('trail.noneHint')}</EmptyState>
        ) : null}
        {byDay(lines, dayOf).map(({ day, lines: ofDay }) => (
          <section key={day}>
            <h2 className={styles.day}>{day}</h2>
            <ul className={styles.list}>
              {ofDay.map((line) => (
                <li key={line.seq}>
                  <TrailRow
                    line={line}
                    open={opened === line.seq}
                    onOpen={() => show('line', String(line.seq))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {trail.hasNextPage ? (
          <Button block busy={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
            {say('trail.older')}
          </Button>
        ) : null}
      </div>
      {may(me.role, 'readTrail') && lines.length > 0 ? (
        <p className={styles.file}>
          <TrailExport filter={{ kind: wish.kind, q, days }} />
        </p>
      ) : null}
      <p className={styles.kept}>{say('trail.kept')}</p>
    </>
  );
}

const Waiting = () => (
  <div className={styles.list}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <div key={row} className={styles.waiting}>
        <Skeleton width="100%" height="2.5rem" />
      </div>
    ))}
  </div>
);
