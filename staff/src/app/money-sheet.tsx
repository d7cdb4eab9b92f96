import { may } from '@mam/domain/staff/roles.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { MoneyList } from '../payment/money-list.tsx';
import { UnplacedList } from '../payment/unplaced-list.tsx';
import { useUnplacedMoney } from '../payment/use-money.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './more-sheet.module.css';

/** Money that waits for a person: orders whose money is not right, and money no order explains. */
export function MoneySheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { me } = useShift();
  const { board } = useShiftBoardValue();
  const places = may(me.role, 'refund');
  const unplaced = useUnplacedMoney(places);
  const fault = lastingError(unplaced);
  const orders = board?.money ?? [];
  const notices = unplaced.data ?? [];
  return (
    <Sheet title={say('moneySheet.title')} place="side" onClose={onClose}>
      {board && orders.length === 0 && notices.length === 0 && !fault ? (
        <EmptyState title={say('moneySheet.empty')} />
      ) : null}
      {orders.length > 0 ? (
        <>
          <h3 className={styles.head}>{say('moneySheet.orders')}</h3>
          <MoneyList orders={orders} />
        </>
      ) : null}
      {fault ? <p role="alert">{errorText(fault)}</p> : null}
      {notices.length > 0 ? (
        <>
          <h3 className={styles.head}>{say('moneySheet.unplaced')}</h3>
          <p className="small muted">{say('moneySheet.unplacedDo')}</p>
          <UnplacedList notices={notices} />
        </>
      ) : null}
    </Sheet>
  );
}
