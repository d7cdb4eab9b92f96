import { createHmac } from 'node:crypto';
import type { Book, Payment } from './book.ts';
import { giveBack } from './book.ts';
import { type ExchangeAnswer, type SandboxRequest, text } from './exchange.ts';
import type { ShopCallback } from './tell.ts';

/** The test merchants OnePay publishes. */
const MERCHANTS: Readonly<Record<string, { access: string; key: string }>> = {
  TESTONEPAY: { access: '6BEB2546', key: '6D0870CDE5F24F34F3915FB0045120DB' },
  TESTONEPAY31: { access: '6BEB2566', key: '6D0870CDE5F24F34F3915FB0045120D6' },
  ONEPAY: { access: 'D67342C2', key: 'A3EFDFABA8653DF2342E8DAC29B51AF0' },
};

const CODE: Readonly<Record<Payment['state'], string>> = {
  open: '100',
  paid: '0',
  failed: '1',
  cancelled: '99',
  expired: '253',
};

/** In byte order of the names; what is empty and what does not begin with vpc_ or user_ is left out. */
function seal(key: string, params: URLSearchParams): string {
  const sorted = [...params].filter(([name, value]) => {
    const ours = name.startsWith('vpc_') || name.startsWith('user_');
    return ours && value !== '' && !name.startsWith('vpc_SecureHash');
  });
  sorted.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const raw = sorted.map((pair) => pair.join('=')).join('&');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(raw, 'utf8').digest('hex').toUpperCase();
}

function verifyMerchant(params: URLSearchParams) {
  const merchant = MERCHANTS[params.get('vpc_Merchant') ?? ''];
  if (!merchant || merchant.access !== params.get('vpc_AccessCode')) return null;
  return (params.get('vpc_SecureHash') ?? '').toUpperCase() === seal(merchant.key, params) ? merchant : null;
}

function sealed(fields: Readonly<Record<string, string>>): URLSearchParams {
  const params = new URLSearchParams(fields);
  params.set('vpc_SecureHash', seal(MERCHANTS[fields.vpc_Merchant ?? '']?.key ?? '', params));
  return params;
}

const form = (params: URLSearchParams): ExchangeAnswer => ({
  type: 'application/x-www-form-urlencoded; charset=utf-8',
  body: params.toString(),
});

function pay(book: Book, params: URLSearchParams, pageOf: (payment: Payment) => string): ExchangeAnswer {
  // a wrong hash is an error page, nobody is sent back
  if (!verifyMerchant(params)) return text('OnePay (sandbox): the secure hash is wrong.', 400);
  const value = (name: string) => params.get(name) ?? '';
  const reference = value('vpc_MerchTxnRef');
  const hundredths = Number(value('vpc_Amount'));
  if (!reference || reference.length > 40 || !Number.isInteger(hundredths / 100) || hundredths <= 0)
    return text('OnePay (sandbox): the request is not valid.', 400);
  const now = book.now();
  const known = book.byReference(reference, 'onepay');
  if (known && known.state !== 'open') return { location: onepayReturn(known) };
  const payment =
    known ??
    book.open({
      gateway: 'onepay',
      reference,
      amount: hundredths / 100,
      about: value('vpc_OrderInfo'),
      returnUrl: value('vpc_ReturnURL'),
      noticeUrl: value('vpc_CallbackURL'),
      kept: { merchant: value('vpc_Merchant') },
      begunAt: now,
      lastsUntil: now + 900_000,
    });
  return { location: pageOf(payment) };
}

function word(payment: Payment, transaction: { number: number; amount: number } | null): URLSearchParams {
  const code = transaction ? '0' : CODE[payment.state];
  return sealed({
    vpc_Version: '2',
    vpc_Command: 'pay',
    vpc_Merchant: payment.kept.merchant ?? '',
    vpc_MerchTxnRef: payment.reference,
    vpc_OrderInfo: payment.about,
    vpc_Amount: String((transaction?.amount ?? payment.amount) * 100),
    vpc_TxnResponseCode: code,
    vpc_Message: code === '0' ? 'Approved' : 'Declined',
    vpc_TransactionNo: transaction ? String(transaction.number) : '',
    vpc_Card: 'VC',
    vpc_PayChannel: 'WEB',
  });
}

function queryDr(book: Book, params: URLSearchParams): ExchangeAnswer {
  const merchant = params.get('vpc_Merchant') ?? '';
  const payment = book.byReference(params.get('vpc_MerchTxnRef') ?? '', 'onepay');
  if (!payment) return form(sealed({ vpc_Merchant: merchant, vpc_Command: 'queryDR', vpc_DRExists: 'N' }));
  const answer = word(payment, payment.transactions[0] ?? null);
  answer.set('vpc_DRExists', 'Y');
  answer.set('vpc_SecureHash', seal(MERCHANTS[merchant]?.key ?? '', answer));
  return form(answer);
}

function refund(book: Book, params: URLSearchParams): ExchangeAnswer {
  const reference = params.get('vpc_MerchTxnRef') ?? '';
  const payment = book.byReference(params.get('vpc_OrgMerchTxnRef') ?? '', 'onepay');
  const amount = Number(params.get('vpc_Amount')) / 100;
  // the newest taking that has enough left
  const outcomes = [...(payment?.transactions ?? [])].reverse().map(
    ({ number }) =>
      () =>
        giveBack(payment, { reference, transaction: number, amount }),
  );
  const done = outcomes.some((tryOne) => tryOne() === 'done');
  return form(
    sealed({
      vpc_Merchant: params.get('vpc_Merchant') ?? '',
      vpc_MerchTxnRef: reference,
      vpc_OrgMerchTxnRef: params.get('vpc_OrgMerchTxnRef') ?? '',
      vpc_Amount: params.get('vpc_Amount') ?? '',
      vpc_TxnResponseCode: done ? '0' : '7',
      vpc_Message: done ? 'Approved' : 'Declined',
    }),
  );
}

/** OnePay's payment client: null = no such call. */
export function answerOnepay(
  book: Book,
  { method, path, query, body }: SandboxRequest,
  pageOf: (payment: Payment) => string,
): ExchangeAnswer | null {
  if (method === 'GET' && path.endsWith('/vpcpay.op')) return pay(book, query, pageOf);
  const params = new URLSearchParams(body);
  const call = path.split('/').at(-1);
  if (method !== 'POST' || (call !== 'queries' && call !== 'refunds')) return null;
  if (!verifyMerchant(params)) return text('vpc_Message=Invalid+hash', 400);
  return call === 'queries' ? queryDr(book, params) : refund(book, params);
}

export function onepayNotice(
  payment: Payment,
  transaction: { number: number; amount: number } | null,
): ShopCallback {
  const told = word(payment, transaction);
  return {
    method: 'GET',
    url: `${payment.noticeUrl}?${told}`,
    isUnderstood: (status, answer) => status === 200 && answer.startsWith('responsecode=1'),
  };
}

export function onepayReturn(payment: Payment): string {
  const url = new URL(payment.returnUrl);
  for (const [name, value] of word(payment, payment.transactions.at(-1) ?? null))
    url.searchParams.set(name, value);
  return url.href;
}
