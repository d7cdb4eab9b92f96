import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountMissing } from '@mam/domain/payment/ledger.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Check, Copy } from 'lucide-react';
import { useSheet } from '../../device/sheet-address.ts';
import styles from '../../order/answer/answer.module.css';
import { UndoableButton } from '../../order/undo/undoable-button.tsx';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { copyWords } from './copy-words.ts';
import { useConfirm } from './use-confirm.ts';

interface TransferAnswerProps {
  readonly order: BoardOrder;
  readonly size?: 'medium' | 'big';
  /** inside a sheet: the next sheet takes its place */
  readonly instead?: boolean;
}

/** The amount and words to look for on the statement; nothing is cooked before somebody has seen them. */
export function TransferAnswer({ order, size = 'medium', instead }: TransferAnswerProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { show } = useSheet();
  const { confirm, busy } = useConfirm(order);
  const reference = transferReference(order.code);
  return (
    <>
      <div className={styles.seek}>
        <span className={styles.what}>
          <span className="small muted">{say('transfer.seek')}</span>
          <b className={styles.amount}>{formatMoney(amountMissing(order, order.refundDue), currency)}</b>
          <span className="small">
            {say('transfer.words')} <b className="strong">{reference}</b>
          </span>
        </span>
        <IconButton
          kind="flat"
          label={say('transfer.copy', { words: reference })}
          onClick={() => void copyWords(reference)}
        >
          <Copy />
        </IconButton>
      </div>
      <div className={styles.go}>
        <Button size={size} blocked={busy} onClick={() => show('transfer', order.code, { instead })}>
          {say('transfer.notSeen')}
        </Button>
        <UndoableButton
          code={order.code}
          act="confirm"
          done={say('transfer.seen')}
          send={confirm}
          kind="good"
          size={size}
          busy={busy}
        >
          <Check aria-hidden="true" />
          {say('transfer.seen')}
        </UndoableButton>
      </div>
    </>
  );
}
