import { createHmac } from 'node:crypto';
import type { Book, Payment } from './book.ts';
import { giveBack } from './book.ts';
import { type ExchangeAnswer, json, parseBodyFields, type SandboxRequest } from './exchange.ts';
import type { ShopCallback } from './tell.ts';

/** The test merchants MoMo publishes. */
const MERCHANTS: Readonly<Record<string, { access: string; secret: string }>> = {
  MOMO: { access: 'F8BBA842ECF85', secret: 'K951B6PE1waDMi640xX08PD3vg6EkVlz' },
  MOMOBKUN20180529: { access: 'klm05TvNBzhg7h7j', secret: 'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa' },
  MOMOLRJZ20181206: { access: 'mTCKt9W3eU1m39TW', secret: 'SetA5RDnLHvt51AULf51DyauxUo3kDU6' },
};

/** As the documentation lists them; written out, not sorted. */
const SIGNED = {
  create: 'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
  query: 'accessKey orderId partnerCode requestId',
  refund: 'accessKey amount description orderId partnerCode requestId transId',
  notice:
    'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId',
} as const;

type Fields = Readonly<Record<string, unknown>>;

function seal(what: keyof typeof SIGNED, partner: string, fields: Fields): string {
  const merchant = MERCHANTS[partner];
  if (!merchant) return '';
  const all: Fields = { ...fields, accessKey: merchant.access };
  const raw = SIGNED[what].split(' ').map((name) => `${name}=${all[name]}`);
  return createHmac('sha256', merchant.secret).update(raw.join('&')).digest('hex');
}

const MESSAGES: Readonly<Record<number, string>> = {
  0: 'Successful.',
  13: 'Merchant authentication failed.',
  20: 'Bad format request.',
  22: 'The transaction amount is out of range.',
  41: 'Duplicated orderId.',
  42: 'Invalid orderId or orderId is not found.',
  1000: 'Transaction is initiated, waiting for user confirmation.',
  1001: 'Transaction failed due to insufficient funds.',
  1005: 'Transaction failed because the url or QR code expired.',
  1006: 'Transaction failed because user has denied to confirm the payment.',
  1081: 'Refund failed. The transaction might have been refunded, or the amount exceeds it.',
};

const stamp = (resultCode: number) => ({
  responseTime: Date.now(),
  resultCode,
  message: MESSAGES[resultCode] ?? 'Unknown error.',
});

const CODE: Readonly<Record<Payment['state'], number>> = {
  open: 1000,
  paid: 0,
  failed: 1001,
  cancelled: 1006,
  expired: 1005,
};

const ORDER_ID = /^[0-9a-zA-Z]([-_.]*[0-9a-zA-Z]+)*$/;
/** an address with a path and nothing else */
const NOTICE_URL = /^https?:\/\/[\w.:-]+(\/[\w./-]*)?$/;

function created(payment: Payment, page: string): ExchangeAnswer {
  return json({
    partnerCode: payment.kept.partnerCode,
    requestId: payment.kept.requestId,
    orderId: payment.reference,
    amount: payment.amount,
    ...stamp(0),
    payUrl: page,
    deeplink: `momo://app?action=payWithApp&isScanQR=false&sid=${payment.id}`,
    // the code opens the page: any camera can follow it
    qrCodeUrl: page,
  });
}

function create(book: Book, asked: Fields, pageOf: (payment: Payment) => string): ExchangeAnswer {
  const { orderId, requestId, amount, ipnUrl, redirectUrl, requestType, extraData } = asked;
  const no = (code: number) => json({ orderId, requestId, amount, ...stamp(code) });
  const known = book.byReference(String(orderId), 'momo');
  if (known) {
    const same = known.kept.requestId === requestId && known.amount === amount;
    return same ? created(known, pageOf(known)) : no(41);
  }
  if (typeof orderId !== 'string' || !ORDER_ID.test(orderId) || orderId.length > 63) return no(20);
  if (typeof ipnUrl !== 'string' || !NOTICE_URL.test(ipnUrl) || typeof redirectUrl !== 'string')
    return no(20);
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return no(20);
  if (amount < 1000 || amount > 50_000_000) return no(22);
  if (requestType !== 'captureWallet' && requestType !== 'payWithATM') return no(20);
  const now = book.now();
  const payment = book.open({
    gateway: 'momo',
    reference: orderId,
    amount,
    about: String(asked.orderInfo),
    returnUrl: redirectUrl,
    noticeUrl: ipnUrl,
    kept: {
      partnerCode: String(asked.partnerCode),
      requestId: String(requestId),
      extraData: String(extraData),
    },
    begunAt: now,
    lastsUntil: now + 900_000,
  });
  return created(payment, pageOf(payment));
}

