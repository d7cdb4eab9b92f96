import { describe, expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import type { AsStaff } from '../../test/staff.ts';
import { runDue } from '../clock/clock.ts';
import { PAYMENT_DUTIES } from '../payment/duties.ts';

describePaying('giving money back', (paying) => {
  const { money, reference, backAt } = paying;
  const paid = async (method: string, draft: object = {}) => {
    const waiting = await paying.order(method, draft);
    if (method === 'TRANSFER') await paying.bank(waiting, {});
    else {
      if (method === 'ONEPAY') await fetch(waiting.request.extra_data.payment_link ?? '');
      await paying.sandbox().act(await reference(waiting), 'pay');
    }
    return waiting;
  };
  const refund = (waiting: WaitingPayment, body: object, key?: string) =>
    paying.server().send('POST', `/v1/staff/order/${waiting.code}/refund`, body, {
      ...staffHeaders,
      ...(key && { 'idempotency-key': key }),
    });
  let staffHeaders: Record<string, string> = {};
  const asManager = async () => {
    const origin = paying.server().url;
    const body = { pos_parent: 'BEPNHA', name: 'Quản', password: 'mat-khau-1' };
    const answer = await paying.server().send('POST', '/v1/staff/sign-in', body, { origin });
    staffHeaders = { origin, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const versionOf = async ({ code: wanted }: WaitingPayment): Promise<number> => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find(({ code }: { code: string }) => code === wanted).version;
  };
  const reject = (
    as: AsStaff,
    { code }: WaitingPayment,
    body: { version: number; give_back?: boolean },
    headers?: Record<string, string>,
  ) => as('POST', `/v1/staff/order/${code}/reject`, { reason: 'Hết bún', ...body }, headers);
  describe.each(['MOMO_QR_AIO', 'ZALOPAYQR4', 'ONEPAY'])('%s', (method) => {
    it('gives back in part, then the rest, with reason and name, and not a đồng more', async () => {
      await asManager();
      const waiting = await paid(method);
      const part = await (await refund(waiting, { amount: 20_000, reason: 'Thiếu trà đá' })).json();
      expect(part.data).toMatchObject({ captured: waiting.total, refunded: 20_000 });
      expect(part.data.payments.at(-1)).toMatchObject({
        kind: 'refund',
        state: 'done',
        amount: 20_000,
        reason: 'Thiếu trà đá',
        by: 'Quản',
      });
      const more = await refund(waiting, { amount: waiting.total - 19_999, reason: 'x' });
      expect(await refusal(more)).toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' });
      const rest = await (await refund(waiting, { reason: 'Hủy đơn' })).json();
      expect(rest.data).toMatchObject({ refunded: waiting.total, refundable: 0, counted: 0 });
      expect(await backAt(waiting)).toBe(waiting.total);
      expect((await refund(waiting, { reason: 'x' })).status).toBe(409);
    });

    it('six at once, each for everything: one goes, and the others are told why not', async () => {
      await asManager();
      const waiting = await paid(method);
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((n) =>
          refund(waiting, { amount: waiting.total, reason: `lần ${n}` }, `k${n}`),
        ),
      );
      // without the row lock somebody is answered 500 on PostgreSQL
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await backAt(waiting)).toBe(waiting.total);
      expect(await money(waiting)).toMatchObject({ refunded: waiting.total });
    });

    it('the same key gives back once', async () => {
      await asManager();
      const waiting = await paid(method);
      const body = { amount: 5_000, reason: 'Nguội' };
      await Promise.all([1, 2, 3].map(() => refund(waiting, body, `same-${waiting.code}`)));
      await refund(waiting, body, `same-${waiting.code}`);
      expect(await backAt(waiting)).toBe(5_000);
      expect(await money(waiting)).toMatchObject({ refunded: 5_000 });
    });

    it('a lost answer is asked about until it is known, and nothing goes back twice', async () => {
      await asManager();
      const waiting = await paid(method);
      await paying.sandbox().mood('lost');
      const unclear = await (await refund(waiting, { amount: 7_000, reason: 'x' })).json();
      expect(unclear.data.payments.at(-1)).toMatchObject({ state: 'asked' });
      expect(unclear.data).toMatchObject({ refunded: 7_000 });
      await paying.sandbox().mood('well');
      paying.pass(31_000);
      await runDue(PAYMENT_DUTIES, paying.parts());
      expect((await money(waiting)).payments.at(-1)).toMatchObject({ state: 'done' });
      expect(await backAt(waiting)).toBe(7_000);
    });
  });

  it('what came twice goes back whole, and then nothing is due', async () => {
    await asManager();
    const waiting = await paying.order('MOMO_QR_AIO');
    await paying.sandbox().act(await reference(waiting), 'twice');
    expect(await money(waiting)).toMatchObject({ refund_due: waiting.total });
    await refund(waiting, { amount: waiting.total, reason: 'Trả hai lần' });
    expect(await money(waiting)).toMatchObject({ refund_due: 0, counted: waiting.total });
  });

  it('[PA34] refused and given back in one act, once, however often it is sent; the diner reads the way back', async () => {
    const waiting = await paid('MOMO_QR_AIO');
    const key = { 'idempotency-key': `reject-${waiting.code}` };
    const version = await versionOf(waiting);
    const send = () => reject(paying.manager(), waiting, { version, give_back: true }, key);
    const first = await send();
    expect(first.status).toBe(200);
    // at once: one of them may be told that it is under way
    await Promise.all([send(), send(), send()]);
    const again = await send();
    expect(again.status).toBe(200);
    expect((await again.json()).data).toMatchObject({ status: 'CANCELLED', given_back: [{ state: 'done' }] });
    const { data } = await first.json();
    expect(data).toMatchObject({ status: 'CANCELLED', refund_due: 0, refunded: waiting.total });
    expect(data.given_back).toEqual([{ gateway: 'momo', amount: waiting.total, state: 'done' }]);
    expect(await backAt(waiting)).toBe(waiting.total);
    expect(await money(waiting)).toMatchObject({ refunded: waiting.total, refund_due: 0 });
    expect(await paying.state(waiting)).toMatchObject({ refund_due: 0, refunded: waiting.total });
  });

  it.each(['lost', 'garbage', 'slow'] as const)(
    '[PA34] the gateway answers nothing anybody can read (%s): refused all the same, on its way, then known',
    async (mood) => {
      const waiting = await paid('MOMO_QR_AIO');
      const version = await versionOf(waiting);
      await paying.sandbox().mood(mood);
      const answer = await reject(paying.manager(), waiting, { version, give_back: true });
      const { data } = await answer.json();
      expect(data).toMatchObject({ status: 'CANCELLED', given_back: [{ state: 'asked' }] });
      expect(await paying.state(waiting)).toMatchObject({ refund_due: 0, status: 'CANCELLED' });
      await paying.sandbox().mood('well');
      paying.pass(31_000);
      await runDue(PAYMENT_DUTIES, paying.parts());
      paying.pass(301_000);
      await runDue(PAYMENT_DUTIES, paying.parts());
      expect((await money(waiting)).payments.at(-1)).toMatchObject({ state: 'done' });
      expect(await backAt(waiting)).toBe(waiting.total);
    },
  );

  it.each(['MOMO_QR_AIO', 'ONEPAY'])(
    '[PA34] %s says no: the refusal stands, nothing went, and all of it is due until somebody gives it back',
    async (method) => {
      await asManager();
      const waiting = await paid(method);
      const version = await versionOf(waiting);
      await paying.sandbox().act(await reference(waiting), 'empty');
      const answer = await reject(paying.manager(), waiting, { version, give_back: true });
      const { data } = await answer.json();
      expect(data).toMatchObject({ status: 'CANCELLED', refund_due: waiting.total, refunded: 0 });
      expect(data.given_back).toMatchObject([{ amount: waiting.total, state: 'failed' }]);
      const board = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
      expect(board.data.money.map(({ code }: { code: string }) => code)).toContain(waiting.code);
      await paying.sandbox().act(await reference(waiting), 'fill');
      expect((await refund(waiting, { reason: 'Hết bún' })).status).toBe(200);
      expect(await backAt(waiting)).toBe(waiting.total);
    },
  );

  it('[PA34] a cook refuses what nobody took yet, and it goes back by itself', async () => {
    const waiting = await paid('MOMO_QR_AIO');
    const version = await versionOf(waiting);
    expect((await reject(paying.cook(), waiting, { version, give_back: true })).status).toBe(403);
    const { data } = await (await reject(paying.cook(), waiting, { version })).json();
    expect(data).toMatchObject({ status: 'CANCELLED', refund_due: 0, given_back: [{ state: 'done' }] });
    expect(await backAt(waiting)).toBe(waiting.total);
  });

  it('[PA34] a cook may end what is being cooked but not refund: it stands, and the money stays due', async () => {
    const waiting = await paid('MOMO_QR_AIO');
    const taken = { version: await versionOf(waiting), minutes: 20 };
    const accepted = await paying.cook()('POST', `/v1/staff/order/${waiting.code}/accept`, taken);
    const { version } = (await accepted.json()).data;
    const { data } = await (await reject(paying.cook(), waiting, { version })).json();
    expect(data).toMatchObject({ status: 'CANCELLED', refund_due: waiting.total, given_back: [] });
    const board = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    expect(board.data.money.map(({ code }: { code: string }) => code)).toContain(waiting.code);
    expect(await backAt(waiting)).toBe(0);
  });

  it('[PA34] what came by bank stays due for a person', async () => {
    const waiting = await paid('TRANSFER');
    const version = await versionOf(waiting);
    const { data } = await (await reject(paying.manager(), waiting, { version, give_back: true })).json();
    expect(data).toMatchObject({ status: 'CANCELLED', refund_due: waiting.total, given_back: [] });
  });

  it('[PA34] of two who refuse on the same version one gives back, the other is told', async () => {
    const waiting = await paid('ONEPAY');
    const version = await versionOf(waiting);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        reject(paying.manager(), waiting, { version, give_back: true }, { 'idempotency-key': key }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await backAt(waiting)).toBe(waiting.total);
  });

  it('by line: what the line was worth of what was paid; the last of it is the last', async () => {
    await asManager();
    const waiting = await paid('MOMO_QR_AIO');
    const [line] = (await money(waiting)).lines;
    const one = { lines: [{ key: line.key, quantity: 1 }], reason: 'Món bị đổ' };
    const first = await (await refund(waiting, one, 'line-1')).json();
    expect(first.data.lines[0]).toMatchObject({ quantity: 3, refunded_quantity: 1 });
    await refund(waiting, one, 'line-2');
    await refund(waiting, one, 'line-3');
    expect(await money(waiting)).toMatchObject({ refunded: line.amount });
    expect(await refusal(await refund(waiting, one, 'line-4'))).toMatchObject({
      code: 'REFUND_LINES',
    });
    const unknown = { lines: [{ key: 'nothing', quantity: 1 }], reason: 'x' };
    expect(await refusal(await refund(waiting, unknown))).toMatchObject({ code: 'REFUND_LINES' });
  });

  it('a transfer goes back by hand: written down, done', async () => {
    await asManager();
    const waiting = await paid('TRANSFER');
    const answer = await (await refund(waiting, { amount: 10_000, reason: 'Trả lại tiền nước' })).json();
    expect(answer.data.payments.at(-1)).toMatchObject({ state: 'done', gateway: 'transfer', by: 'Quản' });
  });

  it('is for managers and owners, with a reason, of their own brand', async () => {
    await asManager();
    const waiting = await paid('MOMO_QR_AIO');
    const path = `/v1/staff/order/${waiting.code}/refund`;
    expect((await paying.cook()('POST', path, { reason: 'x' })).status).toBe(403);
    expect((await refund(waiting, { amount: 1000 })).status).toBe(400);
    expect((await refund(waiting, { amount: 1000, reason: ' \u200b ' })).status).toBe(400);
    expect((await refund(waiting, { amount: 0.5, reason: 'x' })).status).toBe(400);
    expect((await refund({ ...waiting, code: 'ZZZZZ' }, { reason: 'x' })).status).toBe(404);
    expect(await money(waiting)).toMatchObject({ refunded: 0 });
  });

  it('the diner reads what came and went, without reasons, names and numbers', async () => {
    await asManager();
    const waiting = await paid('MOMO_QR_AIO');
    await refund(waiting, { amount: 5_000, reason: 'Nội bộ' });
    const path = `/v1/payment/history?order_hash=${encodeURIComponent(waiting.hash)}`;
    const { data } = await (await paying.server().send('GET', path, undefined, waiting.headers)).json();
    expect(data.payments).toMatchObject([
      { kind: 'capture', amount: waiting.total, reason: '', by: '', reference: '' },
      { kind: 'refund', amount: 5_000, reason: '', by: '', reference: '' },
    ]);
  });
});
