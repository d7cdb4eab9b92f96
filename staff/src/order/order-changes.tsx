import type { LineChange, OrderChange } from '@mam/domain/order/changed-lines.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ArrowRight } from 'lucide-react';
import { useNearClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './order-changes.module.css';

/** [OR114] Every change of an order's lines: when, by whom, from what to what; the last one comes first. */
export function OrderChanges({ order: { changes } }: { readonly order: BoardOrder }) {
  return changes.toReversed().map((change) => <Change key={change.at} change={change} />);
}

/** [OR114] The last of them, for the kitchen. */
export function LastChange({ order: { changes } }: { readonly order: BoardOrder }) {
  const change = changes.at(-1);
  return change ? <Change change={change} card /> : null;
}

function Change({
  change: { at, by, lines, onPage },
  card,
}: {
  readonly change: OrderChange;
  readonly card?: true;
}) {
  const say = useSay();
  const clockAt = useNearClock();
  const time = clockAt(at);
  return (
    <section className={classNames(styles.change, card && styles.card)} aria-label={say('changed', { time })}>
      <p className="small">
        {card ? (
          <b className="strong">{say('changed', { time })}</b>
        ) : (
          say(onPage ? 'changed.agreed' : 'changed.by', { time, name: by })
        )}
      </p>
      <ul>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** "3 → 2× Cơm tấm", "−2× Trà sen", "+1× Bún bò"; a dish in place of another stands behind it. */
function Line({ line: { was, now } }: { readonly line: LineChange }) {
  if (was && now && was.itemId === now.itemId)
    return (
      <li>
        <b className="num">
          <del>{was.quantity}</del> <ArrowRight aria-hidden="true" /> <ins>{now.quantity}×</ins>
        </b>{' '}
        {now.name}
      </li>
    );
  return (
    <li>
      {was ? (
        <del>
          <b className="num">
            {now ? '' : '−'}
            {was.quantity}×
          </b>{' '}
          {was.name}
        </del>
      ) : null}
      {was && now ? <ArrowRight aria-hidden="true" /> : null}
      {now ? (
        <ins>
          <b className="num">
            {was ? '' : '+'}
            {now.quantity}×
          </b>{' '}
          {now.name}
          {now.details.length > 0 ? ` (${now.details.join(', ')})` : ''}
        </ins>
      ) : null}
    </li>
  );
}
