import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { billsAt } from '../../test/table/bills.ts';
import { checkChains } from './check-chain.ts';

describePaying('the trail of orders and their money', (paying) => {
  const bills = billsAt(paying);
  const lines = () =>
    paying
      .server()
      .database.read.selectFrom('trail')
      .selectAll()
      .where('brand', '=', 'BEPNHA')
      .orderBy('seq')
      .execute();
  /** the lines about something, in their order */
  const about = async (subject: string) =>
    (await lines())
      .filter(({ subject_id }) => subject_id === subject)
      .map(({ act, staff_name, store_id, details }) => ({
        act,
        by: staff_name,
        store: store_id,
        ...JSON.parse(details),
      }));
  const version = async ({ code }: WaitingPayment): Promise<number> => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code).version;
  };
  const step = async (
    order: WaitingPayment,
    verb: string,
    more: object = {},
    headers?: Record<string, string>,
  ) =>
    paying.cook()(
      'POST',
      `/v1/staff/order/${order.code}/${verb}`,
      { version: await version(order), ...more },
      headers,
    );
  const paid = async (method: string) => {
    const order = await paying.order(method);
    await paying.sandbox().act(await paying.reference(order), 'pay');
    return order;
  };

  it('[AU1] [AU2] each step of the kitchen is a line, in order and with its details', async () => {
    const order = await paying.order('PAYMENT_ON_DELIVERY');
    await step(order, 'accept', { minutes: 20 });
    const key = { 'idempotency-key': `later-${order.code}` };
    const wish = { version: await version(order), minutes: 10 };
    const path = `/v1/staff/order/${order.code}/promise`;
    for (const _ of ['first', 'again'])
      expect((await paying.cook()('POST', path, wish, key)).status).toBe(200);
    await step(order, 'ready');
    const by = { by: 'Bếp', store: 101 };
    expect(await about(order.code)).toEqual([
      { act: 'acceptOrder', ...by, minutes: 20 },
      {
        act: 'promiseLater',
        ...by,
        minutes: 10,
        promised: expect.any(Number),
        promisedBefore: expect.any(Number),
      },
      { act: 'markReady', ...by },
    ]);
  });

  it('[AU1] a step that is refused is no line, and of two at once there is one', async () => {
    const order = await paying.order('PAYMENT_ON_DELIVERY');
    const [at, path] = [await version(order), `/v1/staff/order/${order.code}/accept`];
    const both = await Promise.all(
      ['one', 'two'].map(() => paying.cook()('POST', path, { version: at, minutes: 20 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      (await paying.cook()('POST', `/v1/staff/order/${order.code}/refund`, { reason: 'x' })).status,
    ).toBe(403);
    expect((await about(order.code)).map(({ act }) => act)).toEqual(['acceptOrder']);
  });

  it('[AU2] [AU3] money that goes back says how much, which way and why, once a key', async () => {
    const order = await paid('MOMO_QR_AIO');
    const body = { amount: 20_000, reason: 'Thiếu trà đá, gọi 0908 711 460' };
    const key = { 'idempotency-key': `back-${order.code}` };
    for (const _ of ['first', 'again'])
      expect((await paying.manager()('POST', `/v1/staff/order/${order.code}/refund`, body, key)).status).toBe(
        200,
      );
    const refund = { act: 'refund', by: 'Quản', store: 101, amount: 20_000, currency: 'đ' };
    expect(await about(order.code)).toEqual([{ ...refund, way: 'momo', reason: 'Thiếu trà đá, gọi •••60' }]);
  });

  it('[AU2] an order that is refused, and what goes back for it, are two lines of one act', async () => {
    const order = await paid('MOMO_QR_AIO');
    const wish = { version: await version(order), reason: 'Hết bún', give_back: true };
    expect((await paying.manager()('POST', `/v1/staff/order/${order.code}/reject`, wish)).status).toBe(200);
    const by = { by: 'Quản', store: 101, reason: 'Hết bún' };
    expect(await about(order.code)).toEqual([
      { act: 'rejectOrder', ...by },
      { act: 'giveBack', ...by, amount: order.total, currency: 'đ', way: 'momo' },
    ]);
  });

  it('[AU2] a transfer that was seen, and money at a table that was taken and given back', async () => {
    const transfer = await paying.order('TRANSFER');
    await paying.state(transfer);
    const sent = `/v1/order/confirm-transfer/${encodeURIComponent(transfer.hash)}`;
    await paying.server().send('POST', sent, {}, transfer.headers);
    await step(transfer, 'confirm-transfer');
    const money = { store: 101, currency: 'đ' };
    expect(await about(transfer.code)).toEqual([
      { act: 'seeTransfer', by: 'Bếp', ...money, amount: transfer.total },
    ]);
    const { id, table } = await bills.party(1);
    const cash = `/v1/staff/sitting/${id}/bill/cash`;
    const taken = await paying.cook()('POST', cash, { wish: { by: 'amount', amount: 1_000 }, cash: 1_000 });
    const { shares } = (await taken.json()).data;
    const back = `${cash}/${shares[0].id}/take-back`;
    for (const _ of ['first', 'again'])
      expect((await paying.manager()('POST', back, { reason: 'đếm nhầm' })).status).toBe(200);
    expect(await about(table)).toEqual([
      { act: 'takeAtTable', by: 'Bếp', ...money, amount: 1_000, way: 'cash' },
      { act: 'giveBackAtTable', by: 'Quản', ...money, amount: 1_000, way: 'cash', reason: 'đếm nhầm' },
    ]);
  });

  it('[AU4] and it is whole', async () => {
    for (const { broken } of await checkChains(paying.server().database.read)) expect(broken).toBeNull();
  });
});
