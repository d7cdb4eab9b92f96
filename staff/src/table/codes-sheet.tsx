import { dataOf, Refused } from '@mam/client/call.ts';
import type { TableCode, TableCodes } from '@mam/contract/staff/table-codes.schema.ts';
import { getTableCodes, replaceTableCode } from '@mam/contract/staff/table-codes.ts';
import { tableOf } from '@mam/domain/table/table-name.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { call, reasonOf } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { faultOf } from '../data/read-again.ts';
import { useSay } from '../words/words.ts';

interface CodesSheetProps {
  readonly storeId: number;
  readonly onClose: () => void;
}

/** [TB40] The tables of a store with the addresses of their cards; a card that is lost or was photographed gets a new code. */
export function CodesSheet({ storeId, onClose }: CodesSheetProps) {
  const say = useSay();
  const asked = useQuery({
    queryKey: keys.tableCodes(storeId),
    queryFn: async ({ signal }) => dataOf(await call(getTableCodes, { query: { store: storeId }, signal })),
  });
  const [replaced, setReplaced] = useState<TableCode | null>(null);
  const fault = faultOf(asked);
  const tables = asked.data?.tables ?? [];
  const nameOf = ({ table }: TableCode) =>
    tableOf(table)?.kind === 'counter' ? say('type.counter') : say('type.table', { number: table });
  return (
    <>
      <Sheet title={say('codes')} place="side" onClose={onClose}>
        {fault ? <p role="alert">{reasonOf(fault)}</p> : null}
        {asked.data && tables.length === 0 ? <EmptyState title={say('codes.none')} /> : null}
        {tables.map((table) => (
          <ListRow
            key={table.table}
            lead={<QrCode aria-hidden="true" />}
            value={nameOf(table)}
            detail={table.url}
            tail={
              <Button
                size="small"
                aria-label={say('codes.replaceOf', { table: nameOf(table) })}
                onClick={() => setReplaced(table)}
              >
                {say('codes.replace')}
              </Button>
            }
          />
        ))}
      </Sheet>
      {replaced ? (
        <ReplaceQuestion
          storeId={storeId}
          seen={replaced}
          name={nameOf(replaced)}
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
