import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountInputText } from '@mam/domain/money/typed-amount.ts';
import { TILL_WAYS, type TillWay } from '@mam/domain/payment/till-way.ts';
import { costOfParts, MOST_SHARING } from '@mam/domain/table/division.ts';
import type { SeenBill } from '@mam/domain/table/seen-bill.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { CheckRow } from '@mam/ui/control/choice-row.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './bill.module.css';
import {
  type CashRequest,
  cashAmount,
  cashWish,
  divisionAtTill,
  freeLines,
  mostAtTill,
} from './cash-wish.ts';
import { takeCash, useBill } from './use-bill.ts';

interface TakeCashProps {
  readonly storeId: number;
  /** the sitting */
  readonly id: string;
  /** phones at the table; among so many it is divided unless somebody says otherwise */
  readonly phones: number;
  readonly onBack: () => void;
  /** how much, and whether the bill is paid with it */
  readonly onTaken: (amount: string, isPaid: boolean) => void;
}

/** [TB62] Money taken by hand: a counted sum of the bill, equal parts or dishes; never what others have paid. */
export function TakeCash({ storeId, id, phones, onBack, onTaken }: TakeCashProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { data: bill } = useBill(storeId, id, currency);
  const [request, setRequest] = useState<CashRequest>({
    way: 'amount',
    typed: '',
    lines: new Set(),
    people: Math.max(2, phones),
    of: 1,
  });
  const [till, setTill] = useState<TillWay>('cash');
  const [busy, setBusy] = useState(false);
  const amount = bill ? cashAmount(bill, request, currency) : null;
  const money = (minor: number) => formatMoney(minor, currency);
  const take = async () => {
    if (!bill || amount === null) return;
    setBusy(true);
    const wish = cashWish(bill, request, amount);
    const after = await takeCash({ storeId, id, currency }, { wish, amount, way: till });
    setBusy(false);
    if (after) onTaken(money(amount), after.closedAt !== null);
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
            blocked={amount === null}
            busy={busy}
            onClick={() => void take()}
          >
            {amount === null ? say('bill.cashHowMuch') : say(`bill.takes.${till}`, { amount: money(amount) })}
          </Button>
        </div>
      }
    >
      <Segmented
        label={say('bill.how')}
        value={till}
        segments={TILL_WAYS.map((way) => ({ value: way, label: say(`bill.way.${way}`) }))}
        onChange={setTill}
      />
      <Segmented
        className={styles.typed}
        label={say('bill.cash')}
        value={request.way}
        segments={(['amount', 'equal', 'items'] as const).map((way) => ({
          value: way,
          label: say(`bill.by.${way}`),
        }))}
        onChange={(way) => setRequest({ ...request, way })}
      />
      {bill && bill.held > 0 ? (
        <p className={`${styles.note} ${styles.typed}`}>
          {say('bill.holdsEnd', { amount: money(bill.held) })}
        </p>
      ) : null}
      {bill && request.way === 'items' ? (
        <Dishes bill={bill} request={request} onRequest={setRequest} />
      ) : bill && request.way === 'equal' ? (
        <EqualParts bill={bill} request={request} onRequest={setRequest} />
      ) : (
        <Counted
          remainder={bill ? mostAtTill(bill) : 0}
          wrong={request.typed !== '' && amount === null}
          request={request}
          onRequest={setRequest}
        />
      )}
    </SheetContent>
  );
}

interface PartProps {
  readonly request: CashRequest;
  readonly onRequest: (request: CashRequest) => void;
}

function Counted({
  remainder,
  wrong,
  request,
  onRequest,
}: PartProps & { readonly remainder: number; readonly wrong: boolean }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const type = (typed: string) => onRequest({ ...request, typed });
  const most = say('bill.cashMost', { amount: formatMoney(remainder, currency) });
  const whole = amountInputText(remainder, currency);
  return (
    <>
      <Field
        className={styles.typed}
        label={say('bill.cashLabel')}
        hint={most}
        problem={wrong ? most : undefined}
      >
        {(wiring) => <AmountInput {...wiring} currency={currency} value={request.typed} onTyped={type} />}
      </Field>
      {remainder > 0 ? (
        <Chip outline className={styles.rest} pressed={request.typed === whole} onClick={() => type(whole)}>
          {say('bill.cashRest', { amount: formatMoney(remainder, currency) })}
        </Chip>
      ) : null}
    </>
  );
}

/** [SP11] Parts of the division that stands, or of one that the till begins. */
function EqualParts({ bill, request, onRequest }: PartProps & { readonly bill: SeenBill }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { people, free, of } = divisionAtTill(bill, request);
  const part = formatMoney(costOfParts({ people, free }, 1, mostAtTill(bill)), currency);
  return (
    <ul className={styles.parts}>
      <li>
        <span className="grow">{say('bill.people')}</span>
        {bill.division ? (
          <b className="num">{people}</b>
        ) : (
          <Stepper
            name={say('bill.people')}
            value={people}
            min={1}
            max={MOST_SHARING}
            size="medium"
            onChange={(count) => onRequest({ ...request, people: count, of: Math.min(of, count) })}
          />
        )}
      </li>
      <li>
        <span className="grow">
          {say('bill.parts')}
          <small>{say('bill.part', { amount: part, n: free.parts })}</small>
        </span>
        <Stepper
          name={say('bill.parts')}
          value={of}
          min={1}
          max={free.parts}
          size="medium"
          onChange={(count) => onRequest({ ...request, of: count })}
        />
      </li>
    </ul>
  );
}

function Dishes({ bill, request, onRequest }: PartProps & { readonly bill: SeenBill }) {
  const { currency } = useBoardPlace();
  const toggle = (id: string, on: boolean) => {
    const lines = new Set(request.lines);
    if (on) lines.add(id);
    else lines.delete(id);
    onRequest({ ...request, lines });
  };
  return (
    <ul className={styles.typed}>
      {freeLines(bill).map((line) => (
        <li key={line.id}>
          <CheckRow
            name={line.id}
            checked={request.lines.has(line.id)}
            onChange={(on) => toggle(line.id, on)}
            tail={<Price amount={line.free.amount} currency={currency} />}
          >
            {line.quantity > 1 ? `${line.quantity}× ${line.name}` : line.name}
          </CheckRow>
        </li>
      ))}
    </ul>
  );
}
