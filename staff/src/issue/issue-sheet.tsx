import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountInputText, typedAmount } from '@mam/domain/money/typed-amount.ts';
import { ISSUE_ANSWERS, type IssueAnswerKind } from '@mam/domain/order/issue-report.ts';
import type { BoardIssue, BoardOrder } from '@mam/domain/staff/board.ts';
import { mayAnswerIssue } from '@mam/domain/staff/issue-answers.ts';
import type { OrderPayments } from '@mam/domain/staff/order-payments.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { OrderCustomer } from '../order/order-customer.tsx';
import { goWords, requestedAmount, waysBack } from '../payment/refund/refund-request.ts';
import { RefundWays } from '../payment/refund/refund-ways.tsx';
import { useMoney } from '../payment/use-money.ts';
import { useBoardPlace, useNearClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './issue.module.css';
import { IssueLines } from './issue-lines.tsx';
import { IssuePhoto } from './issue-photo.tsx';
import { openIssue } from './open-issue.ts';
import { useAnswerIssue } from './use-answer-issue.ts';

interface IssueSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** A report beside its order, and the restaurant's answer to it. */
export function IssueSheet({ order, onClose }: IssueSheetProps) {
  const issue = openIssue(order);
  // changed by its diner meanwhile, it is read anew
  return issue ? (
    <IssueForm key={`${issue.id} ${issue.version}`} order={order} issue={issue} onClose={onClose} />
  ) : null;
}

/** [PA17] The amount that goes back for what a report names; null = nothing of it is left. */
function refundOf({ lines: named }: BoardIssue, payments: OrderPayments, currency: Currency): Minor | null {
  const countOf = (key: string) => named.find((line) => line.key === lineKeyOf(key))?.quantity ?? 0;
  const counts = new Map(payments.lines.map(({ key }) => [key, countOf(key)]));
  const amount = requestedAmount(payments, { way: 'lines', counts, typed: '' }, currency);
  return amount !== null && amount <= payments.refundable ? amount : null;
}

/** The ways somebody may answer, what each would give, and why one cannot be. */
function useAnswers(order: BoardOrder, issue: BoardIssue) {
  const { role } = useShift().me;
  const { currency } = useBoardPlace();
  const { data: payments } = useMoney(order.code, currency);
  const kinds = ISSUE_ANSWERS.filter((kind) => mayAnswerIssue(role, kind));
  const refund = payments ? refundOf(issue, payments, currency) : null;
  return { kinds, payments, refund };
}

function IssueForm({ order, issue, onClose }: IssueSheetProps & { readonly issue: BoardIssue }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const clockAt = useNearClock();
  const { kinds, payments, refund } = useAnswers(order, issue);
  const [kind, setKind] = useState<IssueAnswerKind>(kinds[0] ?? 'call');
  const [typed, setTyped] = useState(() => amountInputText(issue.worth, currency));
  const { busy, answer } = useAnswerIssue(order.code, issue, onClose);
  const money = (minor: Minor) => formatMoney(minor, currency);
  const wished = typedAmount(typed, currency);
  const voucher = wished !== null && wished > 0 && wished <= issue.worth ? wished : null;
  const amount = { refund, voucher, call: 0 }[kind];
  const reachable = kind === 'refund' || order.phone !== '';
  const words = () => {
    if (!reachable) return say('issue.gap.phone');
    if (amount === null) return say(`issue.gap.${kind === 'voucher' ? 'voucher' : 'refund'}`);
    if (kind === 'refund' && payments)
      return say(goWords(waysBack(payments, amount).map(({ gateway }) => gateway)), {
        amount: money(amount),
        max: '',
      });
    return say(kind === 'voucher' ? 'issue.go.voucher' : 'issue.go.call', { amount: money(amount) });
  };
  return (
    <Sheet
      title={say('issue.sheet', { code: order.code })}
      detail={`${clockAt(issue.madeAt)} · ${issue.by || order.name}`}
      onClose={onClose}
      footer={
        <Button
          kind={kind === 'refund' ? 'bad' : 'primary'}
          size="big"
          block
          blocked={amount === null || !reachable}
          busy={busy}
          onClick={() => {
            if (amount === null || !reachable || busy) return;
            void answer({ kind, amount: kind === 'voucher' ? amount : null });
          }}
        >
          {words()}
        </Button>
      }
    >
      <IssueLines issue={issue} order={order} />
      {issue.hasPicture ? <IssuePhoto code={order.code} id={issue.id} version={issue.version} /> : null}
      <OrderCustomer order={order} />
      {kinds.length > 1 ? (
        <Segmented
          label={say('issue.answer')}
          value={kind}
          segments={kinds.map((value) => ({ value, label: say(`issue.kind.${value}`) }))}
          onChange={setKind}
          className={styles.kinds}
        />
      ) : null}
      {kind === 'refund' && payments && refund !== null ? (
        <RefundWays payments={payments} method={order.paymentMethod} amount={refund} />
      ) : null}
      {kind === 'voucher' ? (
        <Field
          label={say('issue.amount')}
          hint={say('issue.most', { max: money(issue.worth) })}
          problem={voucher === null ? say('issue.most', { max: money(issue.worth) }) : undefined}
        >
          {(wiring) => <AmountInput {...wiring} currency={currency} value={typed} onTyped={setTyped} />}
        </Field>
      ) : null}
      <p className={`small muted ${styles.reads}`}>{say(`issue.reads.${kind}`)}</p>
    </Sheet>
  );
}
