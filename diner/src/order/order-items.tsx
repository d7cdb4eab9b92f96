import { useWords } from '@mam/client/i18n.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { QuotedLine } from '@mam/domain/pricing/amounts.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Gift } from 'lucide-react';
import { orderWords } from '../words/areas.ts';
import styles from './order-items.module.css';

interface OrderItemsProps {
  readonly lines: readonly QuotedLine[];
  readonly count: number;
  readonly currency: Currency;
  /** only for the pictures, null = not here: the words and amounts are the order's own */
  readonly menu: Menu | null;
}

const PLAIN = { url: null, hue: 60, cutout: false };

/** The lines of an order, read-only. */
export function OrderItems({ lines, count, currency, menu }: OrderItemsProps) {
  const say = useWords(orderWords);
  const pictureOf = (id: string) => (menu?.dishById.get(id) ?? menu?.comboById.get(id))?.picture ?? PLAIN;
  return (
    <section className="card pad">
      <h2 className="d d20">{say('items', { n: count })}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.key} className={styles.item}>
            <DishPicture
              picture={pictureOf(line.itemId)}
              fallback={menu ? '🍽️' : ''}
              className={styles.picture}
            />
            <div className="grow">
              <p className={styles.name}>
                <span className="num muted">{line.quantity}×</span> {line.name}
              </p>
              {line.details.length > 0 ? <p className="small muted">{line.details.join(', ')}</p> : null}
              {line.note ? <p className={styles.note}>{line.note}</p> : null}
            </div>
            {line.kind === 'gift' ? (
              <Pill kind="good">
                <Gift />
                {say('gift')}
              </Pill>
            ) : (
              <Price amount={line.amount} currency={currency} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
