import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';

const MINUTE = 60_000;

describePaying('another way to pay the same order', (paying) => {
  const change = (waiting: WaitingPayment, payment_method: unknown, headers = waiting.headers) =>
    paying
      .server()
      .send(
        'POST',
        `/v1/order/payment-method/${encodeURIComponent(waiting.hash)}`,
        { payment_method },
        headers,
      );
  const changed = async (waiting: WaitingPayment, method: string) => {
    const answer = await (await change(waiting, method)).json();
    if (answer.error) throw new Error(answer.code);
    return answer.data;
  };
  const onBoard = async ({ code }: WaitingPayment) => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code);
  };
  const staff = async (waiting: WaitingPayment, verb: string, more = {}) => {
    const { version } = await onBoard(waiting);
    const answer = await paying.cook()('POST', `/v1/staff/order/${waiting.code}/${verb}`, {
      version,
      ...more,
    });
    expect(answer.status).toBe(200);
  };
  const act = (reference: string | undefined, action: string) =>
    paying.sandbox().act(reference ?? 'none', action);

  it('[PA27] from a wallet that failed to another one, which pays it: one order, one charge', async () => {
    const waiting = await paying.order('MOMO_QR_AIO');
    await act(await paying.reference(waiting), 'fail');
    expect(await paying.state(waiting)).toMatchObject({ state: 'FAILED' });
    const other = await changed(waiting, 'ZALOPAYQR4');
    expect(other).toMatchObject({ payment_method: 'ZALOPAYQR4', status: 'WAIT_PAYMENT' });
    expect(other.payment_request).toMatchObject({ number: 2, payment_method: 'ZALOPAYQR4' });
    expect(await paying.state(waiting)).toMatchObject({ state: 'PENDING' });
    // the answer was lost: asked again it is the same
    expect(await changed(waiting, 'ZALOPAYQR4')).toEqual(other);
    await act(await paying.reference(waiting), 'pay');
    expect(await paying.state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
    expect(await refusal(await change(waiting, 'TRANSFER'))).toMatchObject({ code: 'ALREADY_PAID' });
    expect(await paying.money(waiting)).toMatchObject({ captured: waiting.total, refund_due: 0 });
  });

  it('[PA27] there and back again is the code that still lives, and a transfer is always the same one', async () => {
    const waiting = await paying.order('TRANSFER');
    const wallet = (await changed(waiting, 'MOMO_QR_AIO')).payment_request;
    const back = (await changed(waiting, 'TRANSFER')).payment_request;
    expect(back).toEqual({ ...waiting.request, number: 3 });
    expect((await changed(waiting, 'MOMO_QR_AIO')).payment_request).toEqual({ ...wallet, number: 4 });
    expect(await paying.attempts(waiting)).toHaveLength(2);
    // the transfer was sent after all
    await paying.bank(waiting, {});
    expect(await paying.state(waiting)).toMatchObject({ state: 'SUCCESS' });
    await act(await paying.reference(waiting), 'pay');
    expect(await paying.money(waiting)).toMatchObject({
      captured: 2 * waiting.total,
      refund_due: waiting.total,
    });
  });

  it('[PA27] placed again under its key, the order shows a way to pay', async () => {
    const waiting = await paying.order('TRANSFER', {}, { 'idempotency-key': 'changed-meanwhile' });
    await changed(waiting, 'MOMO_QR_AIO');
    await changed(waiting, 'TRANSFER');
    const again = await paying.server().send('POST', '/v1/order', waiting.body, waiting.headers);
    const { data } = await again.json();
    expect(data).toMatchObject({ hash: waiting.hash, payment_request: { payment_method: 'TRANSFER' } });
  });

  it('[PA27] on receipt: the kitchen has it at once; a code paid before the door leaves nothing to collect', async () => {
    const waiting = await paying.order('MOMO_QR_AIO');
    expect(await onBoard(waiting)).toBeUndefined();
    const later = await changed(waiting, 'PAYMENT_ON_DELIVERY');
    expect(later).toEqual({
      payment_method: 'PAYMENT_ON_DELIVERY',
      status: 'WAIT_CONFIRM',
      payment_request: null,
    });
    expect(await changed(waiting, 'PAYMENT_ON_DELIVERY')).toEqual(later);
    expect(await onBoard(waiting)).toMatchObject({ status: 'WAIT_CONFIRM', to_collect: waiting.total });
    await staff(waiting, 'accept', { minutes: 20 });
    await act(await paying.reference(waiting), 'pay');
    expect(await onBoard(waiting)).toMatchObject({ status: 'CONFIRMED', to_collect: 0, refund_due: 0 });
    expect(await refusal(await change(waiting, 'TRANSFER'))).toMatchObject({ code: 'ALREADY_PAID' });
  });

  it('[PA28] paid on receipt, then the old code as well: due back, all of it', async () => {
    const waiting = await paying.order('MOMO_QR_AIO');
    await changed(waiting, 'PAYMENT_ON_DELIVERY');
    await staff(waiting, 'accept', { minutes: 20 });
    await staff(waiting, 'complete');
    await act(await paying.reference(waiting), 'pay');
    expect(await paying.money(waiting)).toMatchObject({
      captured: waiting.total,
      counted: 0,
      refund_due: waiting.total,
      missing: 0,
    });
    expect((await paying.attempts(waiting)).map(({ state }) => state)).toEqual(['late']);
  });

  it('[PA27] money at the very moment of the change: paid once, and what comes twice is due back', async () => {
    for (const method of ['ZALOPAYQR4', 'ONEPAY', 'TRANSFER', 'PAYMENT_ON_DELIVERY', 'MOMOQR4']) {
      const waiting = await paying.order('MOMO_QR_AIO');
      const first = await paying.reference(waiting);
      const [, answer] = await Promise.all([act(first, 'pay'), change(waiting, method)]);
      expect([200, 409]).toContain(answer.status);
      if (answer.status === 409) expect((await answer.json()).code).toBe('ALREADY_PAID');
      expect(await paying.state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
      expect(await paying.money(waiting)).toMatchObject({ captured: waiting.total, refund_due: 0 });
      expect(await onBoard(waiting)).toMatchObject({ to_collect: 0 });
      const [, second] = await paying.attempts(waiting);
      if (!second || second.gateway === 'transfer' || second.gateway === 'onepay') continue;
      await act(second.reference, 'pay');
      expect(await paying.money(waiting)).toMatchObject({ refund_due: waiting.total });
    }
  });

  it('[PA27] five ways chosen at once: one of them stands, and each has an answer', async () => {
    const waiting = await paying.order('MOMO_QR_AIO');
    const methods = ['ZALOPAYQR4', 'ONEPAY', 'TRANSFER', 'MOMOQR4', 'ATM_VIA_MOMO'];
    const answers = await Promise.all(methods.map((method) => change(waiting, method)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const made = await paying.attempts(waiting);
    expect(made.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const { payment_method: stands } = await paying
      .server()
      .database.read.selectFrom('orders')
      .select('payment_method')
      .where('code', '=', waiting.code)
      .executeTakeFirstOrThrow();
    expect(made.at(-1)?.method).toBe(stands);
  });

  it('[PA27] paid without a word: the gateway is asked before another is begun', async () => {
    const waiting = await paying.order('ZALOPAYQR4');
    await act(await paying.reference(waiting), 'silent');
    paying.pass(11_000);
    expect(await refusal(await change(waiting, 'MOMO_QR_AIO'))).toMatchObject({ code: 'ALREADY_PAID' });
    expect(await paying.attempts(waiting)).toHaveLength(1);
  });

  it('[PA27] not by what the store does not offer, nor once money is there, claimed, or the order over', async () => {
    const waiting = await paying.order('TRANSFER');
    const code = async (of: WaitingPayment, method: unknown) =>
      (await refusal(await change(of, method))).code;
    expect(await code(waiting, 'MOMO_P2SU')).toBe('PAYMENT_UNAVAILABLE');
    expect(await code(waiting, 'CASH_ON_DELIVERY')).toBe('PAYMENT_UNAVAILABLE');
    expect(await code(waiting, 'BITCOIN')).toBe('PAYMENT_UNAVAILABLE');
    for (const wrong of ['', 7, null, ['TRANSFER']]) expect(await code(waiting, wrong)).toBe('MALFORMED');
    const { headers } = await paying.server().addDiner();
    expect((await change(waiting, 'MOMO_QR_AIO', headers)).status).toBe(403);
    expect((await change({ ...waiting, hash: `${waiting.hash.slice(0, -2)}xx` }, 'TRANSFER')).status).toBe(
      404,
    );
    await paying.bank(waiting, { amount: 1_000 });
    expect(await code(waiting, 'MOMO_QR_AIO')).toBe('METHOD_FIXED');

    const claimed = await paying.order('TRANSFER');
    const claim = `/v1/order/confirm-transfer/${encodeURIComponent(claimed.hash)}`;
    await paying.server().send('POST', claim, {}, claimed.headers);
    expect(await code(claimed, 'MOMO_QR_AIO')).toBe('METHOD_FIXED');
    expect(await code(await paying.order('PAYMENT_ON_DELIVERY'), 'MOMO_QR_AIO')).toBe('NOT_PAYABLE');
  });

  it('[OR15] [PA27] on receipt only within the limit of what nobody has paid for', async () => {
    const { headers } = await paying.server().addDiner();
    for (let nth = 0; nth < 3; nth += 1) await paying.order('PAYMENT_ON_DELIVERY', {}, headers);
    const waiting = await paying.order('MOMO_QR_AIO', {}, headers);
    expect(await refusal(await change(waiting, 'PAYMENT_ON_DELIVERY'))).toMatchObject({
      code: 'TOO_MANY_OPEN',
    });
    expect(await paying.state(waiting)).toMatchObject({ status: 'WAIT_PAYMENT' });
  });

  it('[PA19] [PA27] ten tries at most, however they are made', async () => {
    const waiting = await paying.order('MOMO_QR_AIO');
    for (let nth = 2; nth <= 10; nth += 1) {
      paying.pass(15 * MINUTE);
      await changed(waiting, nth % 2 ? 'MOMO_QR_AIO' : 'ZALOPAYQR4');
    }
    paying.pass(15 * MINUTE);
    expect(await refusal(await change(waiting, 'MOMO_QR_AIO'))).toMatchObject({ status: 429 });
  });
});
