import type { ISSUE_PICTURE_REFUSES } from '@mam/contract/issue/refusals.ts';
import { whyNoReport } from '@mam/domain/issue/report-issue.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Database } from '../../db/database.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { holdOrder } from '../../order/queries.ts';
import { issuesOfOrders } from '../../order/reports/issues.ts';
import { publishOrderEvent } from '../../order/topic.ts';
import { reportable } from '../report-issue.ts';

interface Showing {
  readonly uid: string;
  /** as it is shown */
  readonly picture: Buffer;
  /** epoch ms */
  readonly now: number;
}

/** [OR126] Lays a picture beside the caller's report that nobody has answered; the next one takes its place. */
export function keepPicture(
  database: Database,
  seen: Pick<PlacedOrder, 'brand' | 'id'>,
  { uid, picture: shown, now }: Showing,
): Promise<PlacedOrder | Refused<(typeof ISSUE_PICTURE_REFUSES)[number]>> {
  return database.transaction<PlacedOrder | Refused<(typeof ISSUE_PICTURE_REFUSES)[number]>>(async (trx) => {
    const order = await holdOrder(trx, seen.brand, seen.id);
    if (!order) return refuse('UNKNOWN');
    const late = whyNoReport(reportable(order), now);
    if (late) return refuse(late);
    const reports = (await issuesOfOrders(trx, [order])).get(order.id) ?? [];
    const report = reports.find((one) => one.uid === uid && one.answered_at === null);
    if (!report) return refuse('ISSUE_NONE_OPEN');
    const picture = shown.toString('base64');
    const before = await trx
      .selectFrom('issue_pictures')
      .select('picture')
      .where('report_id', '=', report.id)
      .executeTakeFirst();
    if (before?.picture === picture) return order;
    const row = { report_id: report.id, brand: order.brand, picture, at: now };
    await trx
      .insertInto('issue_pictures')
      .values(row)
      .onConflict((on) => on.column('report_id').doUpdateSet({ picture, at: now }))
      .execute();
    // an answer is to what was read
    await trx
      .updateTable('issue_reports')
      .set({ version: report.version + 1 })
      .where('id', '=', report.id)
      .execute();
    publishOrderEvent(trx, order, now);
    return order;
  });
}
