import { Refused } from '@mam/client/call.ts';
import { useNavigate } from '@mam/client/router.tsx';
import type { TableCode, TableCodes } from '@mam/contract/staff/table-codes.schema.ts';
import { replaceTableCode } from '@mam/contract/staff/table-codes.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Printer, Tablet } from 'lucide-react';
import { useState } from 'react';
import { call, errorText } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './codes-sheet.module.css';
import { TabletAddress } from './tablet-address.tsx';
import { nameOfCoded, useTableCodes } from './use-table-codes.ts';

/** [TB40] The tables of a store with the addresses of their cards; a lost or photographed card gets a new code. */
export function CodesSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { storeId } = useShift();
  const navigate = useNavigate();
  const asked = useTableCodes(storeId);
  const [replaced, setReplaced] = useState<TableCode | null>(null);
  const [tablet, setTablet] = useState<TableCode | null>(null);
  const fault = lastingError(asked);
  const tables = asked.data?.tables ?? [];
  return (
    <>
      <Sheet
        title={say('codes')}
        place="side"
        onClose={onClose}
        footer={
          tables.length > 0 ? (
            <Button kind="primary" size="big" block onClick={() => navigate('/codes')}>
              <Printer aria-hidden="true" />
              {say('cards')}
            </Button>
          ) : null
        }
      >
        {fault ? <p role="alert">{errorText(fault)}</p> : null}
        {asked.data && tables.length === 0 ? <EmptyState title={say('codes.none')} /> : null}
        {tables.map((table) => (
          <ListRow
            key={table.table}
            className={styles.row}
            lead={
              <IconButton
                label={say('tablet.of', { table: nameOfCoded(table, say) })}
                onClick={() => setTablet(table)}
              >
                <Tablet aria-hidden="true" />
              </IconButton>
            }
            value={nameOfCoded(table, say)}
            detail={table.url}
            tail={
              <Button
                size="small"
                aria-label={say('codes.replaceOf', { table: nameOfCoded(table, say) })}
                onClick={() => setReplaced(table)}
              >
                {say('codes.replace')}
              </Button>
            }
          />
        ))}
      </Sheet>
      {tablet ? (
        <TabletAddress table={tablet} name={nameOfCoded(tablet, say)} onClose={() => setTablet(null)} />
      ) : null}
      {replaced ? (
        <ReplaceQuestion
          storeId={storeId}
          seen={replaced}
          name={nameOfCoded(replaced, say)}
          onDone={() => setReplaced(null)}
        />
      ) : null}
    </>
  );
}

interface ReplaceQuestionProps {
  readonly storeId: number;
  readonly seen: TableCode;
  /** as the staff call the table */
  readonly name: string;
  readonly onDone: () => void;
}

/** A printed card is worth nothing after it, so it is asked first. */
function ReplaceQuestion({ storeId, seen: { table, code }, name, onDone }: ReplaceQuestionProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const replace = async () => {
    setBusy(true);
    const answer = await call(replaceTableCode, { body: { store: storeId, table, code } });
    setBusy(false);
    if (answer.ok) {
      await queries.cancelQueries({ queryKey: keys.tableCodes(storeId) });
      queries.setQueryData<TableCodes>(keys.tableCodes(storeId), answer.data);
      showToast(say('codes.replaced', { table: name }));
    } else sayRefusal(new Refused(answer));
    onDone();
  };
  return (
    <Question
      title={say('codes.question', { table: name })}
      cancel={say('codes.keep')}
      confirm={say('codes.replace')}
      busy={busy}
      onCancel={onDone}
      onConfirm={() => void replace()}
    >
      {say('codes.consequence')}
    </Question>
  );
}
