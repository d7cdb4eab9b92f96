import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { sellOut } from '../../menu/use-dishes.ts';
import { RejectSheet } from '../../order/answer/reject-sheet.tsx';
import { useShift } from '../../store/shift.tsx';
import { useRejectMoney } from './use-reject-money.tsx';

interface RejectOrderSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Refusing an order is also about its money and about what is sold out. */
export function RejectOrderSheet({ order, onClose }: RejectOrderSheetProps) {
  const { me, storeId } = useShift();
  const money = useRejectMoney(order, me.role);
  return (
    <RejectSheet
      order={order}
      money={money}
      onClose={onClose}
      onSoldOut={(ids) => {
        for (const id of ids) void sellOut(storeId, { kind: 'dish', id }, true);
      }}
    />
  );
}
