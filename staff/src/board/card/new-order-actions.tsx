import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Check, X } from 'lucide-react';
import { useSheet } from '../../device/sheet-address.ts';
import { FeeAnswer } from '../../order/answer/fee-answer.tsx';
import { MinutesChoice } from '../../order/answer/minutes-choice.tsx';
import { PromiseWords } from '../../order/answer/promise-words.tsx';
import { useProposal } from '../../order/answer/use-proposal.ts';
import { quickMinutes } from '../../order/promise.ts';
import { isFeeOpen } from '../../order/steps.ts';
import { useMove } from '../../order/use-move.ts';
import { TransferAnswer } from '../../payment/transfer/transfer-answer.tsx';
import { useSay } from '../../words/words.ts';
import styles from './new-order-actions.module.css';

interface NewOrderActionsProps {
  readonly order: BoardOrder;
  /** it has its minutes on it */
  readonly hot?: boolean;
  /** inside a sheet: the next sheet takes its place */
  readonly instead?: boolean;
}

/** Accept or reject. The first card chooses its minutes right here, the others on the dial. */
export function NewOrderActions({ order, hot, instead }: NewOrderActionsProps) {
  const say = useSay();
  const { show } = useSheet();
  const { move, busy } = useMove(order);
  const { asap, minutes, proposed, choose, promiseAt, acceptance } = useProposal(order);
  if (order.isTransferUnconfirmed) return <TransferAnswer order={order} instead={instead} />;
  const accept = () => {
    if (hot || !asap) void move(acceptance());
    else show('accept', order.code, { instead });
  };
  if (isFeeOpen(order)) return <FeeAnswer order={order} instead={instead} />;
  return (
    <>
      {hot && asap ? (
        <MinutesChoice choices={quickMinutes(proposed)} chosen={minutes} onChoose={choose} />
      ) : null}
      {hot || !asap ? <PromiseWords promiseAt={promiseAt} /> : null}
      <div className={styles.go}>
        <Button
          kind="bad-soft"
          className={styles.reject}
          aria-label={hot ? undefined : say('reject.name', { code: order.code })}
          blocked={busy}
          onClick={() => show('reject', order.code, { instead })}
        >
          {hot ? say('reject') : <X aria-hidden="true" />}
        </Button>
        <Button kind="primary" busy={busy} onClick={accept}>
          <Check aria-hidden="true" />
          {say(asap ? 'accept' : 'accept.later')}
        </Button>
      </div>
    </>
  );
}
