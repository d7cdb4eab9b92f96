import { lateFile } from '@mam/client/late-file.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useLocation } from '@mam/client/router.tsx';
import { whenIdle } from '@mam/client/when-idle.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { tableCodeIn } from '@mam/domain/table/table-here.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import { Suspense, useEffect, useState } from 'react';
import { tabletHere } from '../../device/tablet.ts';
import { useVisit } from '../../device/visit.ts';
import { sittingWords } from '../../words/areas.ts';
import type { SittingPlace } from './sit-down.ts';

const here = screen<SittingPlace>(
  () => import('./sitting-here.tsx').then((m) => m.SittingHere),
  [sittingWords],
);

/**
 * [TB43] Sits down a diner who came by a table's code, once the page is idle; not in a preview, and not where the
 * device stays or is asked to: there the guests' first touch does it [TB71].
 */
export function TableSitting({ store, table }: { readonly store: Store; readonly table: Table }) {
  const { search } = useLocation();
  const said = useVisit((state) => state.table);
  const preview = useVisit((state) => state.preview);
  const [idle, setIdle] = useState(false);
  const code = preview || table.kind !== 'table' ? null : tableCodeIn(store, said);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page was opened; a dialog changes nothing
  useEffect(() => {
    if (code === null) return;
    void whenIdle().then(async () => {
      setIdle(true);
      if (tabletHere() || new URLSearchParams(search).has('is_tablet')) return;
      const { arrive } = await lateFile(() => import('./sit-down.ts'));
      await arrive({ store, table, code }, search);
    });
  }, [code]);
  if (!idle || code === null) return null;
  return (
    <Suspense>
      <here.Screen store={store} table={table} code={code} />
    </Suspense>
  );
}
