import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { Undo2 } from 'lucide-react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { gatewayWords } from '../gateway-words.ts';
import { Note } from '../note.tsx';
import type { OrderPayments } from '../order-payments.ts';
import { waysBack } from './refund-request.ts';

interface RefundWaysProps {
  readonly payments: OrderPayments;
  readonly amount: Minor;
  readonly className?: string;
}

/** Which way an amount goes back: by itself to a wallet or card, by hand to a bank account. */
export function RefundWays({ payments, amount, className }: RefundWaysProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const money = (minor: Minor) => formatMoney(minor, currency);
  const paid = say(payments.refunded ? 'refund.soFar' : 'refund.never', {
    captured: money(payments.captured),
    refunded: money(payments.refunded),
  });
  return (
    <Note kind="info" lead={<Undo2 aria-hidden="true" />} className={className}>
      {waysBack(payments, amount).map(({ gateway, amount: part }) => (
        <p key={gateway}>
          {say(gateway === 'transfer' ? 'refund.byHand' : 'refund.byItself', {
            amount: money(part),
            gateway: gatewayWords(say, gateway),
          })}
        </p>
      ))}
      <p>{paid}</p>
    </Note>
  );
}
