import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bankSignature, readBankNotice } from './bank/bank-notice.ts';
import { openCircuitBreaker } from './circuit-breaker.ts';
import { momoGateway } from './momo/momo.ts';
import { momoRaw, momoSignature } from './momo/momo-signature.ts';
import { onepayGateway } from './onepay/onepay.ts';
import { onepayHash, onepayRaw, parseOnepayParams } from './onepay/onepay-hash.ts';
import { zalopayGateway, zalopayMac } from './zalopay/zalopay.ts';

// biome-ignore lint/suspicious/noExplicitAny: vectors of several shapes, each read by its kind
type Vector = { id: string; kind: string; input: any; expected: any };

const vectors = (name: string): Vector[] =>
  JSON.parse(readFileSync(`server/test/vectors/${name}.json`, 'utf8'));
const ofKind = (name: string, ...kinds: string[]) => vectors(name).filter(({ kind }) => kinds.includes(kind));

describe('MoMo', () => {
  const signed = ofKind('momo', 'result-signature', 'create-raw', 'query');

  it('has its vectors', () => expect(signed.length).toBeGreaterThanOrEqual(11));

  it.each(signed)('signs $id as published', ({ input, expected }) => {
    const { paymentOption: _, ...fields } = input.fields;
    expect(momoRaw({ ...fields, accessKey: input.accessKey })).toBe(expected.rawSignature);
    expect(momoSignature(fields, input.accessKey, input.secretKey)).toBe(expected.signature);
  });

  const told = signed.filter(({ kind, input }) => kind === 'result-signature' && input.fields.orderId);
  it.each(told)('believes the callback $id, and no other word of it', ({ input, expected }) => {
    const { accessKey, secretKey, fields } = input;
    const gateway = momoGateway({
      partnerCode: fields.partnerCode,
      accessKey,
      secretKey,
      url: '',
      origins: [],
      breaker: openCircuitBreaker(),
    });
    const numbers = { amount: 0, transId: 0, resultCode: 0, responseTime: 0 };
    for (const name of Object.keys(numbers)) Object.assign(numbers, { [name]: Number(fields[name]) });
    const body = { ...fields, ...numbers, signature: expected.signature };
    const read = (change: object) =>
      gateway.readNotice({ query: '', body: JSON.stringify({ ...body, ...change }) });
    expect(read({})).toMatchObject({
      reference: fields.orderId,
      report: fields.resultCode === '0' ? { state: 'paid', amount: numbers.amount } : { state: 'failed' },
    });
    for (const change of [
      { amount: numbers.amount + 1 },
      { resultCode: numbers.resultCode === 0 ? 99 : 0 },
      { orderId: `${fields.orderId}x` },
      { transId: 1 },
      { signature: '' },
      { signature: undefined },
      { partnerCode: 'OTHER' },
      { amount: String(numbers.amount) },
    ])
      expect(read(change), JSON.stringify(change)).toBeNull();
  });
});

describe('ZaloPay', () => {
  it.each(ofKind('zalopay', 'create-mac', 'refund-mac', 'query-refund-mac'))(
    'signs $id as published',
    ({ input, expected }) => {
      expect(zalopayMac(input.key1, ...input.hmac_input.split('|'))).toBe(expected.mac);
    },
  );

  it.each(ofKind('zalopay', 'callback-mac'))('believes the callback $id', ({ input, expected }) => {
    expect(zalopayMac(input.key2, input.body.data)).toBe(expected.mac);
    const data = JSON.parse(input.body.data);
    const keys = {
      appId: data.app_id,
      key1: 'other',
      key2: input.key2,
      url: '',
      origins: [],
      breaker: openCircuitBreaker(),
    };
    const notice = zalopayGateway(keys).readNotice({ query: '', body: JSON.stringify(input.body) });
    expect(notice).toEqual({
      reference: data.app_trans_id,
      report: { state: 'paid', amount: data.amount, transaction: String(data.zp_trans_id), code: '1' },
    });
  });

  it.each(ofKind('zalopay', 'reject'))('refuses $id in its words', ({ input, expected }) => {
    const gateway = zalopayGateway({
      appId: input.app_id,
      key1: input.key2,
      key2: input.key2,
      url: '',
      origins: [],
      breaker: openCircuitBreaker(),
    });
    expect(gateway.readNotice({ query: '', body: JSON.stringify(input.body) })).toBeNull();
    if (expected.reply) expect(JSON.parse(gateway.reply('unsigned').body)).toEqual(expected.reply);
  });
});

