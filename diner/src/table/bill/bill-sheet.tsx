import { Refused } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { SeenBill, SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { SheetContent, SheetFrame } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Price } from '@mam/ui/price.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { QrCode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';
import { BillDiscounts } from './bill-discounts.tsx';
import { BillItems } from './bill-items.tsx';
import { BillRing } from './bill-ring.tsx';
import { ByAmount, Equally } from './bill-ways.tsx';
import { ClosedBill } from './closed-bill.tsx';
import {
  billPartRequest,
  type Choice,
  choiceAmount,
  divisionFor,
  type Paying,
  portionsChosen,
  sharePaid,
} from './pay-choice.ts';
import { PayShare } from './pay-share.tsx';
import { useBill, useBillSteps } from './use-bill.ts';

export interface BillSheetProps {
  /** the sitting */
  readonly id: string;
  /** phones at the table */
  readonly guests: number;
  readonly currency: Store['currency'];
  readonly onClose: () => void;
}

/** [TB56] The bill of a table: choosing one's part, paying it, and what became of it. */
export function BillSheet({ id, guests, currency, onClose }: BillSheetProps) {
  const say = useWords(billWords);
  const { data: bill, error, refetch } = useBill(id, currency);
  const tables = bill?.tables.join(' + ') ?? '';
  const isOver = error instanceof Refused && (error.code === 'SITTING_OVER' || error.code === 'UNKNOWN');
  return (
    <SheetFrame title={bill ? say('title', { tables }) : say('row')} onClose={onClose}>
      {isOver ? (
        <SheetContent>
          <p role="status">{say('over')}</p>
        </SheetContent>
      ) : bill ? (
        <KnownBill id={id} guests={guests} bill={bill} currency={currency} />
      ) : (
        <SheetContent>
          {error ? (
            <div className="stack" role="alert">
              <p>{say('failed')}</p>
              <Button onClick={() => void refetch()}>{say('again')}</Button>
            </div>
          ) : (
            <div aria-busy="true" className="stack">
              <Skeleton shape="plate" height="14rem" />
              <Skeleton shape="card" height="12rem" />
            </div>
          )}
        </SheetContent>
      )}
    </SheetFrame>
  );
}

interface KnownBillProps {
  readonly id: string;
  readonly guests: number;
  readonly bill: SeenBill;
  readonly currency: Currency;
}

function KnownBill({ id, guests, bill, currency }: KnownBillProps) {
  const steps = useBillSteps(id, currency);
  const [own, setOwn] = useState<Paying>({ last: null, aside: false });
  const paying = sharePaid(bill, own);
  useThanks(bill, currency);
  if (bill.closedAt !== null) return <ClosedBill bill={bill} currency={currency} />;
  const choose = (share: SeenBillShare) => {
    setOwn({ last: null, aside: true });
    if (share.state !== 'less') void steps.giveUp(share.id);
  };
  if (paying)
    return (
      <PayShare
        id={id}
        methods={bill.methods}
        share={paying}
        currency={currency}
        steps={steps}
        onOther={() => choose(paying)}
      />
    );
  return (
    <Choosing
      bill={bill}
      guests={guests}
      currency={currency}
      steps={steps}
      onTaken={(share) => setOwn({ last: share, aside: false })}
    />
  );
}

/** Says once that one's own money has come. */
function useThanks({ shares, closedAt }: SeenBill, currency: Currency): void {
  const say = useWords(billWords);
  const own = shares.filter(({ isYours, way }) => isYours && way === null);
  const paid = own.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + amount, 0);
  const before = useRef(paid);
  useEffect(() => {
    if (paid > before.current && closedAt === null)
      showToast(say('came', { amount: formatMoney(paid - before.current, currency) }));
    before.current = paid;
  }, [paid, closedAt, currency, say]);
}

interface ChoosingProps {
  readonly bill: SeenBill;
  readonly guests: number;
  readonly currency: Currency;
  readonly steps: ReturnType<typeof useBillSteps>;
  readonly onTaken: (share: string) => void;
}

function Choosing({ bill, guests, currency, steps, onTaken }: ChoosingProps) {
  const say = useWords(billWords);
  const [choice, setChoice] = useState<Choice>({
    way: 'items',
    parts: new Map(),
    people: Math.max(2, guests),
    of: 1,
    anew: false,
    amount: null,
  });
  const change = (more: Partial<Choice>) => setChoice((now) => ({ ...now, ...more }));
  const mayChoose = bill.remainder > 0;
  const mayPay = bill.isPaidByPhone && mayChoose;
  const amount = mayChoose ? choiceAmount(bill, choice) : 0;
  const pay = async () => {
    if (amount === 0) return showToast(say('choose_first'), { urgent: true });
    const taken = await steps.take(billPartRequest(bill, choice));
    const share = taken?.shares.find(({ isYours, state }) => isYours && state === 'held');
    if (share) onTaken(share.id);
  };
  const { of, people } = divisionFor(bill, choice);
  const words =
    choice.way === 'items'
      ? say('chosen', { n: portionsChosen(bill, choice) })
      : choice.way === 'equal'
        ? say('chosen_equal', { n: of, people })
        : say('your_part');
  return (
    <SheetContent
      footer={
        mayPay || (mayChoose && amount > 0) ? (
          <div className={styles.dock}>
            <p>
              <span className="small muted">{words}</span>
              {amount > 0 ? <Price amount={amount} currency={currency} className={styles.sum} /> : null}
            </p>
            {mayPay ? null : <p className="small">{say('with_staff')}</p>}
            {mayPay ? (
              <Button
                kind="primary"
                size="big"
                blocked={amount === 0}
                busy={steps.busy}
                onClick={() => void pay()}
              >
                <QrCode aria-hidden="true" />
                {say('pay')}
              </Button>
            ) : null}
          </div>
        ) : null
      }
    >
      <div className="stack">
        {mayChoose ? (
          <Segmented
            label={say('ways')}
            value={choice.way}
            onChange={(way) => change({ way })}
            segments={(['items', 'equal', 'amount'] as const).map((value) => ({ value, label: say(value) }))}
          />
        ) : null}
        <BillRing bill={bill} own={amount} currency={currency} />
        <div role="status">
          {bill.isPaidByPhone ? null : <p className={styles.note}>{say('by_staff')}</p>}
          {bill.isPaidByPhone && bill.total > 0 && bill.remainder === 0 ? (
            <p className={styles.note}>{say('nothing_left')}</p>
          ) : null}
          {bill.lines.length === 0 ? <p className={styles.note}>{say('empty')}</p> : null}
          {bill.refundDue > 0 ? (
            <p className={styles.over}>{say('due', { amount: formatMoney(bill.refundDue, currency) })}</p>
          ) : null}
        </div>
        {mayChoose && choice.way === 'equal' ? (
          <Equally bill={bill} choice={choice} currency={currency} onChoice={change} />
        ) : mayChoose && choice.way === 'amount' ? (
          <ByAmount bill={bill} choice={choice} currency={currency} onChoice={change} />
        ) : bill.lines.length > 0 ? (
          <BillItems
            bill={bill}
            currency={currency}
            {...(mayChoose && {
              parts: choice.parts,
              onParts: (parts: ReadonlyMap<string, number>) =>
                change({ parts: new Map([...choice.parts, ...parts]) }),
            })}
          />
        ) : null}
        <BillDiscounts bill={bill} currency={currency} />
      </div>
    </SheetContent>
  );
}
