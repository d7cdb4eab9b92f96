import { classNames } from '@mam/ui/class-names.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { SoldOutList } from '../menu/sold-out-list.tsx';
import { STAGES, type Stage } from '../order/columns.ts';
import { SharesList } from '../payment/shares-list.tsx';
import { useShift } from '../store/shift.tsx';
import { CallRail } from '../table/call-rail.tsx';
import { useSay } from '../words/words.ts';
import styles from './board-columns.module.css';
import { BoardError } from './board-error.tsx';
import { CardSkeletons } from './card/card-skeletons.tsx';
import { OrderCard } from './card/order-card.tsx';
import { ScheduledSection } from './scheduled-orders.tsx';
import { useShiftBoardValue } from './shift-board.ts';

/** Everything at one glance: four columns, what is for later under what is cooked, and the dishes that can be switched off. */
export function BoardColumns() {
  const say = useSay();
  const { storeId } = useShift();
  const { board, failed } = useShiftBoardValue();
  return (
    <div className={styles.desk}>
      <main className={styles.board} aria-busy={board === null && failed === null}>
        {board === null && failed !== null ? (
          <BoardError />
        ) : (
          STAGES.map((column) => <BoardColumn key={column} column={column} />)
        )}
      </main>
      <aside className={styles.right} aria-label={say('board.beside')}>
        <CallRail />
        <SoldOutList key={storeId} storeId={storeId} narrow />
      </aside>
    </div>
  );
}

function BoardColumn({ column }: { readonly column: Stage }) {
  const say = useSay();
  const { board, columns } = useShiftBoardValue();
  const orders = columns[column];
  const title = `column-${column}`;
  return (
    <section className={classNames(styles.column, column === 'new' && styles.new)} aria-labelledby={title}>
      <h2 id={title} className="d d20">
        {say(column === 'new' ? 'column.newLong' : `column.${column}`)}
        <Pill kind={column === 'new' && orders.length ? 'bad' : 'plain'} className={styles.count}>
          {orders.length}
        </Pill>
      </h2>
      <div className={styles.cards}>
        {board === null ? <CardSkeletons count={column === 'new' ? 2 : 1} /> : null}
        {orders.map((order, index) => (
          <OrderCard key={order.code} order={order} column={column} hot={column === 'new' && index === 0} />
        ))}
        {board && column === 'new' ? <SharesList orders={board.shares} /> : null}
        {board && orders.length === 0 ? <p className={styles.none}>{say(`empty.${column}`)}</p> : null}
      </div>
      {column === 'cooking' ? <ScheduledSection orders={columns.scheduled} /> : null}
    </section>
  );
}
