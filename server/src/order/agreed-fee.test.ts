import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { beforeAll, expect, it } from 'vitest';
import { readShop } from '../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { until } from '../../test/until.ts';
import { exportBundle } from '../bundle/export-bundle.ts';
import { importBundle } from '../bundle/import-bundle.ts';

describePaying('a fee agreed by phone', (paying) => {
  beforeAll(async () => {
    const { database } = paying.server();
    const bundle = (await exportBundle(database.read, 'BEPNHA')) as Bundle;
    const stores = bundle.stores.map((store) => {
      const { shipping: _, ...rest } = store;
      return store.Id === 101
        ? { ...rest, config: { ...store.config, delivery_fee_calculation_type: 'Negotiation' as const } }
        : store;
    });
    await importBundle(database, { ...bundle, stores }, Date.now());
    // the copy a store is read from stays until the bell of its change has been heard
    await until(async () => (await theShop()).store.shipping.kind === 'Negotiation');
  });

  const theShop = () => readShop(paying.server(), 'BEPNHA', 101);
  const placed = async (method = 'PAYMENT_ON_DELIVERY') => {
    const waiting = await paying.order(method, { type: 'DELI' }, {}, { shop: await theShop() });
    if (method === 'MOMO_QR_AIO') await paying.sandbox().act(await paying.reference(waiting), 'pay');
    return waiting;
  };
  const onBoard = async ({ code }: WaitingPayment) => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code);
  };
  const offer = (waiting: WaitingPayment, version: number, fee: unknown) =>
    paying.cook()('POST', `/v1/staff/order/${waiting.code}/fee`, { version, fee });
  const named = async (waiting: WaitingPayment, fee: number) =>
    (await (await offer(waiting, (await onBoard(waiting)).version, fee)).json()).data;
  const answer = (waiting: WaitingPayment, body: object, headers = waiting.headers) =>
    paying.server().send('POST', `/v1/order/${encodeURIComponent(waiting.hash)}/fee`, body, headers);
  const accept = async (waiting: WaitingPayment) =>
    paying.cook()('POST', `/v1/staff/order/${waiting.code}/accept`, {
      version: (await onBoard(waiting)).version,
      minutes: 20,
    });
  const read = async ({ hash, headers }: WaitingPayment) => {
    const path = `/v1/order/${encodeURIComponent(hash)}`;
    return (await (await paying.server().send('GET', path, undefined, headers)).json()).data;
  };

  it('[OR30] the kitchen cannot begin before it is agreed', async () => {
    const waiting = await placed();
    expect(await read(waiting)).toMatchObject({ fee_agreement: { state: 'open', fee: null, collect: 0 } });
    expect(await refusal(await accept(waiting))).toMatchObject({ status: 409, code: 'FEE_OPEN' });
    const offered = await named(waiting, 25_000);
    expect(offered.fee_agreement).toMatchObject({
      state: 'offered',
      fee: 25_000,
      total: waiting.total + 25_000,
    });
    expect(await refusal(await accept(waiting))).toMatchObject({ code: 'FEE_OPEN' });
    expect((await read(waiting)).total_amount).toBe(waiting.total);
  });

  it('[OR31] wrong numbers, an old version and strangers are refused', async () => {
    const waiting = await placed();
    const { version } = await onBoard(waiting);
    for (const fee of [-1, 0.5, '20000', null, 1e15])
      expect((await offer(waiting, version, fee)).status).toBe(400);
    expect(await refusal(await offer(waiting, version - 1, 20_000))).toMatchObject({ code: 'STALE' });
    expect((await offer({ ...waiting, code: 'ZZZZZ' }, version, 20_000)).status).toBe(404);
    const two = await Promise.all([offer(waiting, version, 20_000), offer(waiting, version, 30_000)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[OR60] [OR32] of an order that staff took for a caller, whoever holds its link answers, once', async () => {
    const waiting = await placed();
    await named(waiting, 20_000);
    const { database, addDiner } = paying.server();
    const { headers } = await addDiner();
    const yes = { answer: 'accept', fee: 20_000 };
    expect((await answer(waiting, yes, headers)).status).toBe(403);
    await database.transaction((trx) =>
      trx.updateTable('orders').set({ uid: null }).where('code', '=', waiting.code).execute(),
    );
    const other = await addDiner();
    const answers = await Promise.all([
      answer(waiting, yes, headers),
      answer(waiting, { ...yes, answer: 'decline' }, other.headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[OR32] [OR33] only its diner accepts, and only the number that stands', async () => {
    const waiting = await placed();
    const yes = { answer: 'accept', fee: 20_000 };
    expect(await refusal(await answer(waiting, yes))).toMatchObject({ status: 409, code: 'FEE_CHANGED' });
    await named(waiting, 20_000);
    await named(waiting, 30_000);
    expect(await refusal(await answer(waiting, yes))).toMatchObject({ code: 'FEE_CHANGED' });
    const { headers } = await paying.server().addDiner();
    expect((await answer(waiting, { ...yes, fee: 30_000 }, headers)).status).toBe(403);
    expect((await answer(waiting, { answer: 'perhaps', fee: 30_000 })).status).toBe(400);
    const before = await read(waiting);
    const { data } = await (await answer(waiting, { ...yes, fee: 30_000 })).json();
    const total = waiting.total + 30_000;
    expect(data).toMatchObject({ total_amount: total, fee_agreement: { state: 'agreed', collect: 0 } });
    expect(data.quote.rows.at(-1)).toEqual({ kind: 'shipping', amount: 30_000, rate: null });
    expect(data.quote).toMatchObject({
      vat: before.quote.vat,
      lines: before.quote.lines,
      total_amount: total,
    });
    expect(data.setting.shipping_fee).toBe(30_000);
    expect((await onBoard(waiting)).to_collect).toBe(total);
    expect((await accept(waiting)).status).toBe(200);
  });

  it('[OR32] tapped twice at once, or sent again after a lost answer, it is agreed once', async () => {
    const waiting = await placed();
    await named(waiting, 20_000);
    const yes = { answer: 'accept', fee: 20_000 };
    const answers = await Promise.all([1, 2, 3].map(() => answer(waiting, yes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await answer(waiting, yes)).status).toBe(200);
    expect((await read(waiting)).total_amount).toBe(waiting.total + 20_000);
    const { version } = await onBoard(waiting);
    expect(await refusal(await offer(waiting, version, 9_000))).toMatchObject({ code: 'FEE_SETTLED' });
  });

  it('[OR32] the diner accepts while staff name another: the diner pays what they saw, or is asked again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const waiting = await placed();
      const { version } = await named(waiting, 20_000);
      const [said] = await Promise.all([
        answer(waiting, { answer: 'accept', fee: 20_000 }),
        offer(waiting, version, 90_000),
      ]);
      const { total_amount: total, fee_agreement: fee } = await read(waiting);
      expect([total, fee.state, said.status]).toEqual(
        said.status === 200 ? [waiting.total + 20_000, 'agreed', 200] : [waiting.total, 'offered', 409],
      );
    }
  });

  it('[OR32] declined, it is cancelled, and what was paid goes back', async () => {
    const waiting = await placed('MOMO_QR_AIO');
    await named(waiting, 45_000);
    const no = { answer: 'decline', fee: 45_000 };
    expect((await (await answer(waiting, no)).json()).data.status).toBe('USER_CANCELLED');
    expect((await answer(waiting, no)).status).toBe(200);
    expect(await refusal(await answer(waiting, { ...no, answer: 'accept' }))).toMatchObject({
      code: 'WRONG_STATUS',
    });
    expect(await paying.money(waiting)).toMatchObject({ refund_due: 0, refunded: waiting.total });
    await expect.poll(() => paying.backAt(waiting)).toBe(waiting.total);
  });

  it('[OR34] paid before: the fee is taken at the door, and nothing is due back', async () => {
    const waiting = await placed('MOMO_QR_AIO');
    await named(waiting, 20_000);
    const { data } = await (await answer(waiting, { answer: 'accept', fee: 20_000 })).json();
    expect(data.fee_agreement).toMatchObject({ state: 'agreed', collect: 20_000 });
    expect(await onBoard(waiting)).toMatchObject({ to_collect: 20_000, refund_due: 0 });
    expect(await paying.money(waiting)).toMatchObject({ counted: waiting.total, missing: 0 });
  });

  it('[PA25] sent ahead, the fee is paid and not paid twice; what lies above it is due back', async () => {
    const waiting = await placed('MOMO_QR_AIO');
    await named(waiting, 20_000);
    await answer(waiting, { answer: 'accept', fee: 20_000 });
    const send = (amount: number) => paying.bank(waiting, { description: `MAM${waiting.code}`, amount });
    const states = async () =>
      (await paying.money(waiting)).payments.map(({ state }: { state: string }) => state);
    await send(15_000);
    expect(await onBoard(waiting)).toMatchObject({ to_collect: 5_000, refund_due: 0 });
    await send(5_000);
    expect(await onBoard(waiting)).toMatchObject({ to_collect: 0, refund_due: 0 });
    await send(1_000);
    expect(await onBoard(waiting)).toMatchObject({ to_collect: 0, refund_due: 1_000 });
    expect(await states()).toEqual(['settles', 'fee', 'fee', 'double']);
  });

  it('[OR34] paid twice before: the fee comes out of what came too much', async () => {
    const waiting = await placed('MOMO_QR_AIO');
    await paying.sandbox().act(await paying.reference(waiting), 'again');
    await paying.bank(waiting, { description: `MAM${waiting.code}`, amount: 50_000 });
    await named(waiting, 20_000);
    await answer(waiting, { answer: 'accept', fee: 20_000 });
    expect(await onBoard(waiting)).toMatchObject({ to_collect: 0, refund_due: 30_000 });
  });

  it('[OR31] a fee of 0 needs no answer; a transfer is looked for first', async () => {
    const waiting = await placed();
    expect((await named(waiting, 0)).fee_agreement).toMatchObject({ state: 'agreed', fee: 0 });
    expect((await accept(waiting)).status).toBe(200);

    const claimed = await placed('TRANSFER');
    await paying
      .server()
      .send('POST', `/v1/order/confirm-transfer/${encodeURIComponent(claimed.hash)}`, {}, claimed.headers);
    const { version } = await onBoard(claimed);
    expect(await refusal(await offer(claimed, version, 20_000))).toMatchObject({
      code: 'TRANSFER_UNCONFIRMED',
    });
  });
});
