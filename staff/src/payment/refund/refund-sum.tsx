import type { Minor } from '@mam/domain/money/currency.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Price } from '@mam/ui/price.tsx';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { linesRequested, type RefundRequest } from './refund-request.ts';
import styles from './refund-sum.module.css';

interface RefundSumProps {
  readonly order: BoardOrder;
  readonly request: RefundRequest;
  readonly amount: Minor;
}

/** The sum that goes back; it differs from the dishes' prices because fees, tax and discount follow them. */
export function RefundSum({ order, request, amount }: RefundSumProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const chosen = request.way === 'lines' ? linesRequested(request) : [];
  const dishes = chosen.reduce((sum, { key, quantity }) => {
    const line = order.lines.find((each) => each.key === key);
    return line ? sum + Math.floor((line.amount * quantity) / line.quantity) : sum;
  }, 0);
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <dl className={styles.sum}>
      {count ? (
        <div>
          <dt>{say('refund.dishes', { count })}</dt>
          <dd>
            <Price amount={dishes} currency={currency} />
          </dd>
        </div>
      ) : null}
      {count && amount !== dishes ? (
        <div>
          <dt>{say('refund.shared')}</dt>
          <dd>
            <Price amount={amount - dishes} currency={currency} />
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{say('refund.total')}</dt>
        <dd>
          <Price amount={amount} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
