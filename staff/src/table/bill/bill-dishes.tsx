import type { SeenBill } from '@mam/domain/table/seen-bill.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './bill.module.css';
import { BillPaper } from './bill-paper.tsx';

/** [TB56] [TB93] The dishes a party ordered: by whom, paid or not, and what codes took off. They can be printed. */
export function BillDishes({ bill }: { readonly bill: SeenBill }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const [printing, setPrinting] = useState(false);
  const dishes = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className={styles.late}>
      <summary>{say('bill.dishes', { n: dishes })}</summary>
      <ul className={styles.dishes}>
        {bill.lines.map((line) => (
          <li key={line.id} data-paid={line.free.amount === 0 || undefined}>
            <span className="grow">
              {line.quantity > 1 ? `${line.quantity}× ${line.name}` : line.name}
              <small>
                {[...line.details, line.orderedBy ?? say('bill.nameless')].join(', ')}
                {line.free.amount > 0
                  ? ''
                  : `, ${say(line.amount === 0 ? 'bill.freeDish' : 'bill.paidDish')}`}
              </small>
            </span>
            <Price amount={line.amount} currency={currency} />
          </li>
        ))}
        {bill.discounts
          .filter(({ isCoupon }) => !isCoupon)
          .map(({ round, orderedBy, code, voucherName, amount }) => (
            <li key={`${round} code`}>
              <span className="grow">
                {say('bill.code', { name: orderedBy ?? say('bill.nameless'), code: code ?? '' })}
                <small>{[voucherName, amount > 0 && say('bill.codeOff')].filter(Boolean).join(', ')}</small>
              </span>
              {amount > 0 ? <Price amount={-amount} currency={currency} /> : null}
            </li>
          ))}
      </ul>
      <Button onClick={() => setPrinting(true)}>
        <Printer aria-hidden="true" />
        {say('bill.print')}
      </Button>
      {printing ? <BillPaper bill={bill} onPrinted={() => setPrinting(false)} /> : null}
    </details>
  );
}
