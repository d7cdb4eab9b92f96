import type { IssueCount } from '@mam/domain/issue/count-issues.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { seconds } from '../../http/moment-wire.ts';
import { fromWire, toWire } from '../../money/money-wire.ts';
import type { CountedIssues } from './issue-count.schema.ts';

type Answers = CountedIssues['answers'][keyof CountedIssues['answers']];

/** The count of orders that were completed from a moment on, in the main unit and in seconds. */
export function issueCountToWire(
  { median, answers, dishes, ...counted }: IssueCount,
  since: EpochMs,
  currency: Currency,
): CountedIssues {
  const told = ({ count, amount }: Answers) => ({ count, amount: toWire(amount, currency) });
  return {
    ...counted,
    since: seconds(since),
    answers: { refund: told(answers.refund), voucher: told(answers.voucher), call: told(answers.call) },
    median: median === null ? null : seconds(median),
    dishes: dishes.map(({ itemId: item_id, ...dish }) => ({ item_id, ...dish })),
  };
}

/** The count as screens read it. */
export function issueCountFromWire(
  { reports, unanswered, answers, median, dishes }: CountedIssues,
  currency: Currency,
): IssueCount {
  const told = ({ count, amount }: Answers) => ({ count, amount: fromWire(amount, currency) });
  return {
    reports,
    unanswered,
    answers: { refund: told(answers.refund), voucher: told(answers.voucher), call: told(answers.call) },
    median: median === null ? null : median * 1000,
    dishes: dishes.map(({ item_id: itemId, ...dish }) => ({ itemId, ...dish })),
  };
}
