import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './bill.module.css';
import { BillPaper } from './bill-paper.tsx';

/** [TB56] [TB93] The dishes a party ordered: by whom, paid or not, and what codes took off. They can be printed. */
export function BillDishes({ bill }: { readonly bill: TableBillWire }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const [printing, setPrinting] = useState(false);
  const dishes = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className={styles.late}>
      <summary>{say('bill.dishes', { n: dishes })}</summary>
      <ul className={styles.dishes}>
        {bill.lines.map((line) => (
          <li key={`${line.order_code} ${line.key}`} data-paid={line.free_amount === 0 || undefined}>
            <span className="grow">
              {line.quantity > 1 ? `${line.quantity}× ${line.item_name}` : line.item_name}
              <small>
                {[...line.details, line.ordered_by || say('bill.nameless')].join(', ')}
                {line.free_amount > 0
                  ? ''
                  : `, ${say(line.amount === 0 ? 'bill.freeDish' : 'bill.paidDish')}`}
              </small>
            </span>
            <Price amount={fromWire(line.amount, currency)} currency={currency} />
          </li>
        ))}
        {bill.discounts
          .filter(({ coupon }) => !coupon)
          .map(({ order_code, ordered_by, voucher_code: code, voucher_name, amount }) => (
            <li key={`${order_code} code`}>
              <span className="grow">
                {say('bill.code', { name: ordered_by || say('bill.nameless'), code })}
                <small>{[voucher_name, amount > 0 && say('bill.codeOff')].filter(Boolean).join(', ')}</small>
              </span>
              {amount > 0 ? <Price amount={fromWire(-amount, currency)} currency={currency} /> : null}
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
