import { whenIdle } from '@mam/client/when-idle.ts';
import type { Rank } from '@mam/domain/staff/roles.ts';
import { Suspense, useEffect } from 'react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { useKeptOrder } from '../board/use-found-orders.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useShift } from '../store/shift.tsx';
import { maySee } from './area.ts';
import { sheets } from './sheets.ts';

/** The sheet the address names. One that has become pointless, because the order moved on, closes by itself. */
export function FrameSheets() {
  const { me } = useShift();
  useSheetsAhead(me.role);
  // always there, so that what is on screen stays until the next sheet has come
  return (
    <Suspense>
      <OpenSheet role={me.role} />
    </Suspense>
  );
}

function OpenSheet({ role }: { readonly role: Rank }) {
  const { open, close } = useSheet();
  const { board } = useShiftBoardValue();
  const row = open && sheets[open.name];
  const allowed = row !== null && maySee(role, row);
  const { orders = [], money = [], shares = [], issues = [] } = board ?? {};
  const kept = useKeptOrder(open?.about ?? '');
  const order = [...orders, ...money, ...shares, ...issues].find((each) => each.code === open?.about) ?? kept;
  const pointless =
    board !== null && row?.about === 'order' && !(allowed && order && (row.possible?.(order) ?? true));
  useEffect(() => {
    if (pointless) close();
  }, [pointless, close]);
  if (!allowed || pointless) return null;
  if (row.about !== 'order') return <row.Over.Screen about={open?.about ?? ''} onClose={close} />;
  return order ? <row.Over.Screen key={order.code} order={order} onClose={close} /> : null;
}

/**
 * Every sheet somebody may open is fetched before they do, as soon as the browser is idle, and one after the other: a
 * browser has six lines to a server, and the board's questions must not wait for them all.
 */
function useSheetsAhead(role: Rank): void {
  useEffect(() => {
    let left = false;
    const fetchAll = async () => {
      await whenIdle();
      for (const row of Object.values(sheets)) if (!left && maySee(role, row)) await row.Over.load();
    };
    void fetchAll();
    return () => {
      left = true;
    };
  }, [role]);
}
