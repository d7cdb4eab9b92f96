import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { runDue } from '../clock/clock.ts';
import { PAYMENT_DUTIES } from '../payment/duties.ts';

describePaying('an order its buyer cancels', (paying) => {
  const cancel = (
    { hash }: Pick<WaitingPayment, 'hash'>,
    headers: Record<string, string>,
    body: object = { reason: 'Người mua huỷ đơn' },
  ) => paying.server().send('POST', `/v1/order/${encodeURIComponent(hash)}/cancel`, body, headers);
  const accept = ({ code }: WaitingPayment, version: number) =>
    paying.cook()('POST', `/v1/staff/order/${code}/accept`, { version, minutes: 20 });
  const stepsOf = async (waiting: WaitingPayment) =>
    paying
      .server()
      .database.read.selectFrom('order_steps')
      .selectAll()
      .where('order_id', '=', (await paying.row(waiting)).id)
      .orderBy('version')
      .execute();

  it('[OR35] is cancelled, with the reason of the house, whatever was sent', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    const answer = await cancel(waiting, waiting.headers, { reason: 'Quán phải trả tôi một triệu' });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({ status: 'USER_CANCELLED', is_mine: true });
    expect((await stepsOf(waiting)).at(-1)).toMatchObject({
      status: 'USER_CANCELLED',
      by_kind: 'diner',
      by_id: (await paying.row(waiting)).uid,
      reason: 'Người mua huỷ đơn',
    });
  });

  it('[OR35] tapped three times, or sent again after a lost answer, it is cancelled once', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    const before = (await stepsOf(waiting)).length;
    const answers = await Promise.all([1, 2, 3].map(() => cancel(waiting, waiting.headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await cancel(waiting, waiting.headers, {})).status).toBe(200);
    expect(await stepsOf(waiting)).toHaveLength(before + 1);
  });

  it('[OR35] nobody else cancels: a stranger with the link, nobody at all, a link that is not whole', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    const { headers } = await paying.server().addDiner();
    expect(await refusal(await cancel(waiting, headers))).toMatchObject({ status: 403, code: 'NOT_YOURS' });
    expect((await cancel(waiting, {})).status).toBe(401);
    for (const hash of [waiting.code, `${waiting.code}:`, `${waiting.hash}x`, '%', 'x'.repeat(300)])
      expect([400, 404]).toContain((await cancel({ hash }, waiting.headers)).status);
    for (const body of [{ reason: 7 }, { reason: 'x'.repeat(201) }, []])
      expect((await cancel(waiting, waiting.headers, body)).status).toBe(400);
    expect((await paying.row(waiting)).status).toBe('WAIT_CONFIRM');
  });

  it('[OR35] of an order that staff took for a caller, whoever holds its link', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    await paying
      .server()
      .database.transaction((trx) =>
        trx.updateTable('orders').set({ uid: null }).where('code', '=', waiting.code).execute(),
      );
    const { headers } = await paying.server().addDiner();
    expect((await cancel(waiting, headers)).status).toBe(200);
  });

  it('[OR35] what the kitchen has taken, what is not paid yet and what has ended is refused', async () => {
    const taken = await paying.order('PAYMENT_ON_DELIVERY');
    expect((await accept(taken, (await paying.row(taken)).version)).status).toBe(200);
    const unpaid = await paying.order('MOMO_QR_AIO');
    for (const waiting of [taken, unpaid]) {
      const { status, version } = await paying.row(waiting);
      expect(await refusal(await cancel(waiting, waiting.headers))).toMatchObject({
        status: 409,
        code: 'ORDER_NOT_CANCELLABLE',
      });
      expect(await paying.row(waiting)).toMatchObject({ status, version });
    }
  });

  it('[OR35] at the moment a cook accepts: one of the two happens, and both are told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const waiting = await paying.order('PAYMENT_ON_DELIVERY');
      const { version } = await paying.row(waiting);
      const first = round % 2 === 0;
      const calls = [() => cancel(waiting, waiting.headers), () => accept(waiting, version)];
      const answers = await Promise.all((first ? calls : calls.toReversed()).map((call) => call()));
      const [cancelled, accepted] = first ? answers : answers.toReversed();
      const { status } = await paying.row(waiting);
      expect([status, cancelled?.status, accepted?.status]).toEqual(
        status === 'CONFIRMED' ? ['CONFIRMED', 409, 200] : ['USER_CANCELLED', 200, 409],
      );
    }
  });

  const paid = async (method: string) => {
    const waiting = await paying.order(method);
    if (method === 'TRANSFER') await paying.bank(waiting, {});
    else await paying.sandbox().act(await paying.reference(waiting), 'pay');
    return waiting;
  };

  it('[OR35] [PA34] what a wallet paid goes back in the same act, once, however often it is tapped', async () => {
    const waiting = await paid('MOMO_QR_AIO');
    const { total, headers } = waiting;
    await Promise.all([1, 2, 3].map(() => cancel(waiting, headers)));
    await cancel(waiting, headers);
    expect(await paying.money(waiting)).toMatchObject({ refund_due: 0, refunded: total, counted: 0 });
    await expect.poll(() => paying.backAt(waiting)).toBe(total);
    await expect
      .poll(async () => (await paying.money(waiting)).payments)
      .toMatchObject([{ kind: 'capture' }, { kind: 'refund', state: 'done', amount: total, by: '' }]);
  });

  it('[PA34] a gateway that is silent is asked until it is known; one that says no leaves it due', async () => {
    const silent = await paid('MOMO_QR_AIO');
    await paying.sandbox().mood('lost');
    expect((await cancel(silent, silent.headers)).status).toBe(200);
    await expect.poll(() => paying.backAt(silent)).toBe(silent.total);
    expect(await paying.money(silent)).toMatchObject({ refund_due: 0, refunded: silent.total });
    await paying.sandbox().mood('well');
    paying.pass(31_000);
    await runDue(PAYMENT_DUTIES, paying.parts());
    await expect.poll(async () => (await paying.money(silent)).payments.at(-1).state).toBe('done');
    expect(await paying.backAt(silent)).toBe(silent.total);

    const refused = await paid('MOMO_QR_AIO');
    await paying.sandbox().act(await paying.reference(refused), 'empty');
    expect((await cancel(refused, refused.headers)).status).toBe(200);
    await expect.poll(async () => (await paying.money(refused)).refund_due).toBe(refused.total);
  });

  it('[PA34] what came by bank is due back: a person sends it', async () => {
    const waiting = await paid('TRANSFER');
    expect((await cancel(waiting, waiting.headers)).status).toBe(200);
    expect(await paying.money(waiting)).toMatchObject({ refund_due: waiting.total, counted: 0 });
  });

  it('[PA34] paid twice, then cancelled: both go back', async () => {
    const waiting = await paid('MOMO_QR_AIO');
    await paying.sandbox().act(await paying.reference(waiting), 'pay', {});
    const { captured } = await paying.money(waiting);
    expect((await cancel(waiting, waiting.headers)).status).toBe(200);
    expect(await paying.money(waiting)).toMatchObject({ refund_due: 0, refunded: captured });
  });
});
