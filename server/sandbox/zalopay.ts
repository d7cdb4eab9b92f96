import { createHmac } from 'node:crypto';
import type { Book, Payment } from './book.ts';
import { giveBack } from './book.ts';
import { type ExchangeAnswer, json, parseBodyFields, type SandboxRequest } from './exchange.ts';
import type { ShopCallback } from './tell.ts';

/** The test applications ZaloPay publishes. */
const APPS: Readonly<Record<string, { key1: string; key2: string }>> = {
  2553: { key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL', key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz' },
  553: { key1: '9phuAOYhan4urywHTh0ndEXiV3pKHr5Q', key2: 'Iyz2habzyr7AG8SgvoBCbKwKi3UzlLi3' },
  2554: { key1: 'sdngKKJmqEMzvh5QQcdD2A9XBSKUNaYn', key2: 'trMrHtvjo6myautxDUiAcYsVtaeQ8nhf' },
};

const QUARTER = 15 * 60_000;
const seal = (key: string, raw: string) => createHmac('sha256', key).update(raw).digest('hex');

type Fields = Readonly<Record<string, unknown>>;

const no = (detail: number, message: string) =>
  json({
    return_code: 2,
    return_message: 'Giao dịch thất bại',
    sub_return_code: detail,
    sub_return_message: message,
  });
const yes = (more: object) =>
  json({ return_code: 1, return_message: 'Giao dịch thành công', sub_return_code: 1, ...more });

/** "261122" by a clock in Hanoi. */
function today({ now }: Book): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    year: '2-digit',
    month: '2-digit',
    day: '2-digit',
  }).format(now());
  return parts.split('/').reverse().join('');
}

function links(payment: Payment, page: string): ExchangeAnswer {
  return yes({
    order_url: page,
    zp_trans_token: payment.id,
    order_token: payment.id,
    qr_code: page,
  });
}

function create(
  book: Book,
  asked: Fields,
  key1: string,
  pageOf: (payment: Payment) => string,
): ExchangeAnswer {
  const { app_id, app_trans_id, app_user, amount, app_time, embed_data, item } = asked;
  const raw = `${app_id}|${app_trans_id}|${app_user}|${amount}|${app_time}|${embed_data}|${item}`;
  if (asked.mac !== seal(key1, raw)) return no(-402, 'mac not valid');
  const reference = String(app_trans_id);
  if (!reference.startsWith(`${today(book)}_`) || reference.length > 40)
    return no(-401, 'app_trans_id not valid');
  if (Math.abs(book.now() - Number(app_time)) > QUARTER) return no(-401, 'app_time not valid');
  if (!Number.isInteger(Number(amount)) || Number(amount) < 1000) return no(-401, 'amount not valid');
  if (book.byReference(reference, 'zalopay')) return no(-68, 'duplicate app_trans_id');
  const now = book.now();
  const embedded = parseBodyFields(String(embed_data));
  const payment = book.open({
    gateway: 'zalopay',
    reference,
    amount: Number(amount),
    about: String(asked.description),
    returnUrl: String(embedded.redirecturl),
    noticeUrl: String(asked.callback_url),
    kept: { app: String(app_id), time: String(app_time), user: String(app_user), embed: String(embed_data) },
    begunAt: now,
    lastsUntil: now + Math.max(300, Number(asked.expire_duration_seconds ?? 900)) * 1000,
  });
  return links(payment, pageOf(payment));
}

function query(book: Book, asked: Fields, key1: string): ExchangeAnswer {
  const reference = String(asked.app_trans_id);
  if (asked.mac !== seal(key1, `${asked.app_id}|${reference}|${key1}`)) return no(-402, 'mac not valid');
  const payment = book.byReference(reference, 'zalopay');
  if (!payment) return no(-101, 'transaction not found');
  const [taken] = payment.transactions;
  if (taken)
    return yes({ is_processing: false, amount: taken.amount, zp_trans_id: taken.number, discount_amount: 0 });
  if (payment.state === 'cancelled') return no(-329, 'cancelled by user');
  if (payment.state === 'expired' || book.now() > payment.lastsUntil) return no(-54, 'expired');
  if (payment.state === 'failed') return no(-32, 'payment failed');
  return json({ return_code: 3, return_message: 'Đơn hàng chưa thanh toán', is_processing: false });
}

