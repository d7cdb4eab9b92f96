import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { endsUncooked } from '@mam/domain/order/status.ts';
import { amountHeld } from '@mam/domain/payment/ledger.ts';
import { goesByItself } from '@mam/domain/payment/way-back.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { Undo2 } from 'lucide-react';
import { lastingError } from '../../data/read-again.ts';
import type { RejectMoney } from '../../order/answer/reject-sheet.tsx';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { Note } from '../note.tsx';
import { waysBack } from '../refund/refund-request.ts';
import { automaticRefundText } from '../refund/refund-ways.tsx';
import { useMoney } from '../use-money.ts';
import styles from './reject-money.module.css';

/** [PA34] The money of an order that staff are about to refuse: its way back, and whether this role may send it. */
export function useRejectMoney(order: BoardOrder, role: Rank): RejectMoney | null {
  const say = useSay();
  const { currency } = useBoardPlace();
  const kept = amountHeld(order);
  const query = useMoney(order.code, currency, kept > 0);
  if (kept <= 0) return null;
  const money = (amount: Minor) => formatMoney(amount, currency);
  const mayRefund = may(role, 'refund');
  const goes = mayRefund || endsUncooked(order.status, 'CANCELLED');
  const ways = query.data ? waysBack(query.data, kept) : [];
  const back = ways.filter(({ gateway }) => goesByItself(gateway));
  const byHand = ways.filter(({ gateway }) => !goesByItself(gateway));
  const note = (
    <Note kind={goes ? 'info' : 'warn'} lead={<Undo2 aria-hidden="true" />} className={styles.note}>
      <p className="strong">{say('reject.kept', { amount: money(kept) })}</p>
      {goes ? (
        <>
          {back.map(({ gateway, amount }) => (
            <p key={gateway}>{automaticRefundText(say, gateway, order.paymentMethod, money(amount))}</p>
          ))}
          {byHand.map(({ gateway, amount }) => (
            <p key={gateway}>{say('reject.byHand', { amount: money(amount) })}</p>
          ))}
        </>
      ) : (
        <p>{say('reject.askManager')}</p>
      )}
    </Note>
  );
  return {
    back: goes ? back.reduce((sum, { amount }) => sum + amount, 0) : 0,
    giveBack: mayRefund,
    reading: query.data === undefined && lastingError(query) === null,
    note,
  };
}
