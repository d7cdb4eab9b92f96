import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountInputText, typedAmount } from '@mam/domain/money/typed-amount.ts';
import { inParts } from '@mam/domain/table/bill-parts.ts';
import { MOST_SHARING } from '@mam/domain/table/division.ts';
import type { SeenBill } from '@mam/domain/table/seen-bill.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { useState } from 'react';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';
import { type Choice, divisionFor } from './pay-choice.ts';

interface WayProps {
  readonly bill: SeenBill;
  readonly choice: Choice;
  readonly currency: Currency;
  readonly onChoice: (change: Partial<Choice>) => void;
}

/** [SP11] Parts of the bill divided equally: of the division that stands, or of one that begins here. */
export function Equally({ bill, choice, currency, onChoice }: WayProps) {
  const say = useWords(billWords);
  const { stands, free, of, people } = divisionFor(bill, choice);
  const part = formatMoney(inParts(free.amount, 1, free.parts), currency);
  const hasPaid = bill.shares.some(
    ({ isYours, state, equalParts }) => isYours && state === 'paid' && equalParts > 0,
  );
  return (
    <div className="stack">
      {stands ? (
        <div className={styles.row}>
          <p className="grow">
            <b className="strong">{say('divided', { people })}</b>
            <span className={styles.hint}>{say('divided_part', { amount: part, n: free.parts })}</span>
          </p>
          <Button size="small" onClick={() => onChoice({ anew: true, people: free.parts, of: 1 })}>
            {say('anew')}
          </Button>
        </div>
      ) : (
        <div className={styles.row}>
          <p className="grow">
            <b className="strong">{say('people')}</b>
            <span className={styles.hint}>{say(choice.anew ? 'anew_hint' : 'people_hint')}</span>
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
      )}
      {stands && hasPaid ? (
        <p role="status" className={styles.note}>
          {say('divided_paid')}
        </p>
      ) : null}
      <div className={styles.row}>
        <p className="grow">
          <b className="strong">{say('parts')}</b>
          <span className={styles.hint}>{say('parts_hint', { amount: part })}</span>
        </p>
        <Stepper
          name={say('parts_of')}
          value={of}
          min={1}
          max={free.parts}
          size="medium"
          onChange={(count) => onChoice({ of: count })}
        />
      </div>
      {choice.anew && bill.division ? (
        <Button kind="quiet" onClick={() => onChoice({ anew: false, of: 1 })}>
          {say('as_divided')}
        </Button>
      ) : null}
      <p className={styles.hint}>{say('equal_note')}</p>
    </div>
  );
}

const OFFERED = [100_000, 200_000, 500_000];

/** [SP12] An amount of what is left. */
export function ByAmount({ bill: { remainder }, choice, currency, onChoice }: WayProps) {
  const say = useWords(billWords);
  const [typed, setTyped] = useState(choice.amount === null ? '' : amountInputText(choice.amount, currency));
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
            onClick={() => take(amountInputText(offered, currency))}
          >
            {formatMoney(offered, currency)}
          </Chip>
        ))}
        <Chip
          outline
          pressed={amount === remainder}
          onClick={() => take(amountInputText(remainder, currency))}
        >
          {say('rest_amount')}
        </Chip>
      </div>
    </div>
  );
}
