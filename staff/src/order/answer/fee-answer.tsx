import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { HandCoins } from 'lucide-react';
import { useSheet } from '../../device/sheet-address.ts';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './answer.module.css';

interface FeeAnswerProps {
  readonly order: BoardOrder;
  readonly size?: 'medium' | 'big';
  /** inside a sheet: the next sheet takes its place */
  readonly instead?: boolean;
}

/** A delivery fee that is still to be agreed: name it, then wait for the diner. */
export function FeeAnswer({ order, size = 'medium', instead }: FeeAnswerProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { show } = useSheet();
  const { named, total } = order.fee;
  const money = (amount: number | null) => formatMoney(amount ?? 0, currency);
  const offered = named !== null;
  return (
    <>
      <div className={styles.seek} role="status">
        <HandCoins aria-hidden="true" />
        <span className={styles.what}>
          <b className="strong">{say(offered ? 'fee.offered' : 'fee.open', { fee: money(named) })}</b>
          <span className="small">
            {say(offered ? 'fee.offeredDo' : 'fee.openDo', { total: money(total) })}
          </span>
        </span>
      </div>
      <div className={styles.go}>
        <Button
          kind="bad-soft"
          size={size}
          aria-label={say('reject.name', { code: order.code })}
          onClick={() => show('reject', order.code, { instead })}
        >
          {say('reject')}
        </Button>
        <Button
          kind={offered ? 'plain' : 'primary'}
          size={size}
          onClick={() => show('fee', order.code, { instead })}
        >
          {say(offered ? 'fee.rename' : 'fee.name')}
        </Button>
      </div>
    </>
  );
}
