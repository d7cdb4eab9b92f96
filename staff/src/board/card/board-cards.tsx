import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useState } from 'react';
import { useTablet } from '../../device/media.ts';
import type { Stage } from '../../order/columns.ts';
import { useSay } from '../../words/words.ts';
import styles from './board-cards.module.css';
import { dealCards, type Sides } from './card-sides.ts';
import { OrderCard } from './order-card.tsx';

interface BoardCardsProps {
  readonly column: Stage;
  readonly orders: readonly BoardOrder[];
}

const NO_SIDES: Sides = new Map();

/** The cards of one tab: one under the other on a phone, in two rows on a tablet, each staying where it is. */
export function BoardCards({ column, orders }: BoardCardsProps) {
  const say = useSay();
  const tablet = useTablet();
  const [sides, setSides] = useState<Sides>(NO_SIDES);
  const codes = orders.map((order) => order.code);
  if (codes.length !== sides.size || codes.some((code) => !sides.has(code)))
    setSides(dealCards(sides, codes));
  if (orders.length === 0) {
    return (
      <EmptyState title={say(`empty.${column}`)}>{column === 'new' ? say('empty.newHint') : null}</EmptyState>
    );
  }
  const card = (order: BoardOrder) => (
    <OrderCard key={order.code} order={order} column={column} hot={column === 'new' && order === orders[0]} />
  );
  if (!tablet) return orders.map(card);
  return (
    <div className={styles.sides}>
      {(['left', 'right'] as const).map((side) => (
        <div key={side} className={styles.side}>
          {orders.filter((order) => sides.get(order.code) === side).map(card)}
        </div>
      ))}
    </div>
  );
}
