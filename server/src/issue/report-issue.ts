import { randomUUIDv7 } from 'node:crypto';
import type { ISSUE_REFUSES } from '@mam/contract/issue/refusals.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import {
  areNamed,
  isSameReport,
  linesOfReport,
  type ToldLine,
  whyNoReport,
} from '@mam/domain/issue/report-issue.ts';
import type { IssueLine } from '@mam/domain/order/issue-report.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import type { IssueLineRow } from '../db/tables/issue-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { peopleOfOrder } from '../order/people.ts';
import { holdOrder, linesOfOrder } from '../order/queries.ts';
import { issueLines, issuesOfOrders } from '../order/reports/issues.ts';
import { publishOrderEvent } from '../order/topic.ts';
import { insertIssue, rewriteIssue } from './queries.ts';

type IssueCode = (typeof ISSUE_REFUSES)[number];

/** A report as it was sent. */
export interface Reporting {
  readonly uid: string;
  /** the order is theirs [OR60]; else they are one of those it was ordered for */
  readonly buyer: boolean;
  readonly lines: readonly ToldLine[];
  readonly words: string;
  /** epoch ms */
  readonly now: number;
}

/** Facts of an order as the rules of reports ask for them. */
export const reportable = ({ status, endedAt, tableName }: PlacedOrder) => ({
  status,
  endedAt,
  atTable: tableName !== null,
});

/** [OR121] The lines somebody of a group order chose, for themselves or for a guest without a phone. */
async function ownLines(trx: Trx, order: PlacedOrder, uid: string): Promise<ReadonlySet<string>> {
  const people = await peopleOfOrder(trx, order);
  const theirs = new Set(
    people.filter((person) => person.uid === uid || person.made_by === uid).map((person) => person.uid),
  );
  const lines = await linesOfOrder(trx, order.brand, order.id);
  return new Set(
    lines
      .filter(({ document }) => theirs.has((JSON.parse(document) as OrderItemWire).uid))
      .map(({ line_key }) => line_key),
  );
}

const rowsOf = (
  order: PlacedOrder,
  report: string,
  lines: readonly IssueLine[],
  at: number,
): IssueLineRow[] =>
  lines.map(({ key, reason, quantity }) => {
    const line = order.bill.lines.find((one) => one.key === key);
    return {
      report_id: report,
      line_key: key,
      brand: order.brand,
      store_id: order.storeId,
      item_id: line?.itemId ?? '',
      name: line?.name ?? '',
      reason,
      quantity,
      at,
    };
  });

/**
 * [OR120] [OR121] [OR122] Writes down what was missing or wrong and rings at the counter. Until it is answered the same
 * diner's next report takes its place; the same again rings nobody.
 */
export function reportIssue(
  database: Database,
  seen: Pick<PlacedOrder, 'brand' | 'id'>,
  { uid, buyer, lines: told, words, now }: Reporting,
): Promise<PlacedOrder | Refused<IssueCode>> {
  return database.transaction<PlacedOrder | Refused<IssueCode>>(async (trx) => {
    const order = await holdOrder(trx, seen.brand, seen.id);
    if (!order) return refuse('UNKNOWN');
    const refusal = whyNoReport(reportable(order), now);
    if (refusal) return refuse(refusal);
    const reports = (await issuesOfOrders(trx, [order])).get(order.id) ?? [];
    const first = reports.find((report) => report.uid === uid && report.answered_at === null);
    const own = buyer ? null : await ownLines(trx, order, uid);
    const lines = linesOfReport(told, { lines: order.bill.lines, own });
    if (lines === null) return refuse('ISSUE_LINES');
    const said = reports.map((report) => ({ of: report, lines: issueLines(report), words: report.words }));
    // the same again, even where its answer was lost and it is answered by now
    if (said.some((one) => one.of.uid === uid && isSameReport(one, { lines, words }))) return order;
    if (
      areNamed(
        lines,
        said.filter((one) => one.of !== first),
      )
    )
      return refuse('ISSUE_NAMED');
    if (first) await rewriteIssue(trx, first, words, rowsOf(order, first.id, lines, now));
    else {
      const id = randomUUIDv7();
      const report = {
        id,
        order_id: order.id,
        brand: order.brand,
        store_id: order.storeId,
        uid,
        words,
        version: 1,
        made_at: now,
        ...{ answered_at: null, answer: null, answered_by: null, answered_name: null },
        ...{ amount: null, voucher_code: null },
      };
      await insertIssue(trx, report, rowsOf(order, id, lines, now));
    }
    publishOrderEvent(trx, order, now);
    return order;
  });
}
