import { useWords } from '@mam/client/i18n.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { ChangedLine, LineChange } from '@mam/domain/order/changed-lines.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Price } from '@mam/ui/price.tsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeWords } from '../../words/areas.ts';
import styles from './changed-lines.module.css';

interface ChangedLinesProps {
  readonly changes: readonly LineChange[];
  readonly currency: Currency;
  /** only for the pictures, null = not here */
  readonly menu: Menu | null;
}

const PLAIN = { url: null, hue: 60, cutout: false };

/** The lines of an order that are another, each as it was and as it is; the others are not said. */
export function ChangedLines({ changes, currency, menu }: ChangedLinesProps) {
  return (
    <ul className={styles.list}>
      {changes.map(({ key, was, now }) =>
        was && now && was.itemId === now.itemId ? (
          <Fewer key={key} {...{ was, now, currency, menu }} />
        ) : (
          <Exchanged key={key} {...{ was, now, currency, menu }} />
        ),
      )}
    </ul>
  );
}

interface RowProps extends Omit<ChangedLinesProps, 'changes'> {
  readonly line: ChangedLine;
  readonly amount: Minor;
  readonly look?: 'gone' | 'in' | undefined;
  readonly below: ReactNode;
}

function Row({ line, amount, look, below, currency, menu }: RowProps) {
  const { itemId, name, details } = line;
  const gone = look === 'gone';
  const Name = gone ? 'del' : 'span';
  return (
    <li className={classNames(look && styles[look])}>
      <DishPicture
        picture={(menu?.dishById.get(itemId) ?? menu?.comboById.get(itemId))?.picture ?? PLAIN}
        fallback={menu ? '🍽️' : ''}
        sold={gone}
        className={styles.picture}
      />
      <span className="grow">
        <Name className={styles.name}>{name}</Name>
        {details.length > 0 ? <small className={styles.details}>{details.join(', ')}</small> : null}
        <span className={styles.below}>{below}</span>
      </span>
      <Price amount={amount} currency={currency} plus />
    </li>
  );
}

interface SidesProps extends Omit<ChangedLinesProps, 'changes'> {
  readonly was: ChangedLine | null;
  readonly now: ChangedLine | null;
}

/** The same dish in another count. */
function Fewer({ was, now, ...of }: SidesProps & { readonly was: ChangedLine; readonly now: ChangedLine }) {
  const say = useWords(changeWords);
  const [from, to] = [was.quantity, now.quantity];
  return (
    <Row
      {...of}
      line={now}
      amount={now.amount - was.amount}
      below={
        <>
          <span className="vh">{say('from_to', { from, to })}</span>
          <del aria-hidden="true">{from}</del>
          <ArrowRight aria-hidden="true" />
          <ins aria-hidden="true">{to}</ins>
        </>
      }
    />
  );
}

/** A dish that is gone, one that is new, or one in place of another. */
function Exchanged({ was, now, ...of }: SidesProps) {
  const say = useWords(changeWords);
  return (
    <>
      {was ? (
        <Row {...of} line={was} amount={-was.amount} look="gone" below={say('out', { n: was.quantity })} />
      ) : null}
      {now ? (
        <Row
          {...of}
          line={now}
          amount={now.amount}
          look="in"
          below={
            was ? say('instead_of', { n: now.quantity, dish: was.name }) : say('in', { n: now.quantity })
          }
        />
      ) : null}
    </>
  );
}
