import { createHmac, randomBytes } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { jsonOrNull } from '../../ask.ts';
import { agreed, Dong, isSameSignature } from '../ask-gateway.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import {
  type Begun,
  GatewayUnclear,
  type Incoming,
  type Notice,
  type PaymentGateway,
  type PaymentToBegin,
  type RefundReport,
  type RefundToBegin,
  type Report,
  type Verdict,
} from '../gateway.ts';
import { vietnamDay } from '../reference.ts';
import { safeLink } from '../safe-link.ts';

export interface ZalopayKeys {
  readonly appId: number;
  /** signs what we ask */
  readonly key1: string;
  /** signs what they tell */
  readonly key2: string;
  readonly url: string;
  readonly origins: readonly string[];
  readonly breaker: CircuitBreaker;
}

/** ZaloPay signs values joined with bars; the order is part of the agreement. */
export function zalopayMac(key: string, ...values: readonly (string | number)[]): string {
  return createHmac('sha256', key).update(values.join('|')).digest('hex');
}

const Answer = Type.Object({
  return_code: Type.Integer(),
  sub_return_code: Type.Optional(Type.Integer()),
});
const Created = Type.Object({
  order_url: Type.String({ minLength: 1, maxLength: 2000 }),
  qr_code: Type.Optional(Type.String({ maxLength: 2000 })),
});
const ZalopayNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Queried = Type.Object({ amount: Dong, zp_trans_id: ZalopayNumber });
const Callback = Type.Object({ data: Type.String(), mac: Type.String() });
const CallbackData = Type.Object({
  app_id: Type.Integer(),
  app_trans_id: Type.String({ maxLength: 40 }),
  amount: Dong,
  zp_trans_id: ZalopayNumber,
});

const REPLIES: Readonly<Record<Verdict, readonly [code: number, message: string]>> = {
  taken: [1, 'success'],
  repeated: [2, 'already processed'],
  unsigned: [-1, 'mac not equal'],
  retry: [0, 'try again'],
};
const DUPLICATE = -68;
const CANCELLED = -329;
const EXPIRED = -54;

/** ZaloPay, version 2. */
export function zalopayGateway(keys: ZalopayKeys): PaymentGateway {
  const { appId, key1, key2 } = keys;
  const trusted = { hosts: ['zalopay.vn'], schemes: ['zalopay:'], origins: keys.origins };
  const ask = (path: string, now: number, body: object) =>
    keys.breaker.ask(
      { url: `${keys.url}/v2/${path}`, type: 'json', body: JSON.stringify(body), now },
      (text) => ({ text, ...agreed(Answer, text) }),
    );

  const begin = async (asked: PaymentToBegin): Promise<Begun> => {
    const embed = JSON.stringify({ redirecturl: asked.returnUrl });
    const answer = await ask('create', asked.now, {
      app_id: appId,
      app_user: 'mam',
      app_trans_id: asked.reference,
      app_time: asked.now,
      amount: asked.amount,
      item: '[]',
      embed_data: embed,
      description: asked.about,
      bank_code: '',
      callback_url: asked.noticeUrl,
      expire_duration_seconds: asked.lastsSeconds,
      mac: zalopayMac(key1, appId, asked.reference, 'mam', asked.amount, asked.now, embed, '[]'),
    });
    const { return_code: code, sub_return_code: detail } = answer;
    if (detail === DUPLICATE) return { state: 'taken', code: String(detail) };
    if (code !== 1) return { state: 'refused', code: String(detail ?? code) };
    const created = agreed(Created, answer.text);
    const payUrl = safeLink(created.order_url, trusted);
    return { state: 'pending', links: { payUrl, deepLink: '', qrData: created.qr_code ?? payUrl } };
  };

  const report = async (reference: string, now: number): Promise<Report> => {
    const answer = await ask('query', now, {
      app_id: appId,
      app_trans_id: reference,
      mac: zalopayMac(key1, appId, reference, key1),
    });
    const { return_code: code, sub_return_code: detail } = answer;
    const said = String(detail ?? code);
    if (code === 3) return { state: 'pending', amount: null, transaction: null, code: said };
    if (code === 2) return { state: zalopayEnd(detail), amount: null, transaction: null, code: said };
    if (code !== 1) throw new GatewayUnclear(`code ${code}`);
    const { amount, zp_trans_id: transaction } = agreed(Queried, answer.text);
    return { state: 'paid', amount, transaction: String(transaction), code: said };
  };

  const refund = async (asked: RefundToBegin): Promise<RefundReport> => {
    const answer = await ask('refund', asked.now, {
      app_id: appId,
      m_refund_id: asked.reference,
      zp_trans_id: asked.paid.transaction,
      amount: asked.amount,
      timestamp: asked.now,
      description: asked.about,
      mac: zalopayMac(key1, appId, asked.paid.transaction, asked.amount, asked.about, asked.now),
    });
    const report = zalopayRefundReport(answer);
    // a number used before: what became of it is the answer
    return report.code === String(DUPLICATE) ? refundReport(asked) : report;
  };

  const refundReport = async ({ reference, now }: RefundToBegin): Promise<RefundReport> =>
    zalopayRefundReport(
      await ask('query_refund', now, {
        app_id: appId,
        m_refund_id: reference,
        timestamp: now,
        mac: zalopayMac(key1, appId, reference, now),
      }),
    );

  const readNotice = ({ body }: Incoming): Notice | null => {
    const callback = jsonOrNull(body);
    if (!Value.Check(Callback, callback)) return null;
    // signed is the text as it came, not what it means
    if (!isSameSignature(callback.mac, zalopayMac(key2, callback.data))) return null;
    const told = jsonOrNull(callback.data);
    if (!Value.Check(CallbackData, told) || told.app_id !== appId) return null;
    const transaction = String(told.zp_trans_id);
    return {
      reference: told.app_trans_id,
      // only success is told
      report: { state: 'paid', amount: told.amount, transaction, code: '1' },
    };
  };

  return {
    begin,
    report,
    refundReference: (now) => `${vietnamDay(now)}_${appId}_${randomBytes(5).toString('hex')}`,
    refund,
    refundReport,
    readNotice,
    reply: (verdict) => {
      const [code, message] = REPLIES[verdict];
      const body = JSON.stringify({ return_code: code, return_message: message });
      return { status: 200, type: 'application/json; charset=utf-8', body };
    },
  };
}

function zalopayEnd(detail: number | undefined): 'cancelled' | 'expired' | 'failed' {
  if (detail === CANCELLED) return 'cancelled';
  return detail === EXPIRED ? 'expired' : 'failed';
}

function zalopayRefundReport({
  return_code: code,
  sub_return_code: detail,
}: Static<typeof Answer>): RefundReport {
  const said = String(detail ?? code);
  if (code === 1) return { state: 'done', code: said };
  return { state: code === 3 ? 'asked' : 'failed', code: said };
}
