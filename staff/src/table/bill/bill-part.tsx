import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Pill, type PillKind } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './bill.module.css';
import { TakeBackQuestion } from './take-back-question.tsx';
import { useBill } from './use-bill.ts';

interface BillPartProps {
  readonly storeId: number;
  /** the sitting */
  readonly id: string;
  /** managers and owners */
  readonly mayTakeBack: boolean;
  readonly onCash: () => void;
}

type Share = TableBillWire['shares'][number];

const LOOKS: Readonly<Record<Share['state'], PillKind>> = {
  paid: 'good',
  held: 'info',
  less: 'warn',
  free: 'warn',
  back: 'bad',
};

/** [TB57] [TB62] What a party has to pay, who has, and the cash that is taken for it. */
export function BillPart({ storeId, id, mayTakeBack, onCash }: BillPartProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { data: bill, error } = useBill(storeId, id);
  const [back, setBack] = useState<Share | null>(null);
  if (!bill)
    return error ? (
      <p role="alert" className={styles.note}>
        {say('bill.failed')}
      </p>
    ) : (
      <Skeleton shape="card" height="7rem" />
    );
  const row = (words: string, amount: number, strong = false) => (
    <div className={strong ? 'strong' : undefined}>
      <dt>{words}</dt>
      <dd>
        <Price amount={fromWire(amount, currency)} currency={currency} />
      </dd>
    </div>
  );
  return (
    <section className={styles.bill} aria-label={say('bill.title')}>
      <h3 className="strong">{say('bill.title')}</h3>
      <dl className={styles.sums}>
        {row(say('bill.total'), bill.total)}
        {row(say('bill.paid'), bill.paid)}
        {bill.held > 0 ? row(say('bill.held'), bill.held) : null}
        {row(say('bill.remainder'), bill.remainder, true)}
        {bill.refund_due > 0 ? row(say('bill.due'), bill.refund_due) : null}
      </dl>
      {bill.shares.length > 0 ? (
        <ul className={styles.shares}>
          {bill.shares.map((share) => (
            <li key={share.id}>
              <span className="grow">
                <span className="strong">
                  {share.cash ? say('bill.cashOf', { name: share.name }) : share.name || say('bill.nameless')}
                </span>
                {share.state === 'back' ? (
                  <small>{say('bill.backOf', { name: share.back_by, reason: share.reason })}</small>
                ) : null}
              </span>
              <Pill kind={LOOKS[share.state]}>{say(`bill.state.${share.state}`)}</Pill>
              <Price amount={fromWire(share.amount, currency)} currency={currency} />
              {mayTakeBack && share.cash && share.state === 'paid' ? (
                <Button size="small" onClick={() => setBack(share)}>
                  {say('bill.takeBack')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {bill.remainder > 0 ? (
        <Button block onClick={onCash}>
          <Banknote aria-hidden="true" />
          {say('bill.cash')}
        </Button>
      ) : null}
      {back ? <TakeBackQuestion party={{ storeId, id }} share={back} onDone={() => setBack(null)} /> : null}
    </section>
  );
}
