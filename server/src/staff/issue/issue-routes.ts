import { AnswerIssueBody, IssuePicture } from '@mam/contract/issue/issue.schema.ts';
import { getReportedPicture } from '@mam/contract/issue/issue-picture.ts';
import { ANSWER_ISSUE_REFUSES } from '@mam/contract/issue/refusals.ts';
import { minorFromTyped } from '@mam/contract/money/money-wire.ts';
import { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { answerIssue as answerIssueCall } from '@mam/contract/staff/issue/answer-issue.ts';
import { mayAnswerIssue } from '@mam/domain/staff/issue-answers.ts';
import type { Feature } from '../../context.ts';
import { type Answer, isRefused, ok, refuse } from '../../http/answer.ts';
import { answerIssue, type IssueAnswered } from '../../issue/answer-issue.ts';
import { issueById, pictureOfIssue } from '../../issue/queries.ts';
import { orderByCode } from '../../order/queries.ts';
import { askRefund } from '../../payment/ask-refund.ts';
import { paymentsOfOrder } from '../../payment/money.ts';
import { recordOrderAct, recordRefunds } from '../acts.ts';
import { orderNow } from '../order-command.ts';
import { atOrder } from '../places.ts';
import { type StaffCommand, serveStaff, serveStaffCommand } from '../serve-staff.ts';

/** [AU2] An answer as the trail keeps it: money that went out by its refunds, a voucher, a call. */
async function recordAnswer(
  hand: Pick<StaffCommand<{ answer: StaffOrder }, object>, 'trx' | 'actor' | 'now'>,
  { order, refunds, amount, voucherCode }: IssueAnswered,
): Promise<void> {
  const about = { ...hand, order };
  if (voucherCode !== null)
    recordOrderAct(about, {
      name: 'giveVoucher',
      details: { amount: amount ?? 0, currency: order.currency.symbol },
    });
  else if (amount === null) recordOrderAct(about, { name: 'callBack' });
  else
    await recordRefunds(
      about,
      refunds.map(({ id }) => id),
      { name: 'refund', reason: JSON.parse(refunds[0]?.document ?? '{}').reason ?? '' },
    );
}

/** The answers of the restaurant to what was reported missing or wrong. */
export const staffIssueRoutes: Feature = (app, context) => {
  const { database } = context;
  serveStaff(
    app,
    context,
    getReportedPicture,
    { may: 'editOrders', at: atOrder, answer: IssuePicture },
    async ({ order, params, reply }) => {
      reply.header('cache-control', 'no-store');
      const issue = await issueById(database.read, order, params.issue);
      const picture = issue && (await pictureOfIssue(database.read, issue));
      return picture === undefined ? refuse('UNKNOWN') : ok({ picture });
    },
  );

  serveStaffCommand(
    app,
    context,
    answerIssueCall,
    {
      may: 'editOrders',
      at: atOrder,
      once: true,
      body: AnswerIssueBody,
      answer: StaffOrder,
      refuses: ANSWER_ISSUE_REFUSES,
    },
    {
      act: async ({
        trx,
        staff,
        actor,
        order,
        params: { issue },
        body: { kind, version, amount, lines },
        now,
      }): Promise<Answer<readonly string[], (typeof ANSWER_ISSUE_REFUSES)[number]>> => {
        if (!mayAnswerIssue(staff.role, kind)) return refuse('NOT_YOURS');
        const sum = amount === undefined ? null : minorFromTyped(amount, order.currency);
        if (amount !== undefined && (sum === null || kind !== 'voucher')) return refuse('MALFORMED');
        if (lines && kind !== 'refund') return refuse('MALFORMED');
        const wish = { actor, version, kind, amount: sum, lines: lines ?? null, now };
        const answered = await answerIssue(trx, context, order, issue, wish);
        if (isRefused(answered)) return answered;
        await recordAnswer({ trx, actor, now }, answered);
        return ok(answered.refunds.map(({ id }) => id));
      },
      tell: async (written, { staff, params: { code } }) => {
        const row = await orderByCode(database.read, staff.brand, code);
        const refunds =
          row && written.length > 0 ? await paymentsOfOrder(database.read, row.brand, row.id) : [];
        for (const refund of refunds) if (written.includes(refund.id)) await askRefund(context, refund);
        const order = await orderNow(context, staff, code);
        return order ? ok(order) : refuse('UNKNOWN');
      },
    },
  );
};
