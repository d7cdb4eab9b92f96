import { Value } from 'typebox/value';
import { Dong, isSameSignature } from '../ask-gateway.ts';
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
} from '../gateway.ts';
import { newReference } from '../reference.ts';
import { onepayHash, type Params, parseOnepayParams } from './onepay-hash.ts';

export interface OnepayKeys {
  readonly merchant: string;
  readonly accessCode: string;
  /** hex */
  readonly hashKey: string;
  /** for asking about payments and giving money back */
  readonly user: string;
  readonly password: string;
  readonly url: string;
  /** where the payer goes; the same, unless we reach it on another way than they do */
  readonly pageUrl: string;
  readonly breaker: CircuitBreaker;
}

/** Not paid yet, or being worked on. */
const WAITING = new Set(['100', '300']);

/** OnePay's virtual payment client: the link is signed here, nothing is asked before the payer goes there. */
export function onepayGateway(keys: OnepayKeys): PaymentGateway {
  const { merchant, accessCode, hashKey } = keys;
  const ours = { vpc_Version: '2', vpc_Merchant: merchant, vpc_AccessCode: accessCode };
  const signed = (params: Params): Params => ({ ...params, vpc_SecureHash: onepayHash(params, hashKey) });
  const isSigned = (params: Params) => isSameSignature(params.vpc_SecureHash, onepayHash(params, hashKey));
  const ask = (path: string, now: number, params: Params): Promise<Params> => {
    const body = new URLSearchParams(signed(params)).toString();
    const url = `${keys.url}/msp/api/v1/vpc/${path}`;
    return keys.breaker.ask({ url, type: 'form', body, now }, (text) => {
      const answer = parseOnepayParams(text);
      if (!isSigned(answer)) throw new GatewayUnclear('the answer is not signed');
      return answer;
    });
  };

  const begin = async (asked: PaymentToBegin): Promise<Begun> => {
    const query = new URLSearchParams(
      signed({
        ...ours,
        vpc_Command: 'pay',
        vpc_Currency: 'VND',
        vpc_Locale: asked.language === 'vi' ? 'vn' : 'en',
        vpc_MerchTxnRef: asked.reference,
        vpc_OrderInfo: asked.about,
        vpc_Amount: String(asked.amount * 100),
        vpc_ReturnURL: asked.returnUrl,
        vpc_CallbackURL: asked.noticeUrl,
        vpc_TicketNo: asked.ip,
      }),
    );
    const payUrl = `${keys.pageUrl}/paygate/vpcpay.op?${query}`;
    return { state: 'pending', links: { payUrl, deepLink: '', qrData: '' } };
  };

  const reportOf = (params: Params): Report => {
    const code = params.vpc_TxnResponseCode ?? '';
    const nothing = { amount: null, transaction: null, code };
    if (code === '' || WAITING.has(code)) return { state: 'pending', ...nothing };
    // letters occur: compared as text, never as a number
    if (code !== '0') return { state: onepayEnd(code), ...nothing };
    const amount = parseDongAmount(params);
    const transaction = params.vpc_TransactionNo ?? '';
    if (amount === null || transaction === '') throw new GatewayUnclear('paid, and nobody says how much');
    return { state: 'paid', amount, transaction, code };
  };

  const report = async (reference: string, now: number): Promise<Report> => {
    const answer = await ask('invoices/queries', now, {
      ...ours,
      vpc_Command: 'queryDR',
      vpc_User: keys.user,
      vpc_Password: keys.password,
      vpc_MerchTxnRef: reference,
    });
    // nothing known yet: nobody has opened the link
    if (answer.vpc_DRExists === 'N') return { state: 'pending', amount: null, transaction: null, code: 'N' };
    if (answer.vpc_MerchTxnRef !== reference) throw new GatewayUnclear('the answer is about something else');
    return reportOf(answer);
  };

  const refund = async (asked: RefundToBegin): Promise<RefundReport> => {
    const answer = await ask('refunds', asked.now, {
      ...ours,
      vpc_Command: 'refund',
      vpc_MerchTxnRef: asked.reference,
      vpc_OrgMerchTxnRef: asked.paid.reference,
      vpc_Amount: String(asked.amount * 100),
      vpc_Operator: asked.by,
    });
    const code = answer.vpc_TxnResponseCode ?? '';
    if (code === '0') return { state: 'done', code };
    return { state: code === '' || WAITING.has(code) ? 'asked' : 'failed', code };
  };

  const readNotice = (incoming: Incoming): Notice | null => {
    const params = toldIn(incoming);
    const reference = params.vpc_MerchTxnRef;
    if (!reference || params.vpc_Merchant !== merchant || !isSigned(params)) return null;
    return { reference, report: reportOf(params) };
  };

  return {
    begin,
    report,
    refundReference: newReference,
    refund,
    // the same number again is the same refund
    refundReport: refund,
    readNotice,
    reply: (verdict) => ({
      status: verdict === 'retry' ? 503 : 200,
      type: 'text/plain; charset=utf-8',
      body:
        verdict === 'taken' || verdict === 'repeated'
          ? 'responsecode=1&desc=confirm-success'
          : 'responsecode=0&desc=confirm-fail',
    }),
  };
}

/** [PA31] OnePay counts in hundredths of a đồng. */
function parseDongAmount({ vpc_Amount: hundredths = '' }: Params): number | null {
  const amount = /^\d{1,15}$/.test(hundredths) ? Number(hundredths) / 100 : null;
  return Value.Check(Dong, amount) ? amount : null;
}

/** Callbacks come by GET or as a form. */
function toldIn({ query, body }: Incoming): Params {
  return parseOnepayParams(body === '' ? query : body);
}

function onepayEnd(code: string): 'cancelled' | 'expired' | 'failed' {
  if (code === '99') return 'cancelled';
  return code === '253' ? 'expired' : 'failed';
}
