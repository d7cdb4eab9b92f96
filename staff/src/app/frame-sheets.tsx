import { may, type Role } from '@mam/domain/staff/roles.ts';
import { useEffect } from 'react';
import { TodaySheet } from '../board/finished-list.tsx';
import { OrderSheet } from '../board/order-sheet.tsx';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { type SheetName, useSheet } from '../device/sheet-address.ts';
import { sellOut } from '../menu/use-dishes.ts';
import { AcceptSheet } from '../order/answer/accept-sheet.tsx';
import { FeeSheet } from '../order/answer/fee-sheet.tsx';
import { RejectSheet } from '../order/answer/reject-sheet.tsx';
import type { BoardOrder } from '../order/board-order.ts';
import { columnOf } from '../order/columns.ts';
import { isFeeOpen, mayAccept, mayReject } from '../order/steps.ts';
import { hasHadMoney, moneyStateOf } from '../payment/money-state.ts';
import { RefundSheet } from '../payment/refund/refund-sheet.tsx';
import { useRejectMoney } from '../payment/reject/use-reject-money.tsx';
import { TransferSheet } from '../payment/transfer/transfer-sheet.tsx';
import { AccountSheet } from '../people/account-sheet.tsx';
import { MemberSheet } from '../people/member-sheet.tsx';
import { PersonSheet } from '../people/person-sheet.tsx';
import { TotpSheet } from '../people/totp-sheet.tsx';
import { useShift } from '../store/shift.tsx';
import { CallSheet } from '../table/call-watch.tsx';
import { CodesSheet } from '../table/codes-sheet.tsx';
import { TableSheet } from '../table/table-sheet.tsx';
import { MoneySheet } from './money-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { StoreSheet } from './store-sheet.tsx';

const ABOUT_ORDERS: readonly (SheetName | undefined)[] = [
  'order',
  'accept',
  'reject',
  'transfer',
  'refund',
  'fee',
];
const isAboutOrder = (name: SheetName | undefined) => ABOUT_ORDERS.includes(name);

/** Whether what a sheet is for can still be done with its order. */
function isPossible(name: SheetName | undefined, order: BoardOrder, role: Role): boolean {
  switch (name) {
    case 'accept':
      return mayAccept(order);
    case 'reject':
      return mayReject(order);
    case 'transfer':
      return moneyStateOf(order) === 'claimed';
    case 'fee':
      return isFeeOpen(order) && columnOf(order) === 'new' && !order.transferUnconfirmed;
    case 'refund':
      return may(role, 'refund') && hasHadMoney(order);
    default:
      return true;
  }
}

/** The sheet the address names. One that has become pointless, because the order moved on, closes by itself. */
export function FrameSheets() {
  const { open, close } = useSheet();
  const { board } = useShiftBoardValue();
  const { me, storeId } = useShift();
  const { orders = [], money = [], shares = [] } = board ?? {};
  const order = [...orders, ...money, ...shares].find((each) => each.code === open?.about);
  const possible =
    board === null ||
    !isAboutOrder(open?.name) ||
    (order !== undefined && isPossible(open?.name, order, me.role));
  useEffect(() => {
    if (!possible) close();
  }, [possible, close]);
  if (!open || !possible) return null;
  switch (open.name) {
    case 'order':
      return order ? <OrderSheet key={order.code} order={order} role={me.role} onClose={close} /> : null;
    case 'accept':
      return order ? <AcceptSheet key={order.code} order={order} onClose={close} /> : null;
    case 'reject':
      return order ? (
        <RejectOrder key={order.code} order={order} role={me.role} storeId={storeId} onClose={close} />
      ) : null;
    case 'transfer':
      return order ? <TransferSheet key={order.code} order={order} role={me.role} onClose={close} /> : null;
    case 'refund':
      return order ? (
        <RefundSheet key={order.code} order={order} staffName={me.name} onClose={close} />
      ) : null;
    case 'fee':
      return order ? <FeeSheet key={order.code} order={order} onClose={close} /> : null;
    case 'money':
      return <MoneySheet onClose={close} />;
    case 'today':
      return board ? <TodaySheet board={board} onClose={close} /> : null;
    case 'calls':
      return <CallSheet onClose={close} />;
    case 'table':
      return (
        <TableSheet
          storeId={storeId}
          name={open.about}
          mayTakeBack={may(me.role, 'refund')}
          onClose={close}
        />
      );
    case 'codes':
      return may(me.role, 'replaceTableCodes') ? <CodesSheet storeId={storeId} onClose={close} /> : null;
    case 'more':
      return <MoreSheet onClose={close} />;
    case 'store':
      return <StoreSheet onClose={close} />;
    case 'person':
      return may(me.role, 'manageStaff') ? <PersonSheet stores={me.stores} onClose={close} /> : null;
    case 'member':
      return may(me.role, 'manageStaff') ? (
        <MemberSheet id={open.about} stores={me.stores} onClose={close} />
      ) : null;
    case 'account':
      return <AccountSheet recoveryCodesLeft={me.recovery_codes_left} onClose={close} />;
    case 'totp':
      return <TotpSheet on={me.totp} onClose={close} />;
    default:
      return null;
  }
}

interface RejectOrderProps {
  readonly order: BoardOrder;
  readonly role: Role;
  readonly storeId: number;
  readonly onClose: () => void;
}

/** Refusing an order is also about its money and about what is sold out. */
function RejectOrder({ order, role, storeId, onClose }: RejectOrderProps) {
  const money = useRejectMoney(order, role);
  return (
    <RejectSheet
      order={order}
      money={money}
      onClose={onClose}
      onSoldOut={(ids) => {
        for (const id of ids) void sellOut(storeId, id, true);
      }}
    />
  );
}
