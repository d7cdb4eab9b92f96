import { useWords } from '@mam/client/i18n.ts';
import { useEffect } from 'react';
import { enterStore } from '../cart/enter-store.ts';
import { MenuLost } from '../lost/menu-lost.tsx';
import { NotFound } from '../lost/not-found.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { StoreSuggestions } from '../table/store-suggestions.tsx';
import { TableCalls } from '../table/table-calls.tsx';
import { TableFeedback } from '../table/table-feedback.tsx';
import { TableHead } from '../table/table-head.tsx';
import { TableLoading } from '../table/table-loading.tsx';
import styles from '../table/table-page.module.css';
import { TableSitting } from '../table/table-sitting.tsx';
import { ToMenu } from '../table/to-menu.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords } from '../words/areas.ts';

/** "/" of a store: who sits where, and the ways into the menu. */
export function TableScreen() {
  const place = usePlace();
  const reading = useMenu(place);
  const table = useTable(reading.state === 'ready' ? reading.value.store : null);
  const say = useWords(tableWords);
  const name = table?.kind === 'table' ? say('table_said', { number: table.number }) : null;
  useTitle(name ?? say('title'), reading.state === 'ready' ? reading.value.store.name : null);
  const ready = reading.state === 'ready';
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
        <ToMenu />
        {table ? <TableCalls here={reading.value} table={table} /> : null}
        <TableFeedback here={reading.value} table={table} />
        {table ? <TableSitting store={reading.value.store} table={table} /> : null}
        <StoreSuggestions here={reading.value} />
      </main>
    </div>
  );
}
