import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { IssueLineRow, IssueReportRow } from '../db/tables/issue-tables.ts';
import type { Tables } from '../db/tables.ts';
import { type StoredIssue, withLines } from '../order/reports/issues.ts';

export async function issueById(
  db: Kysely<Tables>,
  { id: orderId, brand }: Pick<PlacedOrder, 'id' | 'brand'>,
  id: string,
): Promise<StoredIssue | undefined> {
  const rows = await db
    .selectFrom('issue_reports')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('brand', '=', brand)
    .execute();
  return (await withLines(db, rows))[0];
}

const linesOf = (trx: Trx, lines: readonly IssueLineRow[]) =>
  trx
    .insertInto('issue_lines')
    .values([...lines])
    .execute();

export async function insertIssue(
  trx: Trx,
  report: IssueReportRow,
  lines: readonly IssueLineRow[],
): Promise<void> {
  await trx.insertInto('issue_reports').values(report).execute();
  await linesOf(trx, lines);
}

/** [OR122] The same report saying something else. The order's row must be taken. */
export async function rewriteIssue(
  trx: Trx,
  { id, version }: IssueReportRow,
  words: string,
  lines: readonly IssueLineRow[],
): Promise<void> {
  await trx
    .updateTable('issue_reports')
    .set({ words, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('issue_lines').where('report_id', '=', id).execute();
  await linesOf(trx, lines);
}

type Answer = Pick<
  IssueReportRow,
  'answer' | 'answered_at' | 'answered_by' | 'answered_name' | 'amount' | 'voucher_code'
>;

/** [OR123] Writes an answer down. The order's row must be taken. */
export async function writeAnswer(trx: Trx, { id }: IssueReportRow, answer: Answer): Promise<void> {
  await trx.updateTable('issue_reports').set(answer).where('id', '=', id).execute();
}

/** The picture of a report; undefined = there is none. */
export async function pictureOfIssue(
  db: Kysely<Tables>,
  { id, brand }: IssueReportRow,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('issue_pictures')
    .select('picture')
    .where('report_id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row?.picture;
}
