import { orderTopic } from '@mam/contract/http/topic.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../../test/paying.ts';
import { openStream } from '../../../test/sse.ts';
import { runDue } from '../../clock/clock.ts';
import { tellManager } from '../../message/tell-manager.ts';
import { answerDuty } from './answer-duty.ts';

const MINUTE = 60_000;

describePaying('an order nobody answers', (paying) => {
  const { cook, pass, order, server } = paying;
  const tick = () => runDue([answerDuty(tellManager)], paying.parts());
  const read = async ({ hash, headers }: WaitingPayment): Promise<OrderDetail> => {
    const path = `/v1/order/${encodeURIComponent(hash)}`;
    return (await (await server().send('GET', path, undefined, headers)).json()).data;
  };
  const onBoard = async ({ code }: WaitingPayment): Promise<StaffOrder> => {
    const { data } = await (await cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((shown: StaffOrder) => shown.code === code);
  };
  const received = (codes: readonly string[], store = 101) =>
    cook()('POST', '/v1/staff/board/received', { store, codes });
  const step = (of: WaitingPayment, verb: string, body: object) =>
    cook()('POST', `/v1/staff/order/${of.code}/${verb}`, body);

  it('[OR39] says until when it will be answered, to diner and kitchen alike', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY');
    const [mine, theirs] = [await read(placed), await onBoard(placed)];
    expect(mine.answer_by).toBe((mine.answer_from ?? 0) + 300);
    expect([theirs.answer_from, theirs.answer_by]).toEqual([mine.answer_from, mine.answer_by]);
    expect(Math.abs((mine.answer_from ?? 0) - mine.created_at)).toBeLessThanOrEqual(1);
    expect((await step(placed, 'accept', { version: theirs.version, minutes: 20 })).status).toBe(200);
    expect(await read(placed)).toMatchObject({ answer_from: null, answer_by: null, status: 'CONFIRMED' });
    expect(await onBoard(placed)).toMatchObject({ answer_by: null });
  });

  it('[OR40] that never reached the restaurant fails, and what it held is free', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY');
    pass(4 * MINUTE);
    await tick();
    expect((await read(placed)).status).toBe('WAIT_CONFIRM');
    pass(MINUTE + 2_000);
    await tick();
    const ended = await read(placed);
    expect(ended).toMatchObject({ status: 'FAILED', answer_by: null });
    expect(ended.hub_response.error).toBeDefined();
    expect(ended.steps.at(-1)).toMatchObject({ status: 'FAILED', by: 'system' });
    // nobody can take it any more, and it ends once
    await tick();
    expect((await step(placed, 'accept', { version: ended.version, minutes: 20 })).status).toBe(409);
    expect((await read(placed)).steps).toHaveLength(ended.steps.length);
  });

  it('[OR41] is received by the first device that draws it, which changes nothing of it', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY');
    const { version } = await onBoard(placed);
    const stream = await openStream(server().url, [orderTopic(placed.hash)], placed.headers);
    expect((await read(placed)).received_at).toBeNull();
    const said = await Promise.all(Array.from({ length: 20 }, () => received([placed.code, 'ZZZZZ'])));
    const firsts = await Promise.all(said.map(async (answer) => (await answer.json()).data.first));
    expect(firsts.reduce((sum, first) => sum + first, 0)).toBe(1);
    await expect.poll(() => stream.frames.filter(({ event }) => event === 'change').length).toBe(1);
    stream.close();
    const mine = await read(placed);
    expect(mine.received_at).not.toBeNull();
    expect(mine.version).toBe(version);
    // a cook's tap is not too late because of it
    expect((await step(placed, 'accept', { version, minutes: 20 })).status).toBe(200);
    // once is once, and what lies at another store is not received
    expect((await (await received([placed.code])).json()).data.first).toBe(0);
    const other = await order('PAYMENT_ON_DELIVERY');
    expect((await (await received([other.code], 102)).json()).data.first).toBe(0);
    expect((await (await received([other.code], 9)).json()).code).toBe('UNKNOWN');
  });

  it('[OR40] that was received is cancelled by the system, and its money is due back', async () => {
    const placed = await order('TRANSFER');
    await paying.bank(placed, {});
    expect((await read(placed)).status).toBe('WAIT_CONFIRM');
    await received([placed.code]);
    pass(5 * MINUTE + 2_000);
    await tick();
    expect(await read(placed)).toMatchObject({ status: 'CANCELLED', hub_response: {} });
    expect(await paying.money(placed)).toMatchObject({ refund_due: placed.total });
  });

  it.each([true, false])(
    '[OR40] [PA34] what a wallet paid goes back by itself (received: %s)',
    async (seen) => {
      const placed = await order('MOMO_QR_AIO');
      await paying.sandbox().act(await paying.reference(placed), 'pay');
      expect((await read(placed)).status).toBe('WAIT_CONFIRM');
      if (seen) await received([placed.code]);
      pass(5 * MINUTE + 2_000);
      await tick();
      expect((await read(placed)).status).toBe(seen ? 'CANCELLED' : 'FAILED');
      expect(await paying.money(placed)).toMatchObject({ refund_due: 0, refunded: placed.total });
      await expect.poll(() => paying.backAt(placed)).toBe(placed.total);
    },
  );

  it('[OR38] is not the restaurant’s turn while a transfer is looked for', async () => {
    const claimed = await order('TRANSFER');
    pass(2 * MINUTE);
    const path = `/v1/order/confirm-transfer/${encodeURIComponent(claimed.hash)}`;
    expect((await server().send('POST', path, {}, claimed.headers)).status).toBe(200);
    expect(await read(claimed)).toMatchObject({ status: 'WAIT_CONFIRM', answer_by: null });
    pass(50 * MINUTE);
    await tick();
    expect((await read(claimed)).status).toBe('WAIT_CONFIRM');
    // the money is seen: from now on it is
    const { version } = await onBoard(claimed);
    expect((await step(claimed, 'confirm-transfer', { version })).status).toBe(200);
    expect((await read(claimed)).answer_by).not.toBeNull();
    await tick();
    expect((await read(claimed)).status).toBe('WAIT_CONFIRM');
    pass(5 * MINUTE + 2_000);
    await tick();
    expect((await read(claimed)).status).toBe('FAILED');
  });

  it('[OR40] ends no order that is accepted at that moment', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY');
    const { version } = await onBoard(placed);
    pass(5 * MINUTE + 2_000);
    const [, accepted] = await Promise.all([tick(), step(placed, 'accept', { version, minutes: 20 })]);
    const { status, steps } = await read(placed);
    expect(status).toBe(accepted.status === 200 ? 'CONFIRMED' : 'FAILED');
    expect(steps).toHaveLength(2);
  });
});
