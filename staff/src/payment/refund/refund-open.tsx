import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { Note } from '../note.tsx';
import type { OpenRefund } from './open-refunds.ts';
import styles from './refund-sheet.module.css';
import { useRefund } from './use-refund.ts';

interface RefundOpenProps {
  readonly order: BoardOrder;
  readonly open: OpenRefund;
  readonly onClose: () => void;
}

/** A refund on its way, or one without an answer: it is asked about under its own key, and nothing else is sent. */
export function RefundOpen({ order, open, onClose }: RefundOpenProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { again, busy } = useRefund(order.code);
  const ask = async () => {
    if (await again()) onClose();
  };
  const amount = formatMoney(open.amount, currency);
  return (
    <Sheet
      title={say('refund.title', { code: order.code })}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button size="big" onClick={onClose}>
            {say('refund.later')}
          </Button>
          <Button kind="primary" size="big" busy={busy} onClick={() => void ask()}>
            {say(busy ? 'refund.sending' : 'refund.ask')}
          </Button>
        </div>
      }
    >
      <div role="status">
        <Note kind="warn">{say(busy ? 'refund.underWay' : 'refund.unclear', { amount })}</Note>
      </div>
    </Sheet>
  );
}
