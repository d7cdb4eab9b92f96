import { expect, it } from 'vitest';
import { readShop } from '../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';

describePaying('an order that staff took for a caller', (paying) => {
  const taken = (code: string) =>
    paying
      .server()
      .database.transaction((trx) =>
        trx.updateTable('orders').set({ uid: null }).where('code', '=', code).execute(),
      );
  const somebody = async () => (await paying.server().addDiner()).headers;
  const at = ({ hash }: WaitingPayment, path: string) => path.replace('{hash}', encodeURIComponent(hash));
  const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    paying.server().send(method, path, body, headers);
  const onBoard = async ({ code }: WaitingPayment) => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code);
  };
  /** Everything a buyer does, with what an order of this kind answers to it. */
  const acts = (waiting: WaitingPayment): [string, string, object?][] => [
    ['GET', at(waiting, '/v1/order/check-status-payment/{hash}')],
    ['GET', at(waiting, '/v1/payment/status?order_hash={hash}')],
    ['GET', at(waiting, '/v1/payment/history?order_hash={hash}')],
    ['POST', at(waiting, '/v1/order/create-new-qr-payment/{hash}'), {}],
    ['POST', at(waiting, '/v1/order/payment-method/{hash}'), { payment_method: 'TRANSFER' }],
    ['POST', at(waiting, '/v1/order/confirm-transfer/{hash}'), {}],
    ['POST', at(waiting, '/v1/order/{hash}/cancel'), {}],
  ];

  it('[OR60] is read, paid and cancelled by whoever holds its link', async () => {
    const shop = await readShop(paying.server(), 'BEPNHA', 101);
    const waiting = await paying.order('MOMO_QR_AIO', { name: 'Khách Gọi', type: 'PICKUP' }, {}, { shop });
    await taken(waiting.code);
    const headers = await somebody();
    const read = await (await ask('GET', at(waiting, '/v1/order/{hash}'), headers)).json();
    expect(read.data).toMatchObject({ is_mine: true, created_by: '', user: { name: 'Khách Gọi' } });
    for (const [method, path, body] of acts(waiting))
      expect([path, (await ask(method, path, headers, body)).status]).toEqual([path, 200]);
    expect((await onBoard(waiting))?.status ?? 'gone').not.toBe('WAIT_CONFIRM');
    // an act needs the token of some diner all the same
    for (const [method, path, body] of acts(waiting))
      expect([path, (await ask(method, path, {}, body)).status]).toEqual([path, 401]);
  });

  it('[OR60] one that has a diner is nobody else’s, whatever is asked', async () => {
    const waiting = await paying.order('MOMO_QR_AIO', { type: 'PICKUP' });
    const headers = await somebody();
    const fee = { answer: 'accept', fee: 20_000 };
    for (const [method, path, body] of [
      ...acts(waiting),
      ['POST', at(waiting, '/v1/order/{hash}/fee'), fee] as const,
    ])
      expect([path, await refusal(await ask(method, path, headers, body))]).toMatchObject([
        path,
        { status: 403, code: 'NOT_YOURS' },
      ]);
  });
});
