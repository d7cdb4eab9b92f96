import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { isTillWay } from '@mam/domain/payment/till-way.ts';
import { goesByItself, wayBack } from '@mam/domain/payment/way-back.ts';
import type { OrderPayments } from '@mam/domain/staff/order-payments.ts';
import { Undo2 } from 'lucide-react';
import { useBoardPlace } from '../../store/board-place.ts';
import { type Say, useSay } from '../../words/words.ts';
import { gatewayWords } from '../gateway-words.ts';
import { Note } from '../note.tsx';
import { waysBack } from './refund-request.ts';

interface RefundWaysProps {
  readonly payments: OrderPayments;
  /** how the order is paid */
  readonly method: string;
  readonly amount: Minor;
  readonly className?: string;
}

/** [PA35] The words for an amount that goes back by itself: where to, and how long that usually takes. */
export function automaticRefundText(say: Say, gateway: string, method: string, amount: string): string {
  const words = wayBack(gateway, method) === 'card' ? 'refund.byItselfDays' : 'refund.byItself';
  return say(words, { amount, gateway: gatewayWords(say, gateway) });
}

/** Which way an amount goes back: by itself to a wallet or card, by hand to a bank account or across the counter. */
export function RefundWays({ payments, method, amount, className }: RefundWaysProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const money = (minor: Minor) => formatMoney(minor, currency);
  const paid = say(payments.refunded ? 'refund.soFar' : 'refund.never', {
    captured: money(payments.captured + payments.receipt.amount),
    refunded: money(payments.refunded),
  });
  return (
    <Note kind="info" lead={<Undo2 aria-hidden="true" />} className={className}>
      {waysBack(payments, amount).map(({ gateway, amount: part }) => (
        <p key={gateway}>
          {goesByItself(gateway)
            ? automaticRefundText(say, gateway, method, money(part))
            : say(isTillWay(gateway) ? 'refund.inHand' : 'refund.byHand', { amount: money(part) })}
        </p>
      ))}
      <p>{paid}</p>
    </Note>
  );
}
