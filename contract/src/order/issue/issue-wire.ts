import type { Currency } from '@mam/domain/money/currency.ts';
import { ISSUE_ANSWERS, ISSUE_REASONS, type IssueReport } from '@mam/domain/order/issue-report.ts';
import type { BoardIssue } from '@mam/domain/staff/board.ts';
import { lineKeyOf } from '../../cart/pr-key.ts';
import { fromWire } from '../../money/money-wire.ts';
import { amountsIn, entriesOf, readTime, textOrEmpty, whole } from '../entries.ts';
import type { IssueReportWire, StaffIssueWire } from './issue.schema.ts';

function answerFromWire(wire: IssueReportWire['answer'], currency: Currency): IssueReport['answer'] {
  const kind = ISSUE_ANSWERS.find((known) => known === wire?.kind);
  if (!wire || !kind) return null;
  return {
    kind,
    amount: typeof wire.amount === 'number' ? amountsIn(currency)(wire.amount) : null,
    voucherCode: textOrEmpty(wire.voucher_code),
    at: readTime(wire.at) ?? 0,
  };
}

const issueFromWire = (wire: IssueReportWire, currency: Currency): IssueReport => ({
  id: textOrEmpty(wire.id),
  lines: entriesOf(wire.lines).map(({ key, reason, quantity }) => ({
    key: lineKeyOf(textOrEmpty(key)),
    quantity: whole(quantity, 1),
    reason: ISSUE_REASONS.find((known) => known === reason) ?? 'wrong',
  })),
  words: textOrEmpty(wire.words),
  hasPicture: wire.has_picture === true,
  mine: wire.is_mine === true,
  madeAt: readTime(wire.made_at) ?? 0,
  answer: answerFromWire(wire.answer, currency),
});

/** Reports about an order in the currency of its store; a server of before says nothing of them. */
export const issuesFromWire = (
  wire: readonly (IssueReportWire | null)[] | null | undefined,
  currency: Currency,
): IssueReport[] => entriesOf(wire).map((issue) => issueFromWire(issue, currency));

/** The same as the restaurant reads them. */
export const boardIssuesFromWire = (
  wire: readonly StaffIssueWire[] | undefined,
  currency: Currency,
): BoardIssue[] =>
  entriesOf(wire).map((issue) => ({
    ...issueFromWire(issue, currency),
    version: issue.version,
    worth: fromWire(issue.worth, currency),
    by: issue.by,
    answeredBy: issue.answered_by,
  }));
