import { DONG } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { type LookedFor, nearMisses } from '@mam/domain/payment/near-miss.ts';
import { useBoardPlace, useDayClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { Note } from '../note.tsx';
import { useMoney, useUnplacedMoney } from '../use-money.ts';

interface SimilarMoneyProps {
  readonly order: LookedFor;
  /** only who may see all money */
  readonly asked: boolean;
  readonly className?: string;
}

/** [PA29] Money that belongs to nobody and may be this order's: what speaks for it, to compare. */
export function SimilarMoney({ order, asked, className }: SimilarMoneyProps) {
  const say = useSay();
  const dayAndClock = useDayClock();
  const { currency } = useBoardPlace();
  const { data } = useUnplacedMoney(asked);
  const shares = useMoney(order.code, currency, asked).data?.shares ?? [];
  return nearMisses(data ?? [], { ...order, shares }).map(
    ({ gateway, reference, amount, statement, at, why }) => (
      <Note key={`${gateway} ${reference}`} kind="warn" className={className}>
        {say(`transfer.near.${why}`, {
          amount: formatMoney(amount, DONG),
          statement: statement || say('money.noWords'),
          time: dayAndClock(at),
        })}
      </Note>
    ),
  );
}
