import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { IssueAnswer, IssueReport } from '@mam/domain/order/issue-report.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Copy, Hourglass, Phone, Ticket, Undo2 } from 'lucide-react';
import { issueWords } from '../words/areas.ts';
import styles from './issue.module.css';
import { IssuePicture } from './issue-picture.tsx';

interface IssueNotesProps {
  readonly order: Pick<Order, 'hash' | 'issues' | 'lines'>;
  readonly currency: Currency;
}

/** [OR124] The reports of an order as their diner reads them, each with its answer as it comes. */
export function IssueNotes({ order, currency }: IssueNotesProps) {
  const say = useWords(issueWords);
  if (order.issues.length === 0) return null;
  return order.issues.map((issue) => (
    <section
      key={issue.id}
      className={`card pad ${styles.note}`}
      aria-label={say(issue.mine ? 'report' : 'report_of_other')}
    >
      <h2 className="d d20">{say(issue.mine ? 'report' : 'report_of_other')}</h2>
      <ul className={styles.told}>
        {issue.lines.map(({ key, reason, quantity: n }) => {
          const name = order.lines.find((line) => line.key === key)?.name ?? '';
          return <li key={key}>{say(`line_${reason}`, { n, name })}</li>;
        })}
      </ul>
      {issue.words ? <p className={`small muted ${styles.words}`}>{issue.words}</p> : null}
      {issue.hasPicture ? <IssuePicture hash={order.hash} id={issue.id} /> : null}
      <AnswerLine issue={issue} currency={currency} />
    </section>
  ));
}

const ICONS = { refund: Undo2, voucher: Ticket, call: Phone } as const;

function AnswerLine({ issue: { answer }, currency }: { issue: IssueReport; currency: Currency }) {
  const say = useWords(issueWords);
  const Icon = answer ? ICONS[answer.kind] : Hourglass;
  const said = (of: IssueAnswer) =>
    of.kind === 'call' ? say('call') : say(of.kind, { amount: formatMoney(of.amount ?? 0, currency) });
  return (
    <div className={styles.answer} data-answered={answer !== null}>
      <Icon aria-hidden="true" />
      <div role="status">
        <p>{answer ? said(answer) : say('waits')}</p>
        {answer?.voucherCode ? (
          <p className="small">{say('voucher_code', { code: answer.voucherCode })}</p>
        ) : null}
      </div>
      {answer?.voucherCode ? <CopyCode code={answer.voucherCode} /> : null}
    </div>
  );
}

function CopyCode({ code }: { readonly code: string }) {
  const say = useWords(issueWords);
  const copy = async () => {
    if (await copyText(code)) showToast(say('copied'));
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <Copy />
      {say('copy')}
    </Button>
  );
}
