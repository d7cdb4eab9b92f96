import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountMissing } from '@mam/domain/payment/ledger.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Check, Copy } from 'lucide-react';
import { useClock } from '../../device/clock.ts';
import { useSheet } from '../../device/sheet-address.ts';
import { OrderCustomer } from '../../order/order-customer.tsx';
import { mayReject } from '../../order/steps.ts';
import { UndoableButton } from '../../order/undo/undoable-button.tsx';
import { useBoardPlace, useWallClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import { Note } from '../note.tsx';
import { useMoney } from '../use-money.ts';
import { copyWords } from './copy-words.ts';
import { SimilarMoney } from './similar-money.tsx';
import styles from './transfer-sheet.module.css';
import { useConfirm } from './use-confirm.ts';

interface TransferSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Has the money come? What the statement has to say, whom to call, and the three answers. */
export function TransferSheet({ order, onClose }: TransferSheetProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { show } = useSheet();
  const { role } = useShift().me;
  const { confirm, busy } = useConfirm(order);
  const missing = amountMissing(order, order.refundDue);
  return (
    <Sheet
      title={say('transfer.title')}
      detail={say(order.isTransferUnconfirmed ? 'transfer.held' : 'transfer.cooking', { code: order.code })}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <UndoableButton
            code={order.code}
            act="confirm"
            done={say('transfer.seen')}
            // the sheet closes by itself once the money is noted: by then another may be open
            send={confirm}
            kind="good"
            size="big"
            block
            busy={busy}
          >
            <Check aria-hidden="true" />
            {say(order.isTransferUnconfirmed ? 'transfer.allSeen' : 'transfer.seen')}
          </UndoableButton>
          <Button onClick={onClose}>{say('transfer.notSeen')}</Button>
          {mayReject(order) ? (
            <Button kind="bad-soft" onClick={() => show('reject', order.code, { instead: true })}>
              {say('reject.confirm')}
            </Button>
          ) : null}
        </div>
      }
    >
      <p className={styles.line}>{say('transfer.find')}</p>
      <p className={styles.amount}>{formatMoney(missing, currency)}</p>
      <TransferFacts order={order} />
      {order.captured > order.refunded ? (
        <Note kind="warn" className={styles.note}>
          {say('transfer.part', {
            came: formatMoney(order.captured - order.refunded, currency),
            missing: formatMoney(missing, currency),
          })}
        </Note>
      ) : null}
      <SimilarMoney
        order={{ code: order.code, missing }}
        asked={may(role, 'refund')}
        className={styles.note}
      />
      <OrderCustomer order={order} />
    </Sheet>
  );
}

/** The line of the statement: what it says, where it arrives, since when it is under way. */
function TransferFacts({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const clockAt = useWallClock();
  const { data } = useMoney(order.code, currency);
  const reference = transferReference(order.code);
  const { claimedAt } = order;
  const minutes = useClock((now) =>
    claimedAt === null ? 0 : Math.max(0, Math.floor((now - claimedAt) / 60_000)),
  );
  const facts = [
    ['transfer.account', data?.transfer ? `${data.transfer.bank} ${data.transfer.account}` : null],
    [
      'transfer.claimed',
      claimedAt === null ? null : say('transfer.ago', { time: clockAt(claimedAt), minutes }),
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say('transfer.words')}</dt>
        <dd>{reference}</dd>
        <Button
          kind="soft"
          size="small"
          className={styles.copy}
          aria-label={say('transfer.copy', { words: reference })}
          onClick={() => void copyWords(reference)}
        >
          <Copy aria-hidden="true" />
          {say('transfer.copyNow')}
        </Button>
      </div>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
