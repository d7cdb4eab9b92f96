import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import {
  IssueBody,
  IssuePicture,
  IssuePictureBody,
  MOST_PICTURE_TEXT,
} from '@mam/contract/issue/issue.schema.ts';
import { getIssuePicture, sendIssuePicture } from '@mam/contract/issue/issue-picture.ts';
import { ISSUE_PICTURE_REFUSES, ISSUE_REFUSES } from '@mam/contract/issue/refusals.ts';
import { reportIssue as reportIssueCall } from '@mam/contract/issue/report-issue.ts';
import { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { cleanText, isWithin } from '@mam/domain/contact/text.ts';
import { ISSUE_WORDS_LENGTH } from '@mam/domain/issue/report-issue.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context, Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { serveDiner } from '../http/serve.ts';
import { findOrder, isBuyersOrder } from '../order/buyer.ts';
import { peopleOfOrder } from '../order/people.ts';
import { detailForDiner } from '../order/whole-order.ts';
import { keepPicture } from './picture/issue-pictures.ts';
import { shownPicture } from './picture/shown-picture.ts';
import { issueById, pictureOfIssue } from './queries.ts';
import { reportIssue } from './report-issue.ts';

/** An app knows a line by the key its cart had, without what was added to it on the way. */
const underKeysOfBill = ({ bill }: PlacedOrder, told: IssueBody['lines']): IssueBody['lines'] =>
  told.map((line) => {
    const found =
      bill.lines.find(({ key }) => key === line.key) ??
      bill.lines.find(({ key }) => lineKeyOf(key) === line.key);
    return found ? { ...line, key: found.key } : line;
  });

/** [OR121] The order of a hash for whoever may report of it: its buyer, or one of those it was ordered for. */
async function reportersOrder(context: Context, hash: string, uid: string) {
  const order = await findOrder(context, hash);
  if (!order) return refuse('UNKNOWN');
  const buyer = await isBuyersOrder(context, order, uid);
  const people = buyer ? [] : await peopleOfOrder(context.database.read, order);
  return buyer || people.some((person) => person.uid === uid) ? { order, buyer } : refuse('NOT_YOURS');
}

/** [OR126] The picture beside a report: sent and seen by whoever made it. */
function servePictures(...[app, context]: Parameters<Feature>): void {
  const { database, now, rateLimits } = context;

  serveDiner(
    app,
    context,
    sendIssuePicture,
    {
      body: IssuePictureBody,
      // and the braces around it
      mostBody: MOST_PICTURE_TEXT + 1_024,
      answer: OrderDetail,
      refuses: ISSUE_PICTURE_REFUSES,
    },
    async ({ params, body, diner: { uid }, request }) => {
      const found = await reportersOrder(context, params.order_hash, uid);
      if (isRefused(found)) return found;
      const { order, buyer: mine } = found;
      if (!rateLimits.issuesOfDiner.take(uid) || !rateLimits.issuesOfOrder.take(order.id))
        return refuse('TOO_OFTEN');
      const picture = await shownPicture(Buffer.from(body.picture, 'base64'));
      if (picture === null) return refuse('ISSUE_PICTURE');
      const kept = await keepPicture(database, order, { uid, picture, now: now() });
      if (isRefused(kept)) return kept;
      return ok(await detailForDiner(context, kept, { uid, mine, language: languageFor(request) }));
    },
  );

  serveDiner(
    app,
    context,
    getIssuePicture,
    { answer: IssuePicture },
    async ({ params, diner: { uid }, reply }) => {
      reply.header('cache-control', 'no-store');
      const order = await findOrder(context, params.order_hash);
      const issue = order && (await issueById(database.read, order, params.issue));
      if (!issue || issue.uid !== uid) return refuse('UNKNOWN');
      const picture = await pictureOfIssue(database.read, issue);
      return picture === undefined ? refuse('UNKNOWN') : ok({ picture });
    },
  );
}

/** The diners of an order say what was missing or wrong. */
export const issueRoutes: Feature = (app, context) => {
  const { database, now, rateLimits } = context;

  serveDiner(
    app,
    context,
    reportIssueCall,
    { body: IssueBody, answer: OrderDetail, refuses: ISSUE_REFUSES },
    async ({ params, body, diner: { uid }, request }) => {
      const found = await reportersOrder(context, params.order_hash, uid);
      if (isRefused(found)) return found;
      const { order, buyer } = found;
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

  servePictures(app, context);
};
