import type { Minor } from '@mam/domain/money/currency.ts';
import { Price } from '@mam/ui/price.tsx';
import { linesWished, type RefundWish } from '../payment/refund-wish.ts';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import type { BoardOrder } from './board-order.ts';
import styles from './refund-sum.module.css';

interface RefundSumProps {
  readonly order: BoardOrder;
  readonly wish: RefundWish;
  readonly amount: Minor;
}

/** What goes back, and why it is not just the prices of the dishes: fees, tax and discount follow them. */
export function RefundSum({ order, wish, amount }: RefundSumProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const wished = wish.way === 'lines' ? linesWished(wish) : [];
  const dishes = wished.reduce((sum, { key, quantity }) => {
    const line = order.lines.find((each) => each.key === key);
    return line ? sum + Math.floor((line.amount * quantity) / line.quantity) : sum;
  }, 0);
  const count = wished.reduce((sum, { quantity }) => sum + quantity, 0);
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
