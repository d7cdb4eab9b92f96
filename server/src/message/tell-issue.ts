import { ORDER_NEWS_LASTS } from '@mam/domain/message/order-news.ts';
import type { IssueAnswerKind } from '@mam/domain/order/issue-report.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Trx } from '../db/dialect.ts';
import { tellDiner } from './tell.ts';
import { linkToOrder, readBuyerLanguage, uidsOfBuyers } from './tell-buyer.ts';

interface AnsweredIssue {
  readonly id: string;
  readonly kind: IssueAnswerKind;
  /** null = nobody by now */
  readonly reporter: string | null;
}

/** [MS19] Tells whoever made a report, and the buyers, that it is answered and how. */
export async function tellIssueAnswered(
  trx: Trx,
  order: PlacedOrder,
  { id, kind: how, reporter }: AnsweredIssue,
  now: number,
): Promise<void> {
  const { brand, code } = order;
  const uids = new Set([...(reporter === null ? [] : [reporter]), ...(await uidsOfBuyers(trx, order))]);
  for (const uid of uids)
    await tellDiner(trx, uid, async () => ({
      brand,
      key: `issue_answered/${id}`,
      kind: 'issue_answered' as const,
      values: { code, how, link: linkToOrder(order) },
      language: await readBuyerLanguage(trx, uid, order),
      now,
      until: now + ORDER_NEWS_LASTS,
    }));
}
