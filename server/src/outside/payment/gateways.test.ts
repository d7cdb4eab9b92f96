import { randomUUID } from 'node:crypto';
import { atPace } from '@mam/tools/pace.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../test/sandbox.ts';
import { openCircuitBreaker } from './circuit-breaker.ts';
import { GatewayUnclear, type PaymentGateway, type PaymentToBegin, type RefundToBegin } from './gateway.ts';
import { momoGateway } from './momo/momo.ts';
import { onepayGateway } from './onepay/onepay.ts';
import { newReference } from './reference.ts';
import { zalopayGateway } from './zalopay/zalopay.ts';

let sandbox: RunningSandbox;
const gateways: Record<string, PaymentGateway> = {};

beforeAll(async () => {
  sandbox = await startSandbox();
});
// each behind a breaker of its own: what one test breaks lets no gateway rest in the next
beforeEach(() => {
  const { url } = sandbox;
  const origins = [url];
  gateways.momo = momoGateway({
    partnerCode: 'MOMO',
    accessKey: 'F8BBA842ECF85',
    secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
    url: `${url}/momo`,
    origins,
    breaker: openCircuitBreaker(),
  });
  gateways.zalopay = zalopayGateway({
    appId: 2553,
    key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL',
    key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz',
    url: `${url}/zalopay`,
    origins,
    breaker: openCircuitBreaker(),
  });
  gateways.onepay = onepayGateway({
    merchant: 'TESTONEPAY',
    accessCode: '6BEB2546',
    hashKey: '6D0870CDE5F24F34F3915FB0045120DB',
    user: 'op01',
    password: 'op123456',
    url: `${url}/onepay`,
    pageUrl: `${url}/onepay`,
    breaker: openCircuitBreaker(),
  });
});
afterEach(() => sandbox.mood('well'));
afterAll(() => sandbox.stop());

const aPayment = (change: Partial<PaymentToBegin> = {}): PaymentToBegin => ({
  reference: newReference(Date.now()),
  amount: 65_000,
  about: 'Don hang A3F92',
  channel: 'APP',
  language: 'vi',
  returnUrl: 'http://127.0.0.1:1/order/detail?order_hash=x',
  noticeUrl: 'http://127.0.0.1:1/v1/payment/notice',
  ip: '127.0.0.1',
  now: Date.now(),
  lastsSeconds: 900,
  ...change,
});

