import { may } from '@mam/domain/staff/roles.ts';
import { useEffect } from 'react';
import { useSheet } from '../device/sheet-address.ts';
import { sellOut } from '../menu/use-dishes.ts';
import { AcceptSheet } from '../order/accept-sheet.tsx';
import { columnOf } from '../order/columns.ts';
import { OrderSheet } from '../order/order-sheet.tsx';
import { RejectSheet } from '../order/reject-sheet.tsx';
import { mayReject } from '../order/steps.ts';
import { TodaySheet } from '../order/today-sheet.tsx';
import { PersonSheet } from '../staff/person-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { useShift } from './shift.tsx';
import { useShiftBoardValue } from './shift-board.ts';
import { StoreSheet } from './store-sheet.tsx';

/** The sheet the address names. One that has become pointless, because the order moved on, closes by itself. */
export function FrameSheets() {
  const { open, close } = useSheet();
  const { board } = useShiftBoardValue();
  const { me, storeId } = useShift();
  const order = board?.orders.find((each) => each.code === open?.about);
  const about = open?.name === 'order' || open?.name === 'accept' || open?.name === 'reject';
  const possible =
    !about ||
    board === null ||
    (order !== undefined &&
      (open.name === 'order' || (open.name === 'accept' ? columnOf(order) === 'new' : mayReject(order))));
  useEffect(() => {
    if (!possible) close();
  }, [possible, close]);
  if (!open || !possible) return null;
  switch (open.name) {
    case 'order':
      return order ? <OrderSheet key={order.code} order={order} onClose={close} /> : null;
    case 'accept':
      return order ? <AcceptSheet key={order.code} order={order} onClose={close} /> : null;
    case 'reject':
      return order ? (
        <RejectSheet
          key={order.code}
          order={order}
          onClose={close}
          onSoldOut={(ids) => {
            for (const id of ids) void sellOut(storeId, id, true);
          }}
        />
      ) : null;
    case 'today':
      return board ? <TodaySheet board={board} onClose={close} /> : null;
    case 'more':
      return <MoreSheet onClose={close} />;
    case 'store':
      return <StoreSheet onClose={close} />;
    case 'person':
      return may(me.role, 'addStaff') ? <PersonSheet stores={me.stores} onClose={close} /> : null;
    default:
      return null;
  }
}
