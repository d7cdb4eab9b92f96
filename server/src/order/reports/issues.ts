import { seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { IssueReportWire, StaffIssueWire } from '@mam/contract/order/issue/issue.schema.ts';
import { worthOfReport } from '@mam/domain/issue/report-issue.ts';
import type { IssueLine } from '@mam/domain/order/issue-report.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { paidLines } from '@mam/domain/payment/line-refund.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { IssueLineRow, IssueReportRow } from '../../db/tables/issue-tables.ts';
import type { Tables } from '../../db/tables.ts';

/** A report with its lines. */
export interface StoredIssue extends IssueReportRow {
  readonly hasPicture: boolean;
  readonly lines: readonly IssueLineRow[];
}

export const issueLines = ({ lines }: Pick<StoredIssue, 'lines'>): IssueLine[] =>
  lines.map(({ line_key: key, reason, quantity }) => ({ key, reason, quantity }));

/** The reports of some orders by the order's id, the first one first; those without are not among them. */
export async function issuesOfOrders(
  db: Kysely<Tables>,
  orders: readonly Pick<PlacedOrder, 'id'>[],
): Promise<Map<string, StoredIssue[]>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const reports = await db
    .selectFrom('issue_reports')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(await withLines(db, reports), ({ order_id }) => order_id);
}

export async function withLines(
  db: Kysely<Tables>,
  reports: readonly IssueReportRow[],
): Promise<StoredIssue[]> {
  if (reports.length === 0) return [];
  const ids = reports.map(({ id }) => id);
  const lines = await db
    .selectFrom('issue_lines')
    .selectAll()
    .where('report_id', 'in', ids)
    .orderBy('line_key')
    .execute();
  const pictures = await db
    .selectFrom('issue_pictures')
    .select('report_id')
    .where('report_id', 'in', ids)
    .execute();
  const pictured = new Set(pictures.map(({ report_id }) => report_id));
  const byReport = Map.groupBy(lines, ({ report_id }) => report_id);
  return reports.map((report) => ({
    ...report,
    hasPicture: pictured.has(report.id),
    lines: byReport.get(report.id) ?? [],
  }));
}

/** The part of a report somebody reads: `mine` has made it, `buyer` reads the code of a voucher. */
interface IssueReader {
  readonly mine: boolean;
  readonly buyer: boolean;
  readonly staff: boolean;
}

function issueWire(
  issue: StoredIssue,
  { currency }: Pick<PlacedOrder, 'currency'>,
  { mine, buyer, staff }: IssueReader,
): IssueReportWire {
  const { id, words, made_at, answered_at, answer, amount, voucher_code } = issue;
  return {
    id,
    lines: issueLines(issue),
    words: mine || staff ? words : '',
    has_picture: issue.hasPicture && (mine || staff),
    is_mine: mine,
    made_at: seconds(made_at),
    answer:
      answered_at === null || answer === null
        ? null
        : {
            kind: answer,
            amount: amount === null ? null : toWire(amount, currency),
            voucher_code: buyer ? (voucher_code ?? '') : '',
            at: seconds(answered_at),
          },
  };
}

/** [OR124] The reports of an order for a diner: the buyer reads what was answered to anybody, others their own. */
export const issuesForDiner = (
  issues: readonly StoredIssue[],
  order: Pick<PlacedOrder, 'currency'>,
  { uid, mine: buyer }: { readonly uid: string | null; readonly mine: boolean },
): IssueReportWire[] =>
  issues.flatMap((issue) => {
    const mine = uid !== null && issue.uid === uid;
    return mine || buyer ? [issueWire(issue, order, { mine, buyer, staff: false })] : [];
  });

/** [OR123] The same for the staff of the store; names: of the people of a group order by their uid. */
export const issuesForStaff = (
  issues: readonly StoredIssue[],
  order: Pick<PlacedOrder, 'currency' | 'uid' | 'bill'>,
  names: ReadonlyMap<string, string>,
): StaffIssueWire[] =>
  issues.map((issue) => ({
    ...issueWire(issue, order, { mine: false, buyer: false, staff: true }),
    version: issue.version,
    worth: toWire(worthOfReport(issueLines(issue), paidLines(order)), order.currency),
    by: issue.uid !== null && issue.uid !== order.uid ? (names.get(issue.uid) ?? '') : '',
    answered_by: issue.answered_name ?? '',
  }));

/** [OR125] Reports of orders that say no more whom they were for: what was written leaves, what was counted stays. */
export async function forgetIssues(trx: Trx, orders: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('issue_pictures')
    .where('report_id', 'in', (of) =>
      of.selectFrom('issue_reports').select('id').where('order_id', 'in', orders),
    )
    .execute();
  await trx
    .updateTable('issue_reports')
    .set({ words: '', uid: null })
    .where('order_id', 'in', orders)
    .execute();
}
