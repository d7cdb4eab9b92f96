import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useParameters } from '@mam/client/router.tsx';
import type { Store } from '@mam/domain/store/store.ts';
import { tableNews } from '@mam/domain/store/switch-news.ts';
import { tableCodeIn } from '@mam/domain/table/table-here.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import { Suspense, useEffect } from 'react';
import { enterStore } from '../cart/enter-store.ts';
import { useMinute } from '../device/clock.ts';
import { usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { MenuLost } from '../lost/menu-lost.tsx';
import { NotFound } from '../lost/not-found.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { SwitchNotice } from '../store/switch-notice.tsx';
import { TableCalls } from '../table/call/table-calls.tsx';
import type { TableHabitProps } from '../table/habit/table-habit.tsx';
import { TableSitting } from '../table/sitting/table-sitting.tsx';
import { StoreSuggestions } from '../table/store-suggestions.tsx';
import { TableFeedback } from '../table/table-feedback.tsx';
import { TableHead } from '../table/table-head.tsx';
import { TableLoading } from '../table/table-loading.tsx';
import styles from '../table/table-page.module.css';
import type { TabletQuestionProps } from '../table/tablet/tablet-question.tsx';
import { ToMenu } from '../table/to-menu.tsx';
import { useTable } from '../table/use-table.ts';
import { habitWords, tabletWords, tableWords } from '../words/areas.ts';

const habit = screen<TableHabitProps>(
  () => import('../table/habit/table-habit.tsx').then((m) => m.TableHabit),
  [habitWords],
);

const tabletQuestion = screen<TabletQuestionProps>(
  () => import('../table/tablet/tablet-question.tsx').then((m) => m.TabletQuestion),
  [tabletWords],
);

/** "/" of a store: who sits where, and the ways into the menu. */
export function TableScreen() {
  const place = usePlace();
  const reading = useMenu(place);
  const table = useTable(reading.state === 'ready' ? reading.value.store : null);
  const say = useWords(tableWords);
  const name = table?.kind === 'table' ? say('table_said', { number: table.number }) : null;
  useTitle(name ?? say('title'), reading.state === 'ready' ? reading.value.store.name : null);
  const ready = reading.state === 'ready';
  // a diner without an identity has ordered nothing yet
  const known = usePersisted(({ user }) => user.uid !== null);
  useEffect(() => {
    if (ready) enterStore(place);
  }, [ready, place]);
  if (reading.state === 'unknown') return <NotFound what="restaurant" />;
  if (reading.state === 'failed') return <MenuLost retry={reading.retry} />;
  if (reading.state === 'loading') return <TableLoading />;
  return (
    <div className={styles.page}>
      <TableHead here={reading.value} table={table} />
      <main className={styles.main}>
        {table ? <TableSwitch store={reading.value.store} /> : null}
        <ToMenu />
        {table ? <TableCalls here={reading.value} table={table} /> : null}
        <TableFeedback here={reading.value} table={table} />
        {table ? <TableSitting store={reading.value.store} table={table} /> : null}
        {known && table ? (
          <Suspense>
            <habit.Screen here={reading.value} table={table} />
          </Suspense>
        ) : null}
        {table ? <AskedToStay store={reading.value.store} table={table} /> : null}
        <StoreSuggestions here={reading.value} />
      </main>
    </div>
  );
}

/** [ST25] Orders from here that are paused or take longer. */
function TableSwitch({ store }: { readonly store: Store }) {
  const now = useMinute();
  const news = now === null ? null : tableNews(store, now);
  return news && now !== null ? <SwitchNotice store={store} now={now} news={[news]} /> : null;
}

/** [TB70] An address of the staff asks whether this device is to stay on its table. */
function AskedToStay({ store, table }: { readonly store: Store; readonly table: Table }) {
  const said = useVisit((state) => state.table);
  const asked = useParameters().get('is_tablet') === 'true';
  const code = tableCodeIn(store, said);
  if (!asked || !said || code === null || table.kind !== 'table') return null;
  return (
    <Suspense>
      <tabletQuestion.Screen said={{ ...said, code }} table={table} />
    </Suspense>
  );
}
