import type { BoardOrder, TicketLine } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { ChefHat, Info, Plus, Undo2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useClock } from '../../device/clock.ts';
import { useSoldMenu } from '../../menu/use-sold-menu.ts';
import { ChangeQuestion } from '../../order/change-question.tsx';
import { columnOf } from '../../order/columns.ts';
import { Note } from '../../payment/note.tsx';
import { useSayChange } from '../../words/change-words.ts';
import { ChangeAside } from './change-aside.tsx';
import { changeBody } from './change-body.ts';
import styles from './change-sheet.module.css';
import { EditList } from './edit-list.tsx';
import { SumLine, TotalLine } from './edit-sums.tsx';
import { forgetEdit, setEdit, useEdit } from './edits.ts';
import { changeRefusal } from './may-change.ts';
import {
  addLine,
  countAdded,
  countChanges,
  editOnto,
  editRows,
  keepLine,
  leaveOf,
  type OrderEdit,
} from './order-edit.ts';
import { useReckoning } from './use-reckoning.ts';

const PickSheet = lazy(() => import('../../menu/pick/pick-sheet.tsx'));

/** The dish that is being picked: one more, or one in place of a line. */
type Picking = { readonly insteadOf: TicketLine | null };

const MINUTE_MS = 60_000;

/** The change of an order in hand, or why it can no longer be changed. */
export function ChangeForm({ order }: { readonly order: BoardOrder }) {
  const say = useSayChange();
  const leave = useLeaveModal();
  const refusal = changeRefusal(order);
  if (refusal === null) return <Changing order={order} />;
  return (
    <main className={styles.closed}>
      <EmptyState
        title={say('closed')}
        actions={
          <Button kind="primary" onClick={leave}>
            {say('leave')}
          </Button>
        }
      >
        {say(`closed.${refusal}`)}
      </EmptyState>
    </main>
  );
}

/** Both sides of an order, and beside them what comes of it. */
function Changing({ order }: { readonly order: BoardOrder }) {
  const say = useSayChange();
  const leave = useLeaveModal();
  const kept = useEdit(order.code);
  const [picking, setPicking] = useState<Picking | null>(null);
  // somebody else may have changed it meanwhile: what fits is kept
  const edit = useMemo(() => editOnto(order.lines, kept), [order.lines, kept]);
  const rows = useMemo(() => editRows(order.lines, edit), [order.lines, edit]);
  const count = countChanges(rows);
  const { shop: here } = useSoldMenu();
  const body = useMemo(() => (count > 0 ? changeBody(order, edit, here) : null), [order, edit, here, count]);
  const { reckoning, failed, again } = useReckoning(order.code, body);
  const change = (next: OrderEdit) => setEdit(order.code, next);
  return (
    <>
      <main className={styles.main}>
        <ChangeQuestion order={order} />
        <KitchenNote order={order} />
        <MovedOn order={order} touched={count > 0} />
        {failed === null ? null : (
          <Note kind="warn">
            <p role="alert">{failed}</p>
            <Button size="small" onClick={again}>
              {say('again')}
            </Button>
          </Note>
        )}
        {reckoning?.refusal && reckoning.refusal.lineKeys.length === 0 ? (
          <Note kind="warn">
            <p role="alert">{reckoning.refusal.message}</p>
          </Note>
        ) : null}
        <EditList
          rows={rows}
          lines={order.lines}
          refused={reckoning?.refusal ?? null}
          acts={{
            onLeave: (line, left) => change(leaveOf(edit, line, left)),
            onSwap: (insteadOf) => setPicking({ insteadOf }),
            onMore: () => setPicking({ insteadOf: null }),
            onKeep: (line) => change(keepLine(edit, line)),
            onCount: (added, wanted) => change(countAdded(edit, added, wanted)),
          }}
        >
          {reckoning?.sums.map(({ kind, before, after }) => (
            <SumLine key={kind} name={say(`sum.${kind}`)} before={before} after={after} />
          ))}
          <TotalLine before={order.total} after={count === 0 ? order.total : (reckoning?.after ?? null)} />
        </EditList>
        <div className={styles.tools}>
          <Button kind="soft" onClick={() => setPicking({ insteadOf: null })}>
            <Plus aria-hidden="true" />
            {say('add')}
          </Button>
          {count > 0 ? (
            <button
              type="button"
              className={textLinkClass(styles.all)}
              onClick={() => forgetEdit(order.code)}
            >
              <Undo2 aria-hidden="true" />
              {say('keepAll')}
            </button>
          ) : null}
        </div>
      </main>
      <ChangeAside order={order} rows={rows} body={body} reckoning={reckoning} onDone={leave} />
      {picking ? (
        <Suspense>
          <PickSheet
            title={picking.insteadOf ? say('swapTitle', { dish: picking.insteadOf.name }) : say('addTitle')}
            wantedAt={order.wantedAt}
            table={order.table !== null}
            onPick={(read) => {
              change(addLine(edit, read, picking.insteadOf));
              setPicking(null);
            }}
            onClose={() => setPicking(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The kitchen's start comes first: a dish on the fire that is taken out is thrown away. */
function KitchenNote({ order }: { readonly order: BoardOrder }) {
  const say = useSayChange();
  const { acceptedAt } = order;
  const minutes = useClock((now) =>
    acceptedAt !== null && columnOf(order, now) === 'cooking'
      ? Math.max(0, Math.floor((now - acceptedAt) / MINUTE_MS))
      : null,
  );
  if (minutes === null) return null;
  return (
    <Note kind="warn" lead={<ChefHat aria-hidden="true" />}>
      <p>
        <b className="strong">{say('cooking', { minutes })}</b> {say('cooking.so')}
      </p>
    </Note>
  );
}

/** That the order has become another since this was opened, by whom, and that nothing of the change is lost. */
function MovedOn({ order, touched }: { readonly order: BoardOrder; readonly touched: boolean }) {
  const say = useSayChange();
  const [opened] = useState(order.version);
  if (opened === order.version || !touched) return null;
  return (
    <Note kind="info" lead={<Info aria-hidden="true" />}>
      <p role="status">{say('movedOn')}</p>
    </Note>
  );
}
