import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';

describePaying('the order that feedback at a table rates', (paying) => {
  const toRate = async (headers: Record<string, string>, store: number | string = 101, brand = 'BEPNHA') =>
    paying.server().send('GET', `/v1/order/to-rate?pos_parent=${brand}&pos_id=${store}`, undefined, headers);
  const hashFor = async (...asked: Parameters<typeof toRate>) =>
    (await (await toRate(...asked)).json()).data.order_hash;
  const step = async ({ code }: WaitingPayment, verb: string) => {
    const { version } = await paying.row({ code });
    const answer = await paying.cook()('POST', `/v1/staff/order/${code}/${verb}`, { version, minutes: 20 });
    expect(answer.status).toBe(200);
  };
  const complete = async (waiting: WaitingPayment) => {
    for (const verb of ['accept', 'ready', 'complete']) await step(waiting, verb);
  };
  const rate = ({ hash, headers }: WaitingPayment, score = 5) =>
    paying.server().send('POST', `/v1/order/${encodeURIComponent(hash)}/rating`, { score }, headers);

  it('[TB31] is the latest that is completed and not rated yet, then the one before it, then none', async () => {
    const first = await paying.order('PAYMENT_ON_DELIVERY');
    const { headers } = first;
    expect(await hashFor(headers)).toBeNull();
    await complete(first);
    expect(await hashFor(headers)).toBe(first.hash);
    paying.pass(60_000);
    const second = await paying.order('PAYMENT_ON_DELIVERY', {}, headers);
    expect(await hashFor(headers)).toBe(first.hash);
    await complete(second);
    expect(await hashFor(headers)).toBe(second.hash);
    const gone = await paying.order('PAYMENT_ON_DELIVERY', {}, headers);
    await paying.server().send('POST', `/v1/order/${encodeURIComponent(gone.hash)}/cancel`, {}, headers);
    expect(await hashFor(headers)).toBe(second.hash);
    expect((await rate(second)).status).toBe(200);
    expect(await hashFor(headers)).toBe(first.hash);
    expect((await rate(first)).status).toBe(200);
    expect(await hashFor(headers)).toBeNull();
  });

  it('[TB31] is one of this store and of this diner', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    await complete(waiting);
    const { headers: stranger } = await paying.server().addDiner();
    expect(await hashFor(waiting.headers)).toBe(waiting.hash);
    expect(await hashFor(stranger)).toBeNull();
    expect(await hashFor(waiting.headers, 102)).toBeNull();
    expect(await hashFor(waiting.headers, 101, 'SPREE')).toBeNull();
  });

  it('[TB31] is told to who asks in their own name, and kept nowhere', async () => {
    expect((await refusal(await toRate({}))).code).toBe('NO_IDENTITY');
    const { headers } = await paying.server().addDiner();
    expect((await toRate(headers)).headers.get('cache-control')).toBe('no-store');
    expect((await toRate(headers, 'x')).status).toBe(400);
    expect((await toRate(headers, 101, 'no brand')).status).toBe(404);
  });
});
