import type { Minor } from '../money/currency.ts';
import type { IssueLine, IssueReason } from '../order/issue-report.ts';
import { buyerRights, type OrderStatus, statusGroup } from '../order/status.ts';
import { type PaidLine, refundOfLines } from '../payment/line-refund.ts';
import type { QuotedLine } from '../pricing/amounts.ts';
import type { EpochMs } from '../time/moment.ts';

/** [OR120] 24 hours in ms, whatever the clocks of the store do meanwhile. */
const REPORT_WITHIN = 24 * 60 * 60_000;

/** Visible characters of what is said beside the lines. */
export const ISSUE_WORDS_LENGTH = 500;

/** An order as far as it decides whether something may be reported. */
export interface ReportableOrder {
  readonly status: OrderStatus | null;
  readonly endedAt: EpochMs | null;
  /** it was eaten at a table, or fetched at the counter's */
  readonly atTable: boolean;
}

export type ReportRefusal = 'ISSUE_NOT_COMPLETED' | 'ISSUE_AT_TABLE' | 'ISSUE_TOO_LATE';

/** [OR120] The moment from which nothing is reported of an order any more; null = nothing ever, or not yet. */
export function reportsUntil({ status, endedAt, atTable }: ReportableOrder): EpochMs | null {
  const completed = buyerRights(statusGroup(status)).mayRate && endedAt !== null;
  return completed && !atTable ? endedAt + REPORT_WITHIN : null;
}

/** [OR120] Whether something may be reported of an order now; null = yes. */
export function whyNoReport(order: ReportableOrder, now: EpochMs): ReportRefusal | null {
  if (order.atTable) return 'ISSUE_AT_TABLE';
  const until = reportsUntil(order);
  if (until === null) return 'ISSUE_NOT_COMPLETED';
  return now < until ? null : 'ISSUE_TOO_LATE';
}

/** A line as it was tapped; no quantity = all of it. */
export interface ToldLine {
  readonly key: string;
  readonly reason: IssueReason;
  readonly quantity?: number;
}

/** The lines of an order a reporter may speak of. */
export interface ReportGround {
  readonly lines: readonly Pick<QuotedLine, 'key' | 'quantity'>[];
  /** [OR121] keys of the reporter's own; null = all of them are */
  readonly own: ReadonlySet<string> | null;
}

/** [OR121] The lines of a report, in the order of the bill; null = there are no such lines, or they are others'. */
export function linesOfReport(
  told: readonly ToldLine[],
  { lines, own }: ReportGround,
): readonly IssueLine[] | null {
  const byKey = new Map(told.map((line) => [line.key, line]));
  const found = lines.flatMap((line): IssueLine[] => {
    const one = byKey.get(line.key);
    if (!one || (own !== null && !own.has(line.key))) return [];
    const quantity = one.quantity ?? line.quantity;
    const some = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= line.quantity;
    return some ? [{ key: line.key, reason: one.reason, quantity }] : [];
  });
  return told.length > 0 && found.length === told.length ? found : null;
}

/** [OR122] Whether some of these lines stand in another report already. */
export const areNamed = (
  lines: readonly Pick<IssueLine, 'key'>[],
  others: readonly { readonly lines: readonly Pick<IssueLine, 'key'>[] }[],
): boolean => lines.some(({ key }) => others.some((report) => report.lines.some((line) => line.key === key)));

interface ToldReport {
  readonly lines: readonly IssueLine[];
  readonly words: string;
}

/** [OR122] Whether two reports say the same: then the second is the first, sent again. */
export function isSameReport(one: ToldReport, other: ToldReport): boolean {
  const said = (lines: readonly IssueLine[]) =>
    lines.map(({ key, reason, quantity }) => `${reason} ${quantity} ${key}`).sort();
  const [left, right] = [said(one.lines), said(other.lines)];
  return one.words === other.words && left.join('\n') === right.join('\n');
}

/** [VO21] The amount that was paid for what a report names, by the shares of PA17: the most a voucher for it is worth. */
export const worthOfReport = (
  named: readonly Pick<IssueLine, 'key' | 'quantity'>[],
  { lines, paid }: { readonly lines: readonly PaidLine[]; readonly paid: Minor },
): Minor => refundOfLines(lines, paid, named) ?? 0;
