import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { jsonOrNull } from '../../ask.ts';
import { agreed, Dong, isSameSignature } from '../ask-gateway.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import {
  type Begun,
  type Channel,
  GatewayUnclear,
  type Incoming,
  type PaymentGateway,
  type PaymentToBegin,
  type RefundReport,
  type RefundToBegin,
  type Reply,
  type Report,
} from '../gateway.ts';
import { newReference } from '../reference.ts';
import { safeLink } from '../safe-link.ts';
import { momoState } from './momo-codes.ts';
import { momoSignature, type Signed } from './momo-signature.ts';

export interface MomoKeys {
  readonly partnerCode: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** without a slash at the end */
  readonly url: string;
  /** where links may lead besides MoMo's own hosts */
  readonly origins: readonly string[];
  readonly breaker: CircuitBreaker;
}

const REQUEST_TYPE: Readonly<Record<Channel, string>> = {
  QR: 'captureWallet',
  APP: 'captureWallet',
  ATM: 'payWithATM',
};

/** Beyond this two numbers would read alike. */
const MomoNumber = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
const Answer = Type.Object({ resultCode: Type.Integer() });
const Created = Type.Object({
  resultCode: Type.Integer(),
  orderId: Type.String(),
  amount: Dong,
  payUrl: Type.Optional(Type.String({ maxLength: 2000 })),
  deeplink: Type.Optional(Type.String({ maxLength: 2000 })),
  qrCodeUrl: Type.Optional(Type.String({ maxLength: 2000 })),
});
const Queried = Type.Object({
  resultCode: Type.Integer(),
  orderId: Type.String(),
  amount: Type.Optional(Dong),
  transId: Type.Optional(MomoNumber),
});

/** Everything that is signed in a callback. */
const MomoCallback = Type.Object({
  amount: Dong,
  extraData: Type.String(),
  message: Type.String(),
  orderId: Type.String({ maxLength: 200 }),
  orderInfo: Type.String(),
  orderType: Type.String(),
  partnerCode: Type.String(),
  payType: Type.String(),
  requestId: Type.String(),
  responseTime: Type.Integer(),
  resultCode: Type.Integer(),
  transId: MomoNumber,
});

const DUPLICATE_ORDER = 41;
const UNKNOWN_ORDER = 42;
const STILL_WORKING = new Set([7000, 7002, 1000]);

/** MoMo, all-in-one, version 2. */
export function momoGateway(keys: MomoKeys): PaymentGateway {
  const { partnerCode, accessKey, secretKey } = keys;
  const trusted = { hosts: ['momo.vn'], schemes: ['momo:'], origins: keys.origins };
  const ask = (path: string, now: number, signed: Signed, beside: Signed = {}) => {
    const { requestType, ...rest } = signed;
    const body = {
      ...rest,
      ...(requestType !== undefined && { requestType }),
      ...beside,
      signature: momoSignature(signed, accessKey, secretKey),
    };
    const url = `${keys.url}/v2/gateway/api/${path}`;
    return keys.breaker.ask({ url, type: 'json', body: JSON.stringify(body), now }, (text) => ({
      text,
      ...agreed(Answer, text),
    }));
  };

  const begin = async (asked: PaymentToBegin): Promise<Begun> => {
    const signed = {
      partnerCode,
      // the idempotency key: asked again, MoMo answers the same
      requestId: asked.reference,
      orderId: asked.reference,
      amount: asked.amount,
      orderInfo: asked.about,
      redirectUrl: asked.returnUrl,
      ipnUrl: asked.noticeUrl,
      requestType: REQUEST_TYPE[asked.channel],
      extraData: '',
    };
    const lang = asked.language === 'vi' ? 'vi' : 'en';
    const { resultCode, text } = await ask('create', asked.now, signed, { lang });
    if (resultCode === DUPLICATE_ORDER) return { state: 'taken', code: String(resultCode) };
    if (STILL_WORKING.has(resultCode) || resultCode === 40) throw new GatewayUnclear(`code ${resultCode}`);
    if (resultCode !== 0) return { state: 'refused', code: String(resultCode) };
    const created = agreed(Created, text);
    if (created.orderId !== asked.reference || created.amount !== asked.amount)
      throw new GatewayUnclear('the answer is about something else');
    return {
      state: 'pending',
      links: {
        payUrl: safeLink(created.payUrl, trusted),
        deepLink: safeLink(created.deeplink, trusted),
        qrData: created.qrCodeUrl ?? '',
      },
    };
  };

  const reportOf = (code: number, amount: number | undefined, transId: number | undefined): Report => {
    const state = momoState(code);
    if (state === null) throw new GatewayUnclear(`code ${code}`);
    const paid = state === 'paid';
    if (paid && (amount === undefined || !transId))
      throw new GatewayUnclear('paid, and nobody says how much');
    return {
      state,
      amount: paid ? (amount ?? null) : null,
      transaction: paid ? String(transId) : null,
      code: String(code),
    };
  };

  const report = async (reference: string, now: number): Promise<Report> => {
    const signed = { partnerCode, requestId: randomUUID(), orderId: reference };
    const { resultCode, text } = await ask('query', now, signed, { lang: 'en' });
    // never begun there: whatever we meant to ask did not arrive
    if (resultCode === UNKNOWN_ORDER) return { state: 'failed', amount: null, transaction: null, code: '42' };
    const { orderId, amount, transId } = agreed(Queried, text);
    if (orderId !== reference) throw new GatewayUnclear('the answer is about something else');
    return reportOf(resultCode, amount, transId);
  };

  const refund = async (asked: RefundToBegin): Promise<RefundReport> => {
    const signed = {
      partnerCode,
      orderId: asked.reference,
      requestId: asked.reference,
      amount: asked.amount,
      transId: asked.paid.transaction,
      description: asked.about,
    };
    return refundReportOf((await ask('refund', asked.now, signed, { lang: 'en' })).resultCode);
  };

  const refundReportOf = (code: number): RefundReport => {
    if (code === 0) return { state: 'done', code: '0' };
    if (STILL_WORKING.has(code) || code === 40 || code === DUPLICATE_ORDER || code === 1080)
      return { state: 'asked', code: String(code) };
    return { state: 'failed', code: String(code) };
  };

  const readNotice = ({ body }: Incoming) => {
    const told = jsonOrNull(body);
    if (!Value.Check(MomoCallback, told) || told.partnerCode !== partnerCode) return null;
    const { signature } = told as { signature?: unknown };
    const fields = Object.fromEntries(SIGNED_IN_NOTICE.map((name) => [name, told[name]]));
    if (!isSameSignature(signature, momoSignature(fields, accessKey, secretKey))) return null;
    const state = momoState(told.resultCode);
    if (state === null) return null;
    return { reference: told.orderId, report: reportOf(told.resultCode, told.amount, told.transId) };
  };

  return {
    begin,
    report,
    refundReference: newReference,
    refund,
    // the same request again: MoMo keeps the answer of a requestId for a month
    refundReport: refund,
    readNotice,
    reply: (verdict): Reply => {
      if (verdict === 'unsigned') return { status: 401, type: 'text/plain', body: 'bad signature' };
      if (verdict === 'retry') return { status: 503, type: 'text/plain', body: 'try again' };
      return { status: 204, type: 'text/plain', body: '' };
    },
  };
}

const SIGNED_IN_NOTICE = Object.keys(MomoCallback.properties) as (keyof typeof MomoCallback.properties)[];