describe('OnePay', () => {
  const hashes = ofKind('onepay', 'request-hash', 'response-hash', 'query-hash');

  it('has its vectors', () => expect(hashes.length).toBe(6));

  it.each(hashes)('signs $id as published', ({ input, expected }) => {
    const params = input.query ? parseOnepayParams(input.query) : input.fields;
    const key = input.hash_key_hex;
    expect(onepayRaw(params)).toBe(expected.string_to_sign);
    expect(onepayHash(params, key)).toBe(expected.vpc_SecureHash.toUpperCase());
  });

  it('believes a signed return and refuses a changed one', () => {
    const [told] = ofKind('onepay', 'response-hash');
    if (!told) throw new Error('there is a published response');
    const params = parseOnepayParams(told.input.query);
    const keys = {
      accessCode: '',
      user: '',
      password: '',
      url: '',
      pageUrl: '',
      hashKey: told.input.hash_key_hex,
      breaker: openCircuitBreaker(),
    };
    const gateway = onepayGateway({ ...keys, merchant: params.vpc_Merchant ?? '' });
    const read = (change: object) =>
      gateway.readNotice({ query: new URLSearchParams({ ...params, ...change }).toString(), body: '' });
    expect(read({})).toEqual({
      reference: params.vpc_MerchTxnRef,
      report: {
        state: 'paid',
        amount: Number(params.vpc_Amount) / 100,
        transaction: params.vpc_TransactionNo,
        code: '0',
      },
    });
    expect(read({ vpc_Amount: '100' })).toBeNull();
    expect(read({ vpc_Merchant: 'OTHER' })).toBeNull();
    expect(read({ vpc_SecureHash: '' })).toBeNull();
    // the same text by form
    const form = new URLSearchParams(params).toString();
    expect(gateway.readNotice({ query: '', body: form })?.reference).toBe(params.vpc_MerchTxnRef);
  });
});

describe('the bank', () => {
  const key = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675';
  const data = {
    accountNumber: '12345678',
    amount: 3000,
    description: 'VQRIO123',
    reference: 'TF230204212323',
    transactionDateTime: '2023-02-04 18:25:00',
    currency: 'VND',
    orderCode: 123,
    paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
    code: '00',
    desc: 'Thành công',
    counterAccountBankId: '',
    counterAccountBankName: null,
    counterAccountName: null,
    counterAccountNumber: null,
    virtualAccountName: '',
    virtualAccountNumber: '',
  };
  const signature = '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03';

  it('signs the published notification as published', () => {
    expect(bankSignature(data, key)).toBe(signature);
  });

  it('believes it whole, and not with another amount, text or key', () => {
    const read = (change: object, by = key) =>
      readBankNotice(
        JSON.stringify({ code: '00', success: true, data: { ...data, ...change }, signature }),
        by,
      );
    expect(read({})).toEqual({
      account: '12345678',
      amount: 3000,
      statement: 'VQRIO123',
      transaction: 'TF230204212323',
    });
    expect(read({ amount: 3001 })).toBe('unsigned');
    expect(read({ description: 'VQRIO124' })).toBe('unsigned');
    expect(read({}, 'another key')).toBe('unsigned');
    expect(readBankNotice('{"data":', key)).toBe('malformed');
  });
});
