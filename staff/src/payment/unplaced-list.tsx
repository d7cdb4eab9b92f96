import { DONG } from '@mam/domain/money/currency.ts';
import type { UnplacedNotice } from '@mam/domain/staff/order-payments.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useDayClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import { gatewayWords } from './gateway-words.ts';
import styles from './money-moves.module.css';

/** Why a person has to say whose money it is. */
const WHY: Readonly<Record<string, 'money.ambiguous' | 'money.otherAccount'>> = {
  ambiguous: 'money.ambiguous',
  other_account: 'money.otherAccount',
};

interface UnplacedListProps {
  readonly notices: readonly UnplacedNotice[];
}

/** Money that came in and says nothing we know: what the statement says of it, so that a person can place it. */
export function UnplacedList({ notices }: UnplacedListProps) {
  const say = useSay();
  const dayAndClock = useDayClock();
  return (
    <ul className={styles.list}>
      {notices.map(({ gateway, amount, reference, statement, outcome, at }) => (
        <li key={`${gateway} ${reference}`} className={styles.move}>
          <span className={styles.way}>
            {statement || say('money.noWords')}
            <Pill kind="warn">{say(WHY[outcome] ?? 'money.unknown')}</Pill>
          </span>
          <Price amount={amount} plus currency={DONG} className={styles.amount} />
          <span className={styles.facts}>
            <span className="num">{dayAndClock(at)}</span>
            {` · ${gatewayWords(say, gateway)} · ${reference}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