describe.each(['momo', 'zalopay', 'onepay'])('%s against the sandbox', (name) => {
  const gateway = () => {
    const found = gateways[name];
    if (!found) throw new Error('the sandbox is not open');
    return found;
  };
  /** begun, and its page opened as a payer would */
  const begun = async (asked = aPayment()) => {
    const answer = await gateway().begin(asked);
    if (answer.state !== 'pending') throw new Error(answer.code);
    const page = await fetch(answer.links.payUrl);
    return { asked, links: answer.links, page: await page.text() };
  };
  const refundOf = (asked: PaymentToBegin, transaction: string, amount: number): RefundToBegin => ({
    reference: gateway().refundReference(Date.now()),
    paid: { reference: asked.reference, transaction },
    amount,
    about: 'Hoan tien A3F92',
    by: 'Lan',
    now: Date.now(),
  });

  it('begins, is pending, is paid once on the page, and comes back to the shop', async () => {
    const { asked, page, links } = await begun();
    expect(page).toContain('65.000đ');
    expect(page).toContain(asked.reference);
    expect(await gateway().report(asked.reference, Date.now())).toMatchObject({
      state: 'pending',
      amount: null,
    });
    const payments = await sandbox.payments();
    const id = payments.find(({ reference }) => reference === asked.reference)?.id;
    const back = await fetch(`${sandbox.url}/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'silent' }),
      redirect: 'manual',
    });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:1\/order\/detail\?order_hash=x&/);
    const report = await gateway().report(asked.reference, Date.now());
    expect(report).toMatchObject({ state: 'paid', amount: 65_000 });
    expect(report.transaction).toMatch(/^\d+$/);
    expect(links.payUrl.startsWith(sandbox.url)).toBe(true);
  });

  it.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
    ['expire', 'expired'],
  ])('%s is reported as %s', async (action, state) => {
    const { asked } = await begun();
    await sandbox.act(asked.reference, action);
    expect(await gateway().report(asked.reference, Date.now())).toMatchObject({ state, amount: null });
  });

  it('gives back part by part, never more than was paid, and the same refund once', async () => {
    const { asked } = await begun();
    const { transactions } = await sandbox.act(asked.reference, 'silent');
    const transaction = String(transactions[0]?.number);
    const first = refundOf(asked, transaction, 20_000);
    const settled = async (asked: RefundToBegin) => {
      const report = await gateway().refund(asked);
      return report.state === 'asked' ? gateway().refundReport(asked) : report;
    };
    expect((await settled(first)).state).toBe('done');
    expect((await settled(first)).state).toBe('done');
    expect((await settled(refundOf(asked, transaction, 45_001))).state).toBe('failed');
    expect((await settled(refundOf(asked, transaction, 45_000))).state).toBe('done');
    const [paid] = (await sandbox.payments()).filter(({ reference }) => reference === asked.reference);
    expect(paid?.refunds.map(({ amount }) => amount)).toEqual([20_000, 45_000]);
  });

  it.each(['lost', 'error', 'garbage', 'endless'] as const)(
    'what is %s is unclear, never a guess',
    async (mood) => {
      const { asked } = await begun();
      await sandbox.mood(mood);
      await expect(gateway().report(asked.reference, Date.now())).rejects.toBeInstanceOf(GatewayUnclear);
      await expect(gateway().refund(refundOf(asked, '1', 1000))).rejects.toBeInstanceOf(GatewayUnclear);
    },
  );

  it('says nothing of what it never heard of', async () => {
    const { state } = await gateway().report(newReference(Date.now()), Date.now());
    expect(state).toBe(name === 'onepay' ? 'pending' : 'failed');
  });
});

describe('beginning twice', () => {
  it('MoMo answers the same under the same reference, another amount is taken', async () => {
    const asked = aPayment();
    const first = await gateways.momo?.begin(asked);
    expect(await gateways.momo?.begin(asked)).toEqual(first);
    expect(await gateways.momo?.begin({ ...asked, amount: 70_000 })).toEqual({ state: 'taken', code: '41' });
  });

  it('ZaloPay says that it is taken', async () => {
    const asked = aPayment();
    await gateways.zalopay?.begin(asked);
    expect(await gateways.zalopay?.begin(asked)).toEqual({ state: 'taken', code: '-68' });
  });

  it('an amount outside the limits is refused', async () => {
    expect(await gateways.momo?.begin(aPayment({ amount: 999 }))).toEqual({ state: 'refused', code: '22' });
    expect(await gateways.zalopay?.begin(aPayment({ amount: 999 }))).toMatchObject({ state: 'refused' });
  });
});

describe('a gateway that does not answer', () => {
  it('is waited for no longer than a person would', async () => {
    await sandbox.mood('slow');
    const begun = performance.now();
    await expect(gateways.momo?.begin(aPayment())).rejects.toThrow('no answer in time');
    expect(performance.now() - begun).toBeLessThan(atPace(12_000));
  });
});

describe('wrong keys', () => {
  it('are refused by the gateways', async () => {
    const { url } = sandbox;
    const momo = momoGateway({
      partnerCode: 'MOMO',
      accessKey: 'F8BBA842ECF85',
      secretKey: randomUUID(),
      url: `${url}/momo`,
      origins: [url],
      breaker: openCircuitBreaker(),
    });
    expect(await momo.begin(aPayment())).toEqual({ state: 'refused', code: '13' });
    const keys = {
      appId: 2553,
      key1: randomUUID(),
      key2: '',
      url: `${url}/zalopay`,
      origins: [url],
      breaker: openCircuitBreaker(),
    };
    expect(await zalopayGateway(keys).begin(aPayment())).toEqual({ state: 'refused', code: '-402' });
  });

  it('and a link that leads elsewhere is no answer', async () => {
    const { url } = sandbox;
    const keys = {
      partnerCode: 'MOMO',
      accessKey: 'F8BBA842ECF85',
      secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
      breaker: openCircuitBreaker(),
    };
    const momo = momoGateway({ ...keys, url: `${url}/momo`, origins: ['https://elsewhere.example'] });
    await expect(momo.begin(aPayment())).rejects.toThrow('the link leads elsewhere');
  });
});
