import { fromWire } from '@mam/contract/money/money-wire.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { typedAmount, typedOf } from '@mam/domain/money/typed-amount.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './bill.module.css';
import { takeCash, useBill } from './use-bill.ts';

interface TakeCashProps {
  readonly storeId: number;
  /** the sitting */
  readonly id: string;
  readonly onBack: () => void;
  /** how much, and whether the bill is paid with it */
  readonly onTaken: (amount: string, isPaid: boolean) => void;
}

/** [TB62] Cash for a part of the bill: what was counted, never more than nobody has paid or is paying. */
export function TakeCash({ storeId, id, onBack, onTaken }: TakeCashProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { data: bill } = useBill(storeId, id);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const remainder = bill ? fromWire(bill.remainder, currency) : 0;
  const amount = typedAmount(typed, currency);
  const right = amount !== null && amount > 0 && amount <= remainder ? amount : null;
  const money = (minor: number) => formatMoney(minor, currency);
  const most = say('bill.cashMost', { amount: money(remainder) });
  const take = async () => {
    if (right === null) return;
    setBusy(true);
    const after = await takeCash({ storeId, id, currency }, right);
    setBusy(false);
    if (after) onTaken(money(right), after.closed_at !== null);
  };
  return (
    <SheetContent
      footer={
        <div className={styles.answers}>
          <Button size="big" onClick={onBack}>
            {say('floor.back')}
          </Button>
          <Button
            kind="primary"
            size="big"
            className={styles.confirm}
            blocked={right === null}
            busy={busy}
            onClick={() => void take()}
          >
            {right === null ? say('bill.cashHowMuch') : say('bill.cashTake', { amount: money(right) })}
          </Button>
        </div>
      }
    >
      <Field
        label={say('bill.cashLabel')}
        hint={most}
        problem={typed !== '' && right === null ? most : undefined}
      >
        {(wiring) => <AmountInput {...wiring} currency={currency} value={typed} onTyped={setTyped} />}
      </Field>
      {remainder > 0 ? (
        <Chip
          outline
          className={styles.rest}
          pressed={right === remainder}
          onClick={() => setTyped(typedOf(remainder, currency))}
        >
          {say('bill.cashRest', { amount: money(remainder) })}
        </Chip>
      ) : null}
    </SheetContent>
  );
}
