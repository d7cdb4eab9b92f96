import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aDish, defaultLine } from '../../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../../test/paying.ts';
import { refusal } from '../../../test/placing.ts';
import { type AsStaff, signedIn } from '../../../test/staff.ts';
import { billsAt } from '../../../test/table/bills.ts';
import { addPerson } from '../people/add-person.ts';

type Coded = Pick<WaitingPayment, 'code'>;

describePaying('a code at the counter', (paying) => {
  const { server, manager, cook, row } = paying;
  const bills = billsAt(paying);
  const lay = async (
    of: Coded,
    voucher_code = 'LUA30K',
    as: AsStaff = manager(),
    once: string = randomUUID(),
  ) => {
    const { version } = await row(of);
    const body = { voucher_code, version };
    return as('POST', `/v1/staff/order/${of.code}/voucher`, body, { 'idempotency-key': once });
  };
  const check = (of: Coded, voucher_code = 'LUA30K', as: AsStaff = manager()) =>
    as('POST', `/v1/staff/order/${of.code}/voucher/check`, { voucher_code });
  const why = async (answer: Promise<Response>) => (await refusal(await answer)).code;
  const uses = async (code: string) =>
    (
      await server()
        .database.read.selectFrom('voucher_campaigns')
        .select('used')
        .where('brand', '=', 'BEPNHA')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).used;
  const stateOf = async (of: Coded) =>
    (
      await server()
        .database.read.selectFrom('voucher_uses')
        .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
        .select('voucher_uses.state')
        .where('orders.code', '=', of.code)
        .execute()
    ).map(({ state }) => state);
  const placed = (draft: object = {}) =>
    paying.order('PAYMENT_ON_DELIVERY', { lines: [defaultLine(aDish(paying.shop()), 4)], ...draft });
  const step = async (of: Coded, verb: string, more: object = {}) => {
    const { version } = await row(of);
    const moved = await cook()('POST', `/v1/staff/order/${of.code}/${verb}`, {
      version,
      minutes: 20,
      ...more,
    });
    expect([verb, moved.status]).toEqual([verb, 200]);
  };

  it('[VO22] is read before it is laid, and then takes off the food, once, with its line in the trail', async () => {
    const of = await placed();
    const before = await uses('LUA30K');
    const tried = await (await check(of, ' lua30k ')).json();
    expect(tried.data).toMatchObject({ voucher_code: 'LUA30K', amount: 30_000, coupon: false });
    expect([await uses('LUA30K'), (await row(of)).total]).toEqual([before, of.total]);
    const once = randomUUID();
    const laid = await lay(of, 'lua30k', manager(), once);
    expect(laid.status).toBe(200);
    const { data } = await laid.json();
    expect(data).toMatchObject({
      voucher: { code: 'LUA30K', amount: 30_000 },
      total_amount: tried.data.total_amount,
      to_collect: tried.data.total_amount,
    });
    expect(data.quote.rows.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      data.total_amount,
    );
    expect(await uses('LUA30K')).toBe(before + 1);
    expect(await why(lay(of))).toBe('VOUCHER_LAID');
    const seen = await server().send(
      'GET',
      `/v1/order/${encodeURIComponent(of.hash)}`,
      undefined,
      of.headers,
    );
    expect((await seen.json()).data).toMatchObject({ total_amount: data.total_amount });
    const trail = await (await manager()('GET', '/v1/staff/trail?store=101&kind=discount')).json();
    expect(JSON.stringify(trail.data)).toContain('LUA30K');
  });

  it('[VO22] [OR114] a gift costs nothing, is made by the kitchen, and is told as a change; a cheaper dish is refused', async () => {
    const of = await placed();
    await step(of, 'accept');
    const tried = await (await check(of, 'FLANTANG')).json();
    expect(tried.data).toMatchObject({
      amount: 0,
      gifts: [{ item_name: 'Bánh flan cà phê', quantity: 1 }],
      total_amount: of.total,
    });
    expect((await lay(of, 'FLANTANG')).status).toBe(200);
    const board = await (await manager()('GET', '/v1/staff/board?store=101')).json();
    const onBoard = board.data.orders.find(({ code }: Coded) => code === of.code);
    expect(onBoard.quote.lines.at(-1)).toMatchObject({ kind: 'gift', item_id: 'CHE03', amount: 0 });
    expect(onBoard.total_amount).toBe(of.total);
    const seen = await (
      await server().send('GET', `/v1/order/${encodeURIComponent(of.hash)}`, undefined, of.headers)
    ).json();
    expect(seen.data.changes.at(-1).lines).toMatchObject([
      { was: null, now: { item_id: 'CHE03', quantity: 1 } },
    ]);
    expect(
      await why(
        lay(
          await placed({ lines: [{ ...defaultLine(paying.shop().menu.dishById.get('PHO01') as never, 2) }] }),
          'PHO59',
        ),
      ),
    ).toBe('VOUCHER_DISHES');
  });

  it('[VO22] [VO10] its use is given back when the order is cancelled, and used once it is taken', async () => {
    const before = await uses('LUA30K');
    const of = await placed();
    expect((await lay(of)).status).toBe(200);
    expect(await stateOf(of)).toEqual(['HELD']);
    await step(of, 'accept');
    expect(await stateOf(of)).toEqual(['USED']);
    const late = await placed();
    await step(late, 'accept');
    expect((await lay(late)).status).toBe(200);
    expect(await stateOf(late)).toEqual(['USED']);
    const gone = await placed();
    await lay(gone);
    await step(gone, 'reject', { reason: 'Hết bún' });
    expect(await stateOf(gone)).toEqual(['RELEASED']);
    expect(await uses('LUA30K')).toBe(before + 2);
  });

  it('[VO22] is refused in words, and nothing is half done', async () => {
    const of = await placed();
    expect(await why(lay(of, 'KHONGCO'))).toBe('VOUCHER_1');
    expect(await why(check(of, 'KHONGCO'))).toBe('VOUCHER_1');
    expect(await why(lay(of, 'LUA30K', cook()))).toBe('NOT_YOURS');
    expect(await why(check(of, 'LUA30K', cook()))).toBe('NOT_YOURS');
    const stale = await manager()('POST', `/v1/staff/order/${of.code}/voucher`, {
      voucher_code: 'LUA30K',
      version: (await row(of)).version - 1,
    });
    expect(await refusal(stale)).toMatchObject({ code: 'STALE', data: { order: { code: of.code } } });
    const small = await placed({ lines: [defaultLine(aDish(paying.shop()), 1)] });
    expect(await why(lay(small, 'LUA30K'))).toBe('VOUCHER_BELOW_MINIMUM');
    const prepaid = await paying.order('MOMO_QR_AIO');
    expect(await why(lay(prepaid))).toBe('VOUCHER_ORDER_PAID');
    const over = await placed();
    for (const verb of ['accept', 'ready', 'complete']) await step(over, verb);
    expect(await why(lay(over))).toBe('VOUCHER_ORDER_OVER');
    expect((await row(of)).voucher_code).toBeNull();
  });

  it('[VO22] of two who lay one at once one wins', async () => {
    const of = await placed();
    const account = { brand: 'BEPNHA', password: 'mat-khau-1', stores: [] };
    await addPerson(server().database, { ...account, name: 'Thu ngân', role: 'cashier' }, Date.now());
    const cashier = await signedIn(server(), 'Thu ngân', 'mat-khau-1', 'BEPNHA');
    const before = await uses('LUA30K');
    const { version } = await row(of);
    const send = (as: AsStaff) =>
      as('POST', `/v1/staff/order/${of.code}/voucher`, { voucher_code: 'LUA30K', version });
    const answers = await Promise.all([send(manager()), send(cashier)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await uses('LUA30K')).toBe(before + 1);
  });

  it('[TB98] on a round of a table its bill costs less; once a part is held or paid, what is paid keeps its price', async () => {
    const { id, guests, codes } = await bills.party(1, 2);
    const [first = '', second = ''] = codes;
    const before = (await bills.readAsStaff(id)) as { total: number };
    const code = 'COMTAM20';
    const tried = await check({ code: first }, code);
    const saved = tried.status === 200 ? (await tried.json()).data.amount : 0;
    const laid = await lay({ code: first }, code);
    expect([laid.status, saved > 0]).toEqual([200, true]);
    const after = (await bills.readAsStaff(id)) as { total: number };
    expect(after.total).toBeLessThan(before.total);
    const [guest] = guests;
    if (!guest) throw new Error('nobody sits there');
    expect((await bills.take(id, guest, { by: 'amount', amount: 10_000 })).status).toBe(200);
    expect(await why(lay({ code: second }, code))).toBe('VOUCHER_BILL_PAID');
  });
});