function query(book: Book, { orderId, requestId, partnerCode }: Fields): ExchangeAnswer {
  const payment = book.byReference(String(orderId), 'momo');
  if (!payment) return json({ partnerCode, requestId, orderId, ...stamp(42) });
  const last = payment.transactions[0];
  return json({
    partnerCode,
    requestId,
    orderId,
    extraData: payment.kept.extraData,
    amount: last?.amount ?? payment.amount,
    transId: last?.number ?? 0,
    payType: last ? 'qr' : '',
    refundTrans: payment.refunds.map(({ reference, transaction, amount }) => ({
      orderId: reference,
      transId: transaction,
      amount,
      resultCode: 0,
      createdTime: Date.now(),
    })),
    ...stamp(CODE[payment.state]),
  });
}

function refund(book: Book, { orderId, requestId, partnerCode, transId, amount }: Fields): ExchangeAnswer {
  const transaction = Number(transId);
  const outcome =
    Number(amount) < 1000
      ? 'too-little'
      : giveBack(book.byTransaction(transaction), {
          reference: String(orderId),
          transaction,
          amount: Number(amount),
        });
  const code = { done: 0, unknown: 42, 'too-much': 1081, 'too-little': 22 }[outcome];
  return json({ partnerCode, orderId, requestId, amount, transId: transaction, ...stamp(code) });
}

/** MoMo all-in-one v2: null = no such call. */
export function answerMomo(
  book: Book,
  { path, body }: SandboxRequest,
  pageOf: (payment: Payment) => string,
): ExchangeAnswer | null {
  const call = path.split('/').at(-1);
  if (call !== 'create' && call !== 'query' && call !== 'refund') return null;
  const asked = parseBodyFields(body);
  const partner = String(asked.partnerCode);
  if (!MERCHANTS[partner] || asked.signature !== seal(call, partner, asked))
    return json({ orderId: asked.orderId, requestId: asked.requestId, ...stamp(13) });
  if (call === 'create') return create(book, asked, pageOf);
  return call === 'query' ? query(book, asked) : refund(book, asked);
}

/** The fields told by callback and in the address the payer comes back with. */
function word(payment: Payment, transaction: { number: number; amount: number } | null) {
  const partner = payment.kept.partnerCode ?? '';
  const fields = {
    partnerCode: partner,
    orderId: payment.reference,
    requestId: payment.kept.requestId,
    amount: transaction?.amount ?? payment.amount,
    orderInfo: payment.about,
    orderType: 'momo_wallet',
    transId: transaction?.number ?? Date.now(),
    ...stamp(transaction ? 0 : CODE[payment.state]),
    payType: transaction ? 'qr' : '',
    extraData: payment.kept.extraData,
  };
  return { ...fields, signature: seal('notice', partner, fields) };
}

export function momoNotice(
  payment: Payment,
  transaction: { number: number; amount: number } | null,
): ShopCallback {
  return {
    method: 'POST',
    url: payment.noticeUrl,
    type: 'application/json; charset=UTF-8',
    body: JSON.stringify(word(payment, transaction)),
    isUnderstood: (status) => status === 204,
  };
}

export function momoReturn(payment: Payment): string {
  const url = new URL(payment.returnUrl);
  const fields = word(payment, payment.transactions.at(-1) ?? null);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  return url.href;
}
