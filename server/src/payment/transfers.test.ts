import { describe, expect, it } from 'vitest';
import { readShop } from '../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { runDue } from '../clock/clock.ts';
import { PAYMENT_DUTIES } from './duties.ts';

const MINUTE = 60_000;

describePaying('paying by bank transfer', (paying) => {
  const { order, state, money, bank } = paying;
  const claim = (waiting: WaitingPayment, method = 'POST') =>
    paying
      .server()
      .send(
        method,
        `/v1/order/confirm-transfer/${encodeURIComponent(waiting.hash)}`,
        method === 'POST' ? {} : undefined,
        waiting.headers,
      );
  const boardOf = async () => (await (await paying.cook()('GET', '/v1/staff/board?store=101')).json()).data;
  const onBoard = async ({ code }: WaitingPayment) =>
    (await boardOf()).orders.find((shown: { code: string }) => shown.code === code);
  const staff = (waiting: WaitingPayment, verb: string, body: object) =>
    paying.cook()('POST', `/v1/staff/order/${waiting.code}/${verb}`, body);

  it('shows where to, how much and what to write, and draws exactly that', async () => {
    const { request, code, total } = await order('TRANSFER');
    expect(request.transfer).toEqual({
      bank_id: '970436',
      bank_name: 'Vietcombank',
      account_number: '1012345678',
      account_name: 'CONG TY TNHH BEP NHA LUA',
      amount: total,
      description: `MAM${code}`,
    });
    const { qr_data: qr = '' } = request.extra_data;
    expect(qr).toContain('0010A000000727');
    expect(qr).toContain(`54${String(String(total).length).padStart(2, '0')}${total}`);
    expect(qr).toContain(`0808MAM${code}`);
  });

  it('"I have paid" is a claim: on the board, not accepted before somebody has seen the money', async () => {
    const waiting = await order('TRANSFER');
    expect(await onBoard(waiting)).toBeUndefined();
    const claimed = await (await claim(waiting)).json();
    expect(claimed.data).toMatchObject({ state: 'PENDING', status: 'WAIT_CONFIRM', transfer_claimed: true });
    // again, and by the older way: nothing more
    expect((await (await claim(waiting, 'GET')).json()).data).toEqual(claimed.data);
    const shown = await onBoard(waiting);
    expect(shown).toMatchObject({ status: 'WAIT_CONFIRM', transfer_unconfirmed: true, captured: 0 });
    const early = await staff(waiting, 'accept', { version: shown.version, minutes: 20 });
    expect(await refusal(early)).toMatchObject({ code: 'TRANSFER_UNCONFIRMED' });

    const seen = await staff(waiting, 'confirm-transfer', { version: shown.version });
    expect((await seen.json()).data).toMatchObject({
      captured: waiting.total,
      counted: waiting.total,
      payments: [{ kind: 'capture', state: 'confirmed', by: 'Bếp' }],
    });
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS' });
    const { version } = await onBoard(waiting);
    expect((await staff(waiting, 'accept', { version, minutes: 20 })).status).toBe(200);
  });

  it('a bank notification of the exact amount settles without a person, once, however often it comes', async () => {
    const waiting = await order('TRANSFER');
    const said = await bank(waiting, { times: 4 });
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
    expect(await money(waiting)).toMatchObject({ captured: waiting.total, refund_due: 0 });
    expect(await onBoard(waiting)).toMatchObject({ transfer_unconfirmed: false, to_collect: 0 });
  });

  it('claimed first, then told by the bank: paid, and told once', async () => {
    const waiting = await order('TRANSFER');
    await claim(waiting);
    await bank(waiting, {});
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
    const { version } = await onBoard(waiting);
    expect((await staff(waiting, 'accept', { version, minutes: 20 })).status).toBe(200);
  });

  it('confirmed by staff, then told by the bank: the same money, not double', async () => {
    const waiting = await order('TRANSFER');
    await claim(waiting);
    const { version } = await onBoard(waiting);
    await staff(waiting, 'confirm-transfer', { version });
    const [said] = await bank(waiting, { reference: `FT-${waiting.code}` });
    expect(said?.status).toBe(200);
    expect(await money(waiting)).toMatchObject({
      captured: waiting.total,
      refund_due: 0,
      payments: [{ reference: `FT-${waiting.code}` }],
    });
    // a second transfer of the diner is one
    await bank(waiting, {});
    expect(await money(waiting)).toMatchObject({ captured: 2 * waiting.total, refund_due: waiting.total });
  });

  it('less waits, and the rest completes it', async () => {
    const waiting = await order('TRANSFER');
    await bank(waiting, { amount: 10_000 });
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 10_000 });
    expect((await boardOf()).money.map(({ code }: { code: string }) => code)).toContain(waiting.code);
    await bank(waiting, { amount: waiting.total - 10_000 });
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS' });
    expect((await boardOf()).money.map(({ code }: { code: string }) => code)).not.toContain(waiting.code);
  });

  it("[CH5] as long as it holds money it stands in nobody's way, however long it waits for the rest", async () => {
    const waiting = await order('TRANSFER');
    const counts = async () => {
      const { id } = await paying.row(waiting);
      const origins = paying.server().database.read.selectFrom('order_origins').selectAll();
      return (await origins.where('order_id', '=', id).executeTakeFirstOrThrow()).counts_until > Date.now();
    };
    expect(await counts()).toBe(true);
    await bank(waiting, { amount: 10_000 });
    expect(await counts()).toBe(false);
    const back = { amount: 10_000, reason: 'x' };
    const given = await paying.manager()('POST', `/v1/staff/order/${waiting.code}/refund`, back);
    expect(given.status).toBe(200);
    expect(await counts()).toBe(true);
  });

  it('half of it, told many times, is half of it', async () => {
    const waiting = await order('TRANSFER');
    const half = { amount: waiting.total / 2, times: 5 };
    await bank(waiting, half);
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: waiting.total / 2 });
  });

  it('more waits for staff, who take it and owe the rest', async () => {
    const waiting = await order('TRANSFER');
    await bank(waiting, { amount: waiting.total + 5_000 });
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', status: 'WAIT_PAYMENT' });
    const held = (await boardOf()).money.find(({ code }: { code: string }) => code === waiting.code);
    await staff(waiting, 'confirm-transfer', { version: held.version });
    expect(await money(waiting)).toMatchObject({ counted: waiting.total, refund_due: 5_000 });
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS' });
  });

  it('an order that holds money does not end by itself, one that holds none does, and late money is due back', async () => {
    const holding = await order('TRANSFER');
    await bank(holding, { amount: 10_000 });
    const empty = await order('TRANSFER');
    paying.pass(61 * MINUTE);
    await runDue(PAYMENT_DUTIES, paying.parts());
    expect(await state(holding)).toMatchObject({ status: 'WAIT_PAYMENT' });
    expect(await state(empty)).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED' });
    expect(await refusal(await claim(empty))).toMatchObject({ status: 409, code: 'NOT_PAYABLE' });
    await bank(empty, {});
    expect(await money(empty)).toMatchObject({ refund_due: empty.total, counted: 0 });
  });

  it('an order that ends unpaid gives its voucher back', async () => {
    const used = async () =>
      (
        await paying
          .server()
          .database.read.selectFrom('voucher_campaigns')
          .select('used')
          .where('code', '=', 'MOTLAN')
          .executeTakeFirstOrThrow()
      ).used;
    const waiting = await order('TRANSFER', {}, {}, { voucher: 'MOTLAN' });
    expect(await used()).toBe(1);
    paying.pass(61 * MINUTE);
    await runDue(PAYMENT_DUTIES, paying.parts());
    expect(await state(waiting)).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED' });
    expect(await used()).toBe(0);
  });

  it('[PA63] in euro its code is the European one, and a notifier of đồng settles nothing', async () => {
    const shop = await readShop(paying.server(), 'SPREE', 201);
    const waiting = await order('TRANSFER', {}, {}, { shop });
    expect(waiting.request.extra_data.qr_data).toMatch(/^BCD\n002\n1\nSCT\n/);
    expect(waiting.request.transfer).toMatchObject({
      account_number: 'DE02120300000000202051',
      amount: waiting.total,
      description: `MAM${waiting.code}`,
    });
    const url = `${paying.server().url}/v1/payment/notice/bank/SPREE`;
    const cents = Math.round(waiting.total * 100);
    expect((await bank(waiting, { url, amount: cents }))[0]?.status).toBe(200);
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 0 });
    await expect(order('MOMO_QR_AIO', {}, {}, { shop })).rejects.toThrow('PAYMENT_UNAVAILABLE');
  });

  it('money given back holds no order: it ends as one that never had any', async () => {
    const waiting = await order('TRANSFER');
    await bank(waiting, { amount: 10_000 });
    await paying.manager()('POST', `/v1/staff/order/${waiting.code}/refund`, { reason: 'Chuyển nhầm' });
    paying.pass(61 * MINUTE);
    await runDue(PAYMENT_DUTIES, paying.parts());
    expect(await state(waiting)).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED', refund_due: 0 });
  });

  it('ending and money at the same moment: paid, or ended and due back, never between', async () => {
    for (let round = 0; round < 6; round += 1) {
      const waiting = await order('TRANSFER');
      paying.pass(61 * MINUTE);
      const parts = paying.parts();
      await Promise.all([
        bank(waiting, {}),
        runDue(PAYMENT_DUTIES, parts),
        bank(waiting, { reference: `FT-E${waiting.code}` }),
      ]);
      const { status } = await state(waiting);
      const ledger = await money(waiting);
      const ended = status === 'WAIT_PAYMENT_CANCELLED';
      expect(['WAIT_CONFIRM', 'WAIT_PAYMENT_CANCELLED']).toContain(status);
      expect(ledger.captured).toBe(2 * waiting.total);
      expect(ledger.refund_due).toBe(ended ? 2 * waiting.total : waiting.total);
    }
  });

  it('an order to be paid at the door, transferred all the same: nothing more to collect', async () => {
    const waiting = await order('PAYMENT_ON_DELIVERY');
    expect(await onBoard(waiting)).toMatchObject({ to_collect: waiting.total });
    const description = `MAM${waiting.code}`;
    await bank(waiting, { description, amount: 10_000 });
    expect(await onBoard(waiting)).toMatchObject({ to_collect: waiting.total - 10_000 });
    await bank(waiting, { description, amount: waiting.total - 10_000 });
    expect(await onBoard(waiting)).toMatchObject({ to_collect: 0, status: 'WAIT_CONFIRM' });
  });

  it('what names no order, or several, is kept for a person', async () => {
    const [one, two] = [await order('TRANSFER'), await order('TRANSFER')];
    await bank(one, { description: 'tien com trua', amount: 12_345, reference: 'FT-NOBODY' });
    await bank(one, { description: `MAM${one.code} MAM${two.code}`, reference: 'FT-BOTH' });
    await bank(one, { description: `MAM${one.code} MAM${two.code}`, reference: 'FT-BOTH' });
    const { data } = await (await paying.manager()('GET', '/v1/staff/unplaced-money')).json();
    const told = data.notices.map((notice: { reference: string; outcome: string }) => [
      notice.reference,
      notice.outcome,
    ]);
    expect(told.filter(([reference]: string[]) => reference === 'FT-NOBODY')).toEqual([
      ['FT-NOBODY', 'unknown'],
    ]);
    expect(told.filter(([reference]: string[]) => reference === 'FT-BOTH')).toEqual([
      ['FT-BOTH', 'ambiguous'],
    ]);
    expect((await paying.cook()('GET', '/v1/staff/unplaced-money')).status).toBe(403);
    expect(await state(one)).toMatchObject({ captured: 0 });
  });

  it('what is not signed with the brand’s key is not believed', async () => {
    const waiting = await order('TRANSFER');
    expect((await bank(waiting, { key: 'guessed' }))[0]?.status).toBe(401);
    const url = `${paying.server().url}/v1/payment/notice/bank/NOBODY`;
    expect((await bank(waiting, { url }))[0]?.status).toBe(404);
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 0 });
  });

  it('of the claim, the bank and a cook at the same moment exactly one settles', async () => {
    for (let round = 0; round < 5; round += 1) {
      const waiting = await order('TRANSFER');
      await claim(waiting);
      const { version } = await onBoard(waiting);
      await Promise.all([
        bank(waiting, { reference: `FT-R${round}-${waiting.code}`, times: 3 }),
        staff(waiting, 'confirm-transfer', { version }),
        claim(waiting),
      ]);
      const ledger = await money(waiting);
      expect(ledger.captured).toBe(waiting.total);
      expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
    }
  });

  describe('the bells', () => {
    it('ring for the diner and the board when money comes', async () => {
      const waiting = await order('TRANSFER');
      const heard: string[] = [];
      const stop = paying
        .server()
        .database.onCommitted((events) => void heard.push(...events.map(({ topic }) => topic)));
      await bank(waiting, {});
      await expect.poll(() => heard).toContain(`order:${waiting.hash}`);
      expect(heard).toContain('board:BEPNHA:101');
      stop();
    });
  });
});

describePaying(
  'a store that cooks at once',
  (paying) => {
    it('accepts an order whose transfer is only claimed', async () => {
      const waiting = await paying.order('TRANSFER');
      const path = `/v1/order/confirm-transfer/${encodeURIComponent(waiting.hash)}`;
      await paying.server().send('POST', path, {}, waiting.headers);
      const board = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
      const shown = board.data.orders.find(({ code }: { code: string }) => code === waiting.code);
      expect(shown.transfer_unconfirmed).toBe(false);
      const body = { version: shown.version, minutes: 20 };
      const accepted = await paying.cook()('POST', `/v1/staff/order/${waiting.code}/accept`, body);
      expect(accepted.status).toBe(200);
      // and the money that comes later makes it paid without moving it back
      await paying.bank(waiting, {});
      expect(await paying.state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'CONFIRMED' });
    });
  },
  { transfer_at_once: true },
);
