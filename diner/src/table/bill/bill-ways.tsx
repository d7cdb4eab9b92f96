import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { typedAmount, typedOf } from '@mam/domain/money/typed-amount.ts';
import { MOST_SHARING } from '@mam/domain/table/bill.ts';
import { inParts } from '@mam/domain/table/bill-parts.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { useState } from 'react';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';
import type { Choice, SeenBill } from './seen-bill.ts';

interface WayProps {
  readonly bill: SeenBill;
  readonly choice: Choice;
  readonly currency: Currency;
  readonly onChoice: (change: Partial<Choice>) => void;
}

/** [SP11] Some of so many equal parts of what is left. */
export function Equally({ bill, choice: { people, of }, currency, onChoice }: WayProps) {
  const say = useWords(billWords);
  return (
    <div className="stack">
      <div className={styles.row}>
        <p className="grow">
          <b className="strong">{say('people')}</b>
          <span className={styles.hint}>{say('people_hint')}</span>
        </p>
        <Stepper
          name={say('people_of')}
          value={people}
          min={1}
          max={MOST_SHARING}
          size="medium"
          onChange={(count) => onChoice({ people: count, of: Math.min(of, count) })}
        />
      </div>
      <div className={styles.row}>
        <p className="grow">
          <b className="strong">{say('parts')}</b>
          <span className={styles.hint}>
            {say('parts_hint', { amount: formatMoney(inParts(bill.remainder, 1, people), currency) })}
          </span>
        </p>
        <Stepper
          name={say('parts_of')}
          value={of}
          min={1}
          max={people}
          size="medium"
          onChange={(count) => onChoice({ of: count })}
        />
      </div>
      <p className={styles.hint}>{say('equal_note')}</p>
    </div>
  );
}

const OFFERED = [100_000, 200_000, 500_000];

/** [SP12] An amount of what is left. */
export function ByAmount({ bill: { remainder }, choice, currency, onChoice }: WayProps) {
  const say = useWords(billWords);
  const [typed, setTyped] = useState(choice.amount === null ? '' : typedOf(choice.amount, currency));
  const take = (text: string) => {
    setTyped(text);
    onChoice({ amount: typedAmount(text, currency) });
  };
  const { amount } = choice;
  const max = formatMoney(remainder, currency);
  const wrong = typed !== '' && (amount === null || amount === 0 || amount > remainder);
  return (
    <div className="stack">
      <Field
        label={say('amount_label')}
        hint={say('amount_hint', { amount: max })}
        problem={wrong ? say('amount_wrong', { amount: max }) : undefined}
      >
        {(wiring) => <AmountInput {...wiring} currency={currency} value={typed} onTyped={take} />}
      </Field>
      <div className={styles.offers}>
        {OFFERED.filter((offered) => offered < remainder).map((offered) => (
          <Chip
            key={offered}
            outline
            pressed={amount === offered}
            onClick={() => take(typedOf(offered, currency))}
          >
            {formatMoney(offered, currency)}
          </Chip>
        ))}
        <Chip outline pressed={amount === remainder} onClick={() => take(typedOf(remainder, currency))}>
          {say('rest_amount')}
        </Chip>
      </div>
    </div>
  );
}
