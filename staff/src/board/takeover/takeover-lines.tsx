import { nameOver } from '@mam/domain/staff/bags.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { PencilLine, ShoppingBag } from 'lucide-react';
import { Fragment } from 'react';
import { useSay } from '../../words/words.ts';
import styles from './takeover-lines.module.css';

/** [GO20] The name of a bag, over the first of its dishes. */
function Bag({ name }: { readonly name: string | null }) {
  if (name === null) return null;
  return (
    <li className={styles.bag}>
      <ShoppingBag aria-hidden="true" />
      <b>{name}</b>
    </li>
  );
}

/** The dishes in letters that can be read from the stove. */
export function TakeoverLines({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  return (
    <>
      <ul className={styles.lines}>
        {order.lines.map((line, at) => (
          <Fragment key={line.key}>
            <Bag name={nameOver(order.lines, at)} />
            <li>
              <span className={styles.count}>
                {line.quantity}
                <span className="vh">×</span>
              </span>
              <span className={styles.what}>
                <b className="strong">{line.name}</b>
                {line.isGift ? <small>{say('order.gift')}</small> : null}
                {line.details.length ? <small>{line.details.join(', ')}</small> : null}
                {line.note ? (
                  <em>
                    <PencilLine aria-hidden="true" />
                    {line.note}
                  </em>
                ) : null}
              </span>
            </li>
          </Fragment>
        ))}
      </ul>
      {order.note ? (
        <p className={styles.note}>
          <PencilLine aria-hidden="true" />
          {order.note}
        </p>
      ) : null}
    </>
  );
}
