import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { OrderPayments } from '@mam/domain/staff/order-payments.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { errorText } from '../../data/ask.ts';
import { lastingError } from '../../data/read-again.ts';
import { useBoardPlace, useDayClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import { useMoney } from '../use-money.ts';
import { RefundLines } from './refund-lines.tsx';
import { RefundOpen } from './refund-open.tsx';
import { type RefundReason, RefundReasonChoice } from './refund-reason.tsx';
import {
  firstRequest,
  goWords,
  linesRequested,
  REFUND_WAYS,
  type RefundRequest,
  refundGap,
  requestedAmount,
  waysBack,
} from './refund-request.ts';
import styles from './refund-sheet.module.css';
import { RefundSum } from './refund-sum.tsx';
import { RefundWays } from './refund-ways.tsx';
import { useRefund } from './use-refund.ts';

interface RefundSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Money back: the whole order, some dishes, or an amount; why, by whom, and which way. */
export function RefundSheet({ order, onClose }: RefundSheetProps) {
  const { currency } = useBoardPlace();
  const say = useSay();
  const query = useMoney(order.code, currency);
  const { data } = query;
  const fault = lastingError(query);
  const { open, busy } = useRefund(order.code);
  const first = busy && !open?.again;
  if (fault && !data)
    return (
      <Sheet title={say('refund.title', { code: order.code })} onClose={onClose}>
        <p role="alert">{errorText(fault)}</p>
      </Sheet>
    );
  // the first time it is sent the form waits for the answer; what has none is asked about, and nothing else is sent
  if (open && !first) return <RefundOpen order={order} open={open} onClose={onClose} />;
  return data ? <RefundForm order={order} payments={data} onClose={onClose} /> : null;
}

function RefundForm({ order, payments, onClose }: RefundSheetProps & { readonly payments: OrderPayments }) {
  const say = useSay();
  const { me } = useShift();
  const { currency } = useBoardPlace();
  const clockAt = useDayClock();
  const { begin, busy } = useRefund(order.code);
  const [request, setRequest] = useState<RefundRequest>(() => firstRequest(payments, currency));
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [written, setWritten] = useState('');
  const money = (minor: number) => formatMoney(minor, currency);

  const amount = requestedAmount(payments, request, currency);
  const why = reason === 'other' ? written.trim() : reason ? say(`refund.reason.${reason}`) : '';
  const ways = amount === null ? [] : waysBack(payments, amount).map(({ gateway }) => gateway);
  const gap = refundGap(payments, { way: request.way, amount, why });
  const tooMuch = gap === 'refund.gap.tooMuch';
  const words = gap ?? goWords(ways);

  const send = async () => {
    if (gap || amount === null) return;
    const lines = request.way === 'lines' ? { lines: linesRequested(request) } : {};
    const sum = request.way === 'lines' ? {} : { amount };
    if (await begin({ reason: why, ...lines, ...sum }, amount)) onClose();
  };
  return (
    <Sheet
      title={say('refund.title', { code: order.code })}
      detail={`${clockAt(order.createdAt)} · ${order.name}`}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button size="big" onClick={onClose}>
            {say('refund.leave')}
          </Button>
          <Button kind="bad" size="big" blocked={gap !== null} busy={busy} onClick={() => void send()}>
            {say(words, { amount: money(amount ?? 0), max: money(payments.refundable) })}
          </Button>
        </div>
      }
    >
      <Segmented
        label={say('refund')}
        value={request.way}
        segments={REFUND_WAYS.map((way) => ({ value: way, label: say(`refund.way.${way}`) }))}
        onChange={(way) => setRequest({ ...request, way })}
      />
      {request.way === 'lines' ? (
        <RefundLines
          lines={payments.lines}
          counts={request.counts}
          onCount={(key, count) =>
            setRequest({ ...request, counts: new Map(request.counts).set(key, count) })
          }
        />
      ) : null}
      {request.way === 'amount' ? (
        <Field
          className={styles.typed}
          label={say('refund.amount')}
          hint={say('refund.most', { max: money(payments.refundable) })}
          problem={tooMuch ? say('refund.most', { max: money(payments.refundable) }) : undefined}
        >
          {(wiring) => (
            <AmountInput
              {...wiring}
              currency={currency}
              value={request.typed}
              onTyped={(typed) => setRequest({ ...request, typed })}
            />
          )}
        </Field>
      ) : null}
      {amount === null ? null : <RefundSum order={order} request={request} amount={amount} />}
      <RefundReasonChoice reason={reason} written={written} onReason={setReason} onWrite={setWritten} />
      {amount === null || tooMuch ? null : (
        <RefundWays
          payments={payments}
          method={order.paymentMethod}
          amount={amount}
          className={styles.ways}
        />
      )}
      <p className={styles.by}>{say('money.by', { name: me.name })}</p>
    </Sheet>
  );
}
