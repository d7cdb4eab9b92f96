import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { withDialog } from '@mam/client/use-dialog.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import { parseTable, tableKey } from '@mam/domain/table/table-name.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { ConciergeBell, ReceiptText } from 'lucide-react';
import { useVisit } from '../device/visit.ts';
import { useLinks } from '../start/use-place.ts';
import { orderWords } from '../words/areas.ts';

/** Whether this phone is at the table an order was ordered from: who sits there calls nobody by telephone. */
export function useAtItsTable({ tableName }: Pick<Order, 'tableName'>, store: Store): boolean {
  const said = useVisit(({ table }) => table);
  return (
    parseTable(tableName)?.kind === 'table' && tableKey(tableNameIn(store, said)) === tableKey(tableName)
  );
}

/** Staff are called from the table's own page. */
export function CallToTable({ className }: { readonly className: string | undefined }) {
  const say = useWords(orderWords);
  const links = useLinks();
  return (
    <Link
      className={`${buttonClass({ size: 'small' })} ${className ?? ''}`}
      to={withDialog(links('/'), 'call')}
    >
      <ConciergeBell />
      {say('call_staff')}
    </Link>
  );
}

/** The bill its order is on. */
export function ToTableBill() {
  const say = useWords(orderWords);
  const links = useLinks();
  return (
    <Link
      className={buttonClass({ kind: 'outline', size: 'big', block: true })}
      to={withDialog(links('/'), 'table-bill')}
    >
      <ReceiptText aria-hidden="true" />
      {say('table_bill')}
    </Link>
  );
}