function refund(book: Book, asked: Fields, key1: string): ExchangeAnswer {
  const { app_id, zp_trans_id, amount, description, timestamp } = asked;
  const raw = `${app_id}|${zp_trans_id}|${amount}|${description}|${timestamp}`;
  if (asked.mac !== seal(key1, raw)) return no(-402, 'mac not valid');
  const reference = String(asked.m_refund_id);
  if (!reference.startsWith(`${today(book)}_${app_id}_`)) return no(-401, 'm_refund_id not valid');
  const transaction = Number(zp_trans_id);
  const payment = book.byTransaction(transaction);
  if (payment?.refunds.some((one) => one.reference === reference)) return no(-68, 'duplicate m_refund_id');
  const outcome = giveBack(payment, { reference, transaction, amount: Number(amount) });
  if (outcome !== 'done') return no(outcome === 'unknown' ? -101 : -13, 'refund not possible');
  // it is under way, and query_refund says when it has arrived
  return json({ return_code: 3, return_message: 'Đang hoàn tiền', refund_id: Date.now() });
}

function queryRefund(book: Book, asked: Fields, key1: string): ExchangeAnswer {
  const { app_id, m_refund_id, timestamp } = asked;
  if (asked.mac !== seal(key1, `${app_id}|${m_refund_id}|${timestamp}`)) return no(-402, 'mac not valid');
  const known = book.all().some(({ refunds }) => refunds.some(({ reference }) => reference === m_refund_id));
  return known ? yes({}) : no(-101, 'refund not found');
}

/** ZaloPay v2: null = no such call. */
export function answerZalopay(
  book: Book,
  { path, body }: SandboxRequest,
  pageOf: (payment: Payment) => string,
): ExchangeAnswer | null {
  const asked = parseBodyFields(body);
  const app = APPS[String(asked.app_id)];
  const call = path.split('/').at(-1) ?? '';
  if (!['create', 'query', 'refund', 'query_refund'].includes(call)) return null;
  if (!app) return no(-402, 'app not valid');
  if (call === 'create') return create(book, asked, app.key1, pageOf);
  if (call === 'query') return query(book, asked, app.key1);
  return call === 'refund' ? refund(book, asked, app.key1) : queryRefund(book, asked, app.key1);
}

/** Only success is told. */
export function zalopayNotice(
  payment: Payment,
  transaction: { number: number; amount: number } | null,
): ShopCallback | null {
  if (!transaction) return null;
  const { app = '', time, user, embed } = payment.kept;
  const data = JSON.stringify({
    app_id: Number(app),
    app_trans_id: payment.reference,
    app_time: Number(time),
    app_user: user,
    amount: transaction.amount,
    embed_data: embed,
    item: '[]',
    zp_trans_id: transaction.number,
    server_time: Date.now(),
    channel: 38,
    merchant_user_id: 'sandbox',
    zp_user_id: 'sandbox',
    user_fee_amount: 0,
    discount_amount: 0,
  });
  return {
    method: 'POST',
    url: payment.noticeUrl,
    type: 'application/json',
    body: JSON.stringify({ data, mac: seal(APPS[app]?.key2 ?? '', data), type: 1 }),
    isUnderstood: (_, answer) => [1, 2].includes(Number(parseBodyFields(answer).return_code)),
  };
}

export function zalopayReturn(payment: Payment): string {
  const url = new URL(payment.returnUrl);
  const { app = '' } = payment.kept;
  const status = payment.state === 'paid' ? '1' : '-49';
  const values = [app, payment.reference, '38', '', String(payment.amount), '0', status];
  const names = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status'];
  for (const [index, name] of names.entries()) url.searchParams.set(name, values[index] ?? '');
  url.searchParams.set('checksum', seal(APPS[app]?.key2 ?? '', values.join('|')));
  return url.href;
}
