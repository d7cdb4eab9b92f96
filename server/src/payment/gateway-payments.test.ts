import { describe, expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { runDue } from '../clock/clock.ts';
import { GATEWAY_PATIENCE } from '../outside/payment/ask-gateway.ts';
import { PAYMENT_DUTIES } from './duties.ts';

const MINUTE = 60_000;

describePaying('paying through a gateway', (paying) => {
  const { order, state, reference, money } = paying;
  const act = async (waiting: WaitingPayment, action: string, more: object = {}) =>
    paying.sandbox().act(await reference(waiting), action, more);
  /** OnePay hears of a payment when its page is opened */
  const opened = async (method: string, headers: Record<string, string> = {}) => {
    const waiting = await order(method, {}, headers);
    if (method === 'ONEPAY') await fetch(waiting.request.extra_data.payment_link ?? '');
    return waiting;
  };
  const detail = async ({ hash, headers }: WaitingPayment) =>
    (
      await (
        await paying.server().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, headers)
      ).json()
    ).data;
  const board = async () => (await (await paying.cook()('GET', '/v1/staff/board?store=101')).json()).data;
  const onBoard = async ({ code }: WaitingPayment) =>
    (await board()).orders.find((shown: { code: string }) => shown.code === code);
  const oddMoney = async ({ code }: WaitingPayment) =>
    (await board()).money.find((shown: { code: string }) => shown.code === code);
  const newQr = ({ hash, headers }: WaitingPayment) =>
    paying.server().send('POST', `/v1/order/create-new-qr-payment/${encodeURIComponent(hash)}`, {}, headers);

  describe.each(['MOMO_QR_AIO', 'ZALOPAYQR4', 'ONEPAY'])('%s', (method) => {
    it('waits, is paid, and reaches the kitchen once, whoever tells it how often', async () => {
      const waiting = await opened(method);
      expect(waiting.request.extra_data.payment_link).toContain('http');
      expect(await state(waiting)).toMatchObject({ state: 'PENDING', status: 'WAIT_PAYMENT' });
      expect(await onBoard(waiting)).toBeUndefined();
      await act(waiting, 'pay', { times: 4 });
      expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
      await act(waiting, 'again', { times: 2 });
      expect((await detail(waiting)).steps.map(({ status }: { status: string }) => status)).toEqual([
        'WAIT_PAYMENT',
        'PAYMENT_SUCCESS',
        'WAIT_CONFIRM',
      ]);
      expect(await onBoard(waiting)).toMatchObject({ captured: waiting.total, refund_due: 0, to_collect: 0 });
      expect((await money(waiting)).payments).toHaveLength(1);
    });

    it('cancelled there, it waits here for another try, and that one counts', async () => {
      const waiting = await opened(method);
      await act(waiting, 'cancel');
      paying.pass(11_000);
      expect(await state(waiting)).toMatchObject({ state: 'CANCELLED', status: 'WAIT_PAYMENT' });
      const first = await reference(waiting);
      const again = await (await newQr(waiting)).json();
      expect(again.data.number).toBe(2);
      expect(await reference(waiting)).not.toBe(first);
      if (method === 'ONEPAY') await fetch(again.data.extra_data.payment_link);
      await act(waiting, 'pay');
      expect(await state(waiting)).toMatchObject({ state: 'SUCCESS' });
    });

    it('paid while the shop heard nothing: the diner’s own question finds it', async () => {
      const waiting = await opened(method);
      await act(waiting, 'silent');
      expect(await state(waiting)).toMatchObject({ state: 'PENDING' });
      paying.pass(11_000);
      expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
    });

    it('and if nobody asks, the clock does, also after a restart', async () => {
      const waiting = await opened(method);
      await act(waiting, 'silent');
      await paying.restart();
      paying.pass(31_000);
      await runDue(PAYMENT_DUTIES, paying.parts());
      expect((await detail(waiting)).status).toBe('WAIT_CONFIRM');
    });

    it('a callback and a question at once count the money once', async () => {
      const waiting = await opened(method);
      paying.pass(11_000);
      const { transactions } = await act(waiting, 'silent');
      await Promise.all([
        act(waiting, 'again', { times: 3 }),
        state(waiting),
        runDue(PAYMENT_DUTIES, paying.parts()),
        act(waiting, 'again', { times: 3 }),
      ]);
      expect(transactions).toHaveLength(1);
      expect((await money(waiting)).captured).toBe(waiting.total);
      expect((await detail(waiting)).status).toBe('WAIT_CONFIRM');
    });

    it('[PA34] paid after the order has ended: it stays ended, and the money goes back, told twice or not', async () => {
      const waiting = await opened(method);
      paying.pass(61 * MINUTE);
      await runDue(PAYMENT_DUTIES, paying.parts());
      expect((await detail(waiting)).status).toBe('WAIT_PAYMENT_CANCELLED');
      await act(waiting, 'pay', { times: 2 });
      expect((await detail(waiting)).status).toBe('WAIT_PAYMENT_CANCELLED');
      const { total } = waiting;
      expect(await money(waiting)).toMatchObject({ captured: total, refunded: total, refund_due: 0 });
      expect(await oddMoney(waiting)).toBeUndefined();
      expect(await state(waiting)).toMatchObject({ state: 'CANCELLED' });
      await expect.poll(() => paying.backAt(waiting)).toBe(total);
      await expect.poll(async () => (await money(waiting)).payments.at(-1)).toMatchObject({ state: 'done' });
    });

    it('paid twice: the order is paid once, the other is due back', async () => {
      const waiting = await opened(method);
      await act(waiting, 'twice');
      expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', refund_due: waiting.total });
      const ledger = await money(waiting);
      expect(ledger).toMatchObject({ captured: 2 * waiting.total, counted: waiting.total });
      expect(ledger.payments.map((one: { state: string }) => one.state).sort()).toEqual([
        'double',
        'settles',
      ]);
    });

    it('another amount than was asked for settles nothing; staff decide', async () => {
      const waiting = await opened(method);
      await act(waiting, 'pay', { amount: waiting.total - 1000 });
      expect(await state(waiting)).toMatchObject({ state: 'PENDING', status: 'WAIT_PAYMENT' });
      expect(await oddMoney(waiting)).toMatchObject({ captured: waiting.total - 1000 });
      expect(await money(waiting)).toMatchObject({ missing: 1000, refund_due: 0 });
    });
  });

  it('a forged or changed callback is not believed and leaves no trace', async () => {
    const waiting = await order('MOMO_QR_AIO');
    // complete and well formed, only not signed by MoMo
    const body = {
      partnerCode: 'MOMO',
      orderId: await reference(waiting),
      requestId: await reference(waiting),
      amount: waiting.total,
      orderInfo: '',
      orderType: 'momo_wallet',
      transId: 4_000_000_001,
      resultCode: 0,
      message: 'Successful.',
      payType: 'qr',
      responseTime: Date.now(),
      extraData: '',
      signature: 'f'.repeat(64),
    };
    const answer = await paying.server().send('POST', '/v1/payment/notice/momo', body);
    expect(answer.status).toBe(401);
    const zalo = await paying.server().send('POST', '/v1/payment/notice/zalopay', { data: '{}', mac: 'x' });
    expect(await zalo.json()).toEqual({ return_code: -1, return_message: 'mac not equal' });
    const onepay = await paying.server().fetch('/v1/payment/notice/onepay?vpc_MerchTxnRef=x&vpc_Merchant=y');
    expect(await onepay.text()).toBe('responsecode=0&desc=confirm-fail');
    expect(await money(waiting)).toMatchObject({ captured: 0, payments: [] });
  });

  it('the same key answers the same links, and makes one payment there', async () => {
    const key = { 'idempotency-key': 'pay-once' };
    const waiting = await order('MOMO_QR_AIO', {}, key);
    const again = await (
      await paying.server().send('POST', '/v1/order', waiting.body, waiting.headers)
    ).json();
    expect(again.data.payment_request).toEqual(waiting.request);
    const mine = await reference(waiting);
    const there = await paying.sandbox().payments();
    expect(there.filter((payment) => payment.reference === mine)).toHaveLength(1);
  });

  it('[PA23] placing says what the gateway said under its own names, or that it said nothing', async () => {
    const placed = async (method: string, key = `named-${method}`) => {
      const { body, headers, request } = await order(method, {}, { 'idempotency-key': key });
      const again = await (await paying.server().send('POST', '/v1/order', body, headers)).json();
      return { said: again.data.payment, link: request.extra_data.payment_link };
    };
    const names = { MOMO_QR_AIO: 'payUrl', ZALOPAYQR4: 'order_url', ONEPAY: 'paymentLink' };
    for (const [method, name] of Object.entries(names)) {
      const { said, link } = await placed(method);
      expect([method, said]).toEqual([method, { response: { [name]: link } }]);
    }
    await paying.sandbox().mood('lost');
    const lost = await placed('MOMO_QR_AIO', 'named-lost');
    expect(lost.said).toEqual({ response: { error: 'The payment could not be started. Please try again.' } });
    await paying.sandbox().mood('well');
  });

  it('a gateway whose answer is lost: the order stands, says so, and is begun under the same name', async () => {
    await paying.sandbox().mood('lost');
    const waiting = await order('MOMO_QR_AIO', {}, { 'idempotency-key': 'lost-answer' });
    expect(waiting.request).toMatchObject({
      extra_data: {},
      error: 'The payment could not be started. Please try again.',
    });
    await paying.sandbox().mood('well');
    const again = await (
      await paying.server().send('POST', '/v1/order', waiting.body, waiting.headers)
    ).json();
    expect(again.data.hash).toBe(waiting.hash);
    expect(again.data.payment_request.extra_data.payment_link).toContain('/pay/');
    const mine = await reference(waiting);
    const there = await paying.sandbox().payments();
    expect(there.filter((payment) => payment.reference === mine)).toHaveLength(1);
    await act(waiting, 'pay');
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS' });
  });

  it('money told of before the link had arrived: paid, and nothing is wrong', async () => {
    await paying.sandbox().mood('lost');
    const waiting = await order('MOMO_QR_AIO', {}, { 'idempotency-key': 'told-early' });
    await paying.sandbox().mood('well');
    await act(waiting, 'pay');
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
    const again = await (
      await paying.server().send('POST', '/v1/order', waiting.body, waiting.headers)
    ).json();
    expect(again.data.payment_request.error).toBeUndefined();
  });

  it('a link that was lost on the way: the next code is another, and the first is not forgotten', async () => {
    await paying.sandbox().mood('lost');
    const waiting = await order('ZALOPAYQR4');
    expect(waiting.request.error).toBeTruthy();
    await paying.sandbox().mood('well');
    const first = await reference(waiting);
    // for as long as an answer may take, another process may have it
    paying.pass(GATEWAY_PATIENCE);
    expect((await (await newQr(waiting)).json()).data.error).toBeTruthy();
    const again = await (await newQr(waiting)).json();
    expect(again.data).toMatchObject({ number: 2, extra_data: { payment_link: expect.any(String) } });
    // somebody who did get there pays the first one, and the shop is not told
    await paying.sandbox().act(first, 'silent');
    paying.pass(31_000);
    await runDue(PAYMENT_DUTIES, paying.parts());
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS' });
  });

  it.each(['error', 'garbage'] as const)('a gateway that answers %s charges nobody', async (mood) => {
    await paying.sandbox().mood(mood);
    const waiting = await order('ZALOPAYQR4');
    expect(waiting.request.error).toBe('The payment could not be started. Please try again.');
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 0 });
  });

  it('a code that lives is shown again, two taps at once get one, money of an old one counts', async () => {
    const waiting = await order('MOMO_QR_AIO');
    const first = await reference(waiting);
    const same = await (await newQr(waiting)).json();
    expect(same.data).toEqual(waiting.request);
    paying.pass(15 * MINUTE);
    expect(await state(waiting)).toMatchObject({ state: 'EXPIRED', status: 'WAIT_PAYMENT' });
    const taps = await Promise.all([newQr(waiting), newQr(waiting), newQr(waiting)]);
    const numbers = await Promise.all(taps.map(async (answer) => (await answer.json()).data.number));
    expect(numbers).toEqual([2, 2, 2]);
    await paying.sandbox().act(first, 'pay');
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS' });
    // and the new one as well: double
    await act(waiting, 'pay');
    expect(await money(waiting)).toMatchObject({ captured: 2 * waiting.total, refund_due: waiting.total });
    expect(await refusal(await newQr(waiting))).toMatchObject({ status: 409, code: 'ALREADY_PAID' });
  });

  it('is for its diner alone, and no link or preview starts it', async () => {
    const waiting = await order('MOMO_QR_AIO');
    const stranger = await paying.server().addDiner();
    const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(waiting.hash)}?amount=${waiting.total}`;
    const get = (headers: Record<string, string>) => paying.server().send('GET', path, undefined, headers);
    expect((await get(stranger.headers)).status).toBe(403);
    expect((await get({})).status).toBe(401);
    expect((await get({ ...waiting.headers, 'sec-purpose': 'prefetch' })).status).toBe(403);
    expect((await (await get(waiting.headers)).json()).data).toEqual(waiting.request);
    const unknown = `/v1/order/check-status-payment/${encodeURIComponent(`${waiting.hash.slice(0, -2)}xx`)}`;
    expect((await paying.server().send('GET', unknown, undefined, waiting.headers)).status).toBe(404);
  });

  it('[PA45] is for what the order costs, whatever amount is asked for', async () => {
    const waiting = await order('MOMO_QR_AIO');
    const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(waiting.hash)}`;
    const ask = (body: object) => paying.server().send('POST', path, body, waiting.headers);
    for (const amount of [0, 1, -waiting.total, waiting.total - 1, waiting.total + 0.5, 1e300])
      expect([amount, await refusal(await ask({ amount }))]).toMatchObject([
        amount,
        { status: 409, code: 'AMOUNT_DIFFERS' },
      ]);
    const byGet = (amount: string) =>
      paying.server().send('GET', `${path}?amount=${amount}`, undefined, waiting.headers);
    for (const amount of ['1', 'x', '%', '']) expect((await byGet(amount)).status).toBe(409);
    for (const answer of [await ask({ amount: waiting.total }), await byGet(String(waiting.total))])
      expect((await answer.json()).data).toEqual(waiting.request);
    expect(await paying.attempts(waiting)).toHaveLength(1);
  });

  it('what a store cannot take is refused', async () => {
    const { methods } = (
      await (await paying.server().fetch('/v1/payment/methods?pos_parent=BEPNHA&pos_id=101')).json()
    ).data;
    expect(methods.map(({ payment_method: method }: { payment_method: string }) => method)).toEqual([
      'PAYMENT_ON_DELIVERY',
      'MOMO_QR_AIO',
      'TRANSFER',
      'MOMOQR4',
      'ATM_VIA_MOMO',
      'ZALOPAYQR4',
      'ONEPAY',
    ]);
    await expect(order('MOMO_P2SU')).rejects.toThrow('PAYMENT_UNAVAILABLE');
    const later = await order('PAYMENT_ON_DELIVERY');
    const prepaid = await paying
      .server()
      .send('POST', '/v1/payment/prepaid-order', later.body, later.headers);
    expect((await prepaid.json()).code).toBe('PAYMENT_UNAVAILABLE');
    const online = await order('ONEPAY');
    const { headers } = await paying.server().addDiner();
    const answer = await paying.server().send('POST', '/v1/payment/prepaid-order', online.body, headers);
    expect((await answer.json()).data).toMatchObject({
      status: 'WAIT_PAYMENT',
      payment_request: { payment_method: 'ONEPAY' },
    });
  });
});
