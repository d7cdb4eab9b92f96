import type { Minor } from '../money/currency.ts';
import type { IssueAnswerKind, IssueReason } from '../order/issue-report.ts';
import type { EpochMs, Zone } from '../time/moment.ts';
import { startOfDay } from '../time/start-of-day.ts';

/** [OR137] The spans that are counted, with how many days of the store's clock each has: today and those before. */
const SPAN_DAYS = { today: 1, week: 7, month: 30 } as const;

export type CountedSpan = keyof typeof SPAN_DAYS;
export const COUNTED_SPANS = Object.keys(SPAN_DAYS) as readonly CountedSpan[];

/** [OR137] The midnight at which a span began. */
export const countedSince = (span: CountedSpan, now: EpochMs, zone: Zone): EpochMs =>
  startOfDay(now, zone, SPAN_DAYS[span] - 1);

/** A line of a report, with its report's answer. */
export interface ReportedLine {
  readonly report: string;
  readonly itemId: string;
  readonly name: string;
  readonly reason: IssueReason;
  readonly quantity: number;
  readonly madeAt: EpochMs;
  /** null = nobody has answered */
  readonly answeredAt: EpochMs | null;
  readonly answer: IssueAnswerKind | null;
  readonly amount: Minor | null;
}

export interface DishIssues {
  readonly itemId: string;
  /** as it was called in its latest report */
  readonly name: string;
  readonly reports: number;
  /** portions that did not come, and that were not as ordered */
  readonly missing: number;
  readonly wrong: number;
  /** portions in orders that could be reported */
  readonly sold: number;
}

/** Answers of one way, with what they came to. */
interface AnswerCount {
  readonly count: number;
  readonly amount: Minor;
}

export interface IssueCount {
  readonly reports: number;
  readonly unanswered: number;
  readonly answers: Readonly<Record<IssueAnswerKind, AnswerCount>>;
  /** ms from a report to its answer; null = none is answered */
  readonly median: number | null;
  readonly dishes: readonly DishIssues[];
}

/** The middle one; of an even number the mean of the two in the middle, in whole ms. */
function medianOf(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [before = 0, after = 0] = [sorted[(sorted.length - 1) >> 1], sorted[half]];
  return Math.round((before + after) / 2);
}

function dishOf(itemId: string, lines: readonly ReportedLine[], sold: number): DishIssues {
  const latest = lines.reduce((last, line) => (line.madeAt > last.madeAt ? line : last));
  const portions = (reason: IssueReason) =>
    lines.reduce((sum, line) => sum + (line.reason === reason ? line.quantity : 0), 0);
  return {
    itemId,
    name: latest.name,
    reports: new Set(lines.map(({ report }) => report)).size,
    missing: portions('missing'),
    wrong: portions('wrong'),
    sold,
  };
}

const portionsOf = ({ missing, wrong }: DishIssues) => missing + wrong;

/** [OR137] The lines of reports counted: dishes with most portions first, the ways of the answers, how fast they were. */
export function countIssues(lines: readonly ReportedLine[], sold: ReadonlyMap<string, number>): IssueCount {
  const reports = [...new Map(lines.map((line) => [line.report, line])).values()];
  const answered = (kind: IssueAnswerKind): AnswerCount => {
    const those = reports.filter(({ answer }) => answer === kind);
    return { count: those.length, amount: those.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
  };
  const times = reports.flatMap(({ madeAt, answeredAt }) => (answeredAt === null ? [] : answeredAt - madeAt));
  const byDish = new Map<string, ReportedLine[]>();
  for (const line of lines) byDish.set(line.itemId, [...(byDish.get(line.itemId) ?? []), line]);
  const dishes = [...byDish].map(([itemId, ofDish]) => dishOf(itemId, ofDish, sold.get(itemId) ?? 0));
  return {
    reports: reports.length,
    unanswered: reports.filter(({ answeredAt }) => answeredAt === null).length,
    answers: { refund: answered('refund'), voucher: answered('voucher'), call: answered('call') },
    median: medianOf(times),
    dishes: dishes.sort(
      (a, b) => portionsOf(b) - portionsOf(a) || b.reports - a.reports || (a.itemId < b.itemId ? -1 : 1),
    ),
  };
}
