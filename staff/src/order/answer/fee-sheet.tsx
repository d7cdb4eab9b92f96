import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountInputText, typedAmount } from '@mam/domain/money/typed-amount.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { OrderCustomer } from '../order-customer.tsx';
import { useMove } from '../use-move.ts';
import { DinerReads } from './diner-reads.tsx';
import styles from './fee-sheet.module.css';

interface FeeSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Usual fees, one tap each, in minor units. */
const USUAL = { 0: [0, 15_000, 20_000, 30_000, 40_000], 2: [0, 250, 350, 500] } as const;

const usualIn = ({ decimals }: Currency): readonly number[] => USUAL[decimals === 0 ? 0 : 2];

/** The sheet for the delivery fee agreed on the phone; the diner reads it and has the last word. */
export function FeeSheet({ order, onClose }: FeeSheetProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { move, busy } = useMove(order);
  const [typed, setTyped] = useState('');
  const fee = typedAmount(typed, currency);
  const money = (amount: number) => formatMoney(amount, currency);
  const send = async () => {
    if (fee === null) return;
    await move({ verb: 'fee', fee });
    onClose();
  };
  return (
    <Sheet
      title={say('fee.title', { code: order.code })}
      detail={say('fee.openDo')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          blocked={fee === null}
          busy={busy}
          onClick={() => void send()}
        >
          {fee === null
            ? say('fee.gap')
            : fee === 0
              ? say('fee.sendFree')
              : say('fee.send', { fee: money(fee) })}
        </Button>
      }
    >
      <OrderCustomer order={order} />
      <Field label={say('fee.amount')}>
        {(wiring) => <AmountInput {...wiring} currency={currency} value={typed} onTyped={setTyped} />}
      </Field>
      <div className={styles.usual}>
        {usualIn(currency).map((amount) => (
          <Chip
            key={amount}
            outline
            pressed={fee === amount}
            onClick={() => setTyped(amountInputText(amount, currency))}
          >
            {amount === 0 ? say('fee.free') : money(amount)}
          </Chip>
        ))}
      </div>
      {fee ? (
        <DinerReads who={order.name}>
          {say('fee.dinerReads', { fee: money(fee), total: money(order.total + fee) })}
        </DinerReads>
      ) : null}
    </Sheet>
  );
}
