import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import { IssueBody } from '@mam/contract/issue/issue.schema.ts';
import { ISSUE_REFUSES } from '@mam/contract/issue/refusals.ts';
import { reportIssue as reportIssueCall } from '@mam/contract/issue/report-issue.ts';
import { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { cleanText, isWithin } from '@mam/domain/contact/text.ts';
import { ISSUE_WORDS_LENGTH } from '@mam/domain/issue/report-issue.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { serveDiner } from '../http/serve.ts';
import { findOrder, isBuyersOrder } from '../order/buyer.ts';
import { peopleOfOrder } from '../order/people.ts';
import { detailForDiner } from '../order/whole-order.ts';
import { reportIssue } from './report-issue.ts';

/** An app knows a line by the key its cart had, without what was added to it on the way. */
const underKeysOfBill = ({ bill }: PlacedOrder, told: IssueBody['lines']): IssueBody['lines'] =>
  told.map((line) => {
    const found =
      bill.lines.find(({ key }) => key === line.key) ??
      bill.lines.find(({ key }) => lineKeyOf(key) === line.key);
    return found ? { ...line, key: found.key } : line;
  });

/** The diners of an order say what was missing or wrong. */
export const issueRoutes: Feature = (app, context) => {
  const { database, now, rateLimits } = context;

  serveDiner(
    app,
    context,
    reportIssueCall,
    { body: IssueBody, answer: OrderDetail, refuses: ISSUE_REFUSES },
    async ({ params, body, diner: { uid }, request }) => {
      const order = await findOrder(context, params.order_hash);
      if (!order) return refuse('UNKNOWN');
      const buyer = await isBuyersOrder(context, order, uid);
      const people = buyer ? [] : await peopleOfOrder(database.read, order);
      if (!buyer && !people.some((person) => person.uid === uid)) return refuse('NOT_YOURS');
      const words = cleanText(body.words ?? '', { lines: true });
      if (!isWithin(words, ISSUE_WORDS_LENGTH))
        return refuse('ISSUE_WORDS_TOO_LONG', { limit: ISSUE_WORDS_LENGTH });
      if (!rateLimits.issuesOfDiner.take(uid) || !rateLimits.issuesOfOrder.take(order.id))
        return refuse('TOO_OFTEN');
      const lines = underKeysOfBill(order, body.lines);
      const reported = await reportIssue(database, order, { uid, buyer, lines, words, now: now() });
      if (isRefused(reported)) return reported;
      return ok(
        await detailForDiner(context, reported, { uid, mine: buyer, language: languageFor(request) }),
      );
    },
  );
};
