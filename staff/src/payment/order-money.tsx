import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountMissing } from '@mam/domain/payment/ledger.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { OrderPayments } from '@mam/domain/staff/order-payments.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Undo2 } from 'lucide-react';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { useSheet } from '../device/sheet-address.ts';
import { UndoableButton } from '../order/undo/undoable-button.tsx';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import { MoneyMoves } from './money-moves.tsx';
import { moneyStateOf, openMoneyCase } from './money-state.ts';
import { Note } from './note.tsx';
import styles from './order-money.module.css';
import { failedLast } from './refund/refund-request.ts';
import { useConfirm } from './transfer/use-confirm.ts';
import { useMoney } from './use-money.ts';

interface OrderMoneyProps {
  readonly order: BoardOrder;
  readonly role: Rank;
}

/** The money of an order in plain words: what came, what went, what is open, and what to do about it. */
export function OrderMoney({ order, role }: OrderMoneyProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const query = useMoney(order.code, currency);
  const { data, refetch } = query;
  const fault = lastingError(query);
  // paid at the door and nothing came before: the total says it all, but that it can be given back [PA65]
  const asReceived =
    order.captured === 0 && openMoneyCase(order) === null && moneyStateOf(order) !== 'unpaid';
  if (asReceived && !(data?.receipt.amount && may(role, 'refund'))) return null;
  return (
    <section aria-label={say('money.title')} className={styles.money}>
      <h3 className={styles.head}>{say('money.title')}</h3>
      {data ? (
        <>
          <MoneyAdvice order={order} payments={data} role={role} />
          {asReceived ? null : <MoneySums order={order} payments={data} />}
          <MoneyMoves moves={data.moves} />
          <GiveBack code={order.code} payments={data} role={role} />
        </>
      ) : null}
      {fault && !data ? (
        <p className={styles.failed}>
          {errorText(fault)} <Button onClick={() => void refetch()}>{say('again')}</Button>
        </p>
      ) : null}
    </section>
  );
}

function MoneySums({ order, payments }: { readonly order: BoardOrder; readonly payments: OrderPayments }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const missing = order.toCollect || (moneyStateOf(order) === 'paid' ? 0 : payments.missing);
  const sums = [
    ['money.in', payments.captured],
    ['money.back', -payments.refunded],
    [order.toCollect ? 'money.collect' : 'money.missing', missing],
    ['money.due', payments.surplus],
  ] as const;
  return (
    <dl className={styles.sums}>
      {sums.map(([name, amount], index) =>
        index > 0 && amount === 0 ? null : (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>
              <Price amount={amount} currency={currency} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The trouble with an order's money, and the way to put it right for those who may. */
function MoneyAdvice({ order, payments, role }: OrderMoneyProps & { readonly payments: OrderPayments }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { show } = useSheet();
  const { confirm, busy } = useConfirm(order);
  const found = openMoneyCase(order);
  if (found === null) return null;
  const kept = order.captured - order.refunded;
  const money = {
    kept: formatMoney(kept, currency),
    missing: formatMoney(amountMissing(order), currency),
    more: formatMoney(kept - order.total, currency),
    due: formatMoney(order.refundDue, currency),
  };
  const last = payments.moves.findLast(({ kind }) => kind === 'capture')?.state;
  const due = last === 'double' || last === 'late' || last === 'over' ? last : 'called-off';
  return (
    <Note kind="warn" className={styles.advice}>
      <p>{found === 'due' ? say(`money.say.due.${due}`, money) : say(`money.say.${found}`, money)}</p>
      {found === 'due' && !may(role, 'refund') ? <p>{say('money.askManager')}</p> : null}
      {found === 'claimed' ? (
        <Button size="small" onClick={() => show('transfer', order.code)}>
          {say('money.look')}
        </Button>
      ) : null}
      {found === 'under' || found === 'over' ? (
        <UndoableButton
          code={order.code}
          act="confirm"
          done={say('transfer.seen')}
          send={confirm}
          kind="plain"
          size="small"
          busy={busy}
        >
          {say(`money.take.${found}`, money)}
        </UndoableButton>
      ) : null}
    </Note>
  );
}

/** The way to a refund, for those who may; after a gateway said no it is "once more". */
function GiveBack({ code, payments, role }: { code: string; payments: OrderPayments; role: Rank }) {
  const say = useSay();
  const { show } = useSheet();
  if (payments.refundable === 0 || !may(role, 'refund')) return null;
  const pressing = payments.surplus > 0 || failedLast(payments) > 0;
  return (
    <Button kind={pressing ? 'bad' : 'bad-soft'} block onClick={() => show('refund', code)}>
      <Undo2 aria-hidden="true" />
      {say(failedLast(payments) ? 'refund.again' : 'refund')}
    </Button>
  );
}
