import { lateFile } from '@mam/client/late-file.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useEffect, useMemo, useState } from 'react';
import { type PersistedChoices, usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';

type Judge = (choices: PersistedChoices, store: Store, now: EpochMs) => EpochMs;

/** Few diners come back with a time already chosen: only they load what works it out. */
let judge: Judge | null = null;

/** When the food is wanted, for a moment: that moment, or the time the diner has scheduled. */
export function useWantedAt(store: Store | null): (now: EpochMs) => EpochMs {
  const choices = usePersisted((state) => state.choices);
  // [TB4] a table eats now
  const seated = useVisit(({ table }) => store !== null && tableNameIn(store, table) !== '');
  const scheduled = choices.time !== null && !choices.orderNow && !seated;
  const [ready, setReady] = useState(judge !== null);
  useEffect(() => {
    if (!scheduled || judge) return;
    void lateFile(() => import('./wanted-at.ts')).then(({ wantedAt }) => {
      judge = wantedAt;
      setReady(true);
    });
  }, [scheduled]);
  return useMemo(
    () => (now) => (store && ready && scheduled && judge ? judge(choices, store, now) : now),
    [ready, scheduled, choices, store],
  );
}
