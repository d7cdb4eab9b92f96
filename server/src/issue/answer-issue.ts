import { randomInt, randomUUIDv7 } from 'node:crypto';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { ANSWER_ISSUE_REFUSES } from '@mam/contract/issue/refusals.ts';
import { moneyVoucherName } from '@mam/contract/loyalty/exchange-texts.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { CampaignWire } from '@mam/contract/voucher/campaign.schema.ts';
import { ISSUE_VOUCHER_LASTS, voucherForIssue } from '@mam/domain/issue/answer-issue.ts';
import { worthOfReport } from '@mam/domain/issue/report-issue.ts';
import { drawVoucherCode } from '@mam/domain/loyalty/exchange.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { StaffActor } from '@mam/domain/order/actor.ts';
import type { IssueAnswerKind } from '@mam/domain/order/issue-report.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type LineToRefund, paidLines } from '@mam/domain/payment/line-refund.ts';
import type { Trx } from '../db/dialect.ts';
import type { PaymentRow } from '../db/tables/payment-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { tellIssueAnswered } from '../message/tell-issue.ts';
import { holdOrder } from '../order/queries.ts';
import { issueLines, type StoredIssue } from '../order/reports/issues.ts';
import { publishOrderEvent } from '../order/topic.ts';
import type { PaymentGateways } from '../outside/payment/gateways.ts';
import { writeRefund } from '../payment/refund-order.ts';
import type { MoneyWriting } from '../payment/settle-order.ts';
import { languagesAt } from '../store/languages.ts';
import { makeVoucher } from '../voucher/own-vouchers.ts';
import { issueById, writeAnswer } from './queries.ts';

type AnswerCode = (typeof ANSWER_ISSUE_REFUSES)[number];

/** An answer as staff give it. */
export interface IssueAnswering {
  readonly actor: StaffActor;
  /** of the report as it was read */
  readonly version: number;
  readonly kind: IssueAnswerKind;
  /** of a voucher, in minor units; null = as much as it may be */
  readonly amount: Minor | null;
  /** of a refund; null = the lines that are reported */
  readonly lines: readonly LineToRefund[] | null;
  /** epoch ms */
  readonly now: number;
}

/** An answer that was written, with the money and the code that came of it. */
export interface IssueAnswered {
  readonly order: PlacedOrder;
  readonly refunds: readonly PaymentRow[];
  /** given back, or the worth of the voucher; null = neither */
  readonly amount: Minor | null;
  readonly voucherCode: string | null;
}

/** The reason of a refund as the restaurant's own record keeps it. */
const REASON: Readonly<Record<'vi' | 'de', string>> = { vi: 'Báo thiếu, sai: ', de: 'Gemeldet: ' };

const ownLanguage = async (trx: Trx, { brand, storeId }: PlacedOrder) =>
  (await languagesAt(trx, brand, storeId))?.own ?? 'vi';

/** [PA70] The lines of a report go back as any refund of lines does. */
async function giveBack(
  trx: Trx,
  parts: MoneyWriting & { readonly gateways: PaymentGateways },
  order: PlacedOrder,
  issue: StoredIssue,
  { actor, lines, now }: IssueAnswering,
): Promise<Omit<IssueAnswered, 'order'> | Refused<AnswerCode>> {
  const reason = `${REASON[await ownLanguage(trx, order)]}${issue.lines.map(({ name }) => name).join(', ')}`;
  const wished = lines ?? issueLines(issue).map(({ key, quantity }) => ({ key, quantity }));
  const refunds = await writeRefund(trx, parts, order, { actor, amount: null, lines: wished, reason, now });
  if ('refused' in refunds) return refunds;
  return { refunds, amount: refunds.reduce((sum, { amount }) => sum + amount, 0), voucherCode: null };
}

/** [VO21] A voucher for the number of the order, worth no more than what is reported. */
async function giveVoucher(
  trx: Trx,
  order: PlacedOrder,
  issue: StoredIssue,
  { amount: wished, now }: IssueAnswering,
): Promise<Omit<IssueAnswered, 'order'> | Refused<AnswerCode>> {
  const { brand, currency, phoneNumber: number } = order;
  const worth = worthOfReport(issueLines(issue), paidLines(order));
  const amount = voucherForIssue({ wished, worth, number });
  if (typeof amount !== 'number') return refuse(amount.refused, { max: formatMoney(amount.max, currency) });
  const language = order.language ?? (await ownLanguage(trx, order));
  const campaign: CampaignWire = {
    campaign_id: 'issue',
    voucher_campaign_name: moneyVoucherName(formatMoney(amount, currency), language),
    many_times_code: drawVoucherCode(randomInt),
    date_start: seconds(now),
    date_end: seconds(now + ISSUE_VOUCHER_LASTS),
    benefit: { kind: 'amount', amount: toWire(amount, currency) },
  };
  await makeVoucher(trx, {
    id: randomUUIDv7(),
    brand,
    code: campaign.many_times_code,
    phone_number: number,
    document: JSON.stringify(campaign),
    currency: currency.symbol,
    made_at: now,
    ends_at: campaign.date_end * 1000 + 999,
  });
  return { refunds: [], amount, voucherCode: campaign.many_times_code };
}

/** [OR123] Somebody has to be there to be called. */
const call = ({ phone }: PlacedOrder): Omit<IssueAnswered, 'order'> | Refused<AnswerCode> =>
  phone === '' ? refuse('ISSUE_NO_NUMBER') : { refunds: [], amount: null, voucherCode: null };

/**
 * [OR123] Answers a report, once: of two at once the first one counts, and the other hears whose it was. The diner reads it
 * at once [OR124], and is told of it [MS19].
 */
export async function answerIssue(
  trx: Trx,
  parts: MoneyWriting & { readonly gateways: PaymentGateways },
  seen: PlacedOrder,
  id: string,
  answering: IssueAnswering,
): Promise<IssueAnswered | Refused<AnswerCode>> {
  const order = await holdOrder(trx, seen.brand, seen.id);
  const issue = order && (await issueById(trx, order, id));
  if (!order || !issue) return refuse('UNKNOWN');
  if (issue.answered_at !== null) return refuse('ISSUE_ANSWERED', { name: issue.answered_name ?? '' });
  const { kind, actor, version, now } = answering;
  if (issue.version !== version) return refuse('ISSUE_CHANGED');
  const done =
    kind === 'refund'
      ? await giveBack(trx, parts, order, issue, answering)
      : kind === 'voucher'
        ? await giveVoucher(trx, order, issue, answering)
        : call(order);
  if ('refused' in done) return done;
  await writeAnswer(trx, issue, {
    answer: kind,
    answered_at: now,
    answered_by: actor.id,
    answered_name: actor.shownName,
    amount: done.amount,
    voucher_code: done.voucherCode,
  });
  publishOrderEvent(trx, order, now);
  await tellIssueAnswered(trx, order, { kind, reporter: issue.uid, id }, now);
  return { order, ...done };
}
