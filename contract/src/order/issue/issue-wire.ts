import type { Currency } from '@mam/domain/money/currency.ts';
import { ISSUE_ANSWERS, ISSUE_REASONS, type IssueReport } from '@mam/domain/order/issue-report.ts';
import type { BoardIssue } from '@mam/domain/staff/board.ts';
import { lineKeyOf } from '../../cart/pr-key.ts';
import { fromWire } from '../../money/money-wire.ts';
import { entriesOf } from '../entries.ts';
import type { IssueReportWire, StaffIssueWire } from './issue.schema.ts';

function issueFromWire(wire: IssueReportWire, currency: Currency): IssueReport {
  const { answer } = wire;
  const kind = ISSUE_ANSWERS.find((known) => known === answer?.kind);
  return {
    id: wire.id,
    lines: entriesOf(wire.lines).map(({ key, reason, quantity }) => ({
      key: lineKeyOf(key),
      quantity,
      reason: ISSUE_REASONS.find((known) => known === reason) ?? 'wrong',
    })),
    words: wire.words ?? '',
    hasPicture: wire.has_picture === true,
    mine: wire.is_mine === true,
    madeAt: wire.made_at * 1000,
    answer:
      answer && kind
        ? {
            kind,
            amount: typeof answer.amount === 'number' ? fromWire(answer.amount, currency) : null,
            voucherCode: answer.voucher_code ?? '',
            at: answer.at * 1000,
          }
        : null,
  };
}

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
