import { randomUUID } from 'node:crypto';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { ofWhole } from '@mam/domain/loyalty/points.ts';
import { expect, it } from 'vitest';
import { aDish, defaultLine } from '../../test/order.ts';
import { describePaying } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { type PointsMember, pointsAt } from '../../test/points.ts';
import { billsAt } from '../../test/table/bills.ts';
import { scan } from '../../test/table/sittings.ts';
import { bodyAtTable } from '../../test/table/table-order.ts';
import { move } from '../loyalty/ledger.ts';

describePaying('a code in the cart of a table', (paying) => {
  const { party, read, readAsStaff } = billsAt(paying);
  const { newMember, prove, account } = pointsAt(paying.server);
  type Guest = Pick<PointsMember, 'headers'>;
  const english = ({ headers }: Guest) => ({ ...headers, 'accept-language': 'en' });

  /** a round as the app sends it, whatever was seen; code: the one in its cart */
  const round = (code: string, at: { table: string; id?: string }, quantity = 5) => ({
    ...bodyAtTable(
      paying.shop(),
      { table: at.table, lines: [defaultLine(aDish(paying.shop()), quantity)] },
      Date.now(),
    ),
    ...(at.id && { sitting: at.id }),
    ...(code && { voucher_code: code }),
    total_amount: null,
  });
  const send = (by: Guest, body: object) =>
    paying.server().send('POST', '/v1/payment/create_order_normal', body, {
      ...english(by),
      'idempotency-key': randomUUID(),
    });
  const placed = async (by: Guest, body: object) => {
    const answer = await send(by, body);
    const { data } = await answer.json();
    if (!answer.ok) throw new Error(data.message);
    return data as { order_code: string; hash: string; total_amount: number };
  };
  const check = async (by: Guest, body: object, code: string) => {
    const setting = { type: 'PICKUP', voucher_code: code };
    const asked = { ...body, setting, is_check_voucher: true };
    const answer = await paying.server().send('POST', '/v1/order', asked, english(by));
    return (await answer.json()).data;
  };
  const step = async (code: string, verb: 'accept' | 'reject') => {
    const { version } = await paying.row({ code });
    const body = { version, minutes: 20, reason: 'Hết bún' };
    expect((await paying.manager()('POST', `/v1/staff/order/${code}/${verb}`, body)).status).toBe(200);
  };
  const onBoard = async (code: string) => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code);
  };
  const two = async () => {
    const at = await party(2, 0);
    const [an, bo] = at.guests;
    if (!an || !bo) throw new Error('two are there');
    return { at, an, bo };
  };
  const sumOf = (bill: TableBillWire) => bill.lines.reduce((sum, { amount }) => sum + amount, 0);

  it('[TB92] is weighed as it will be, and what it takes off stands in the round, at the table and on the bill', async () => {
    const { at, an, bo } = await two();
    const plain = await placed(bo, round('', at));
    const checked = await check(an, round('', at), 'comtam20');
    expect(checked).toMatchObject({ Code: 4 });
    const cheaper = await placed(an, round('COMTAM20', at));
    const row = await paying.row({ code: cheaper.order_code });
    const { currency } = paying.shop().store;
    expect(row).toMatchObject({ voucher_code: 'COMTAM20', sitting_id: at.id });
    expect(toWire(row.discount, currency)).toBe(checked.Discount_Amount);
    const sitting = await paying.server().send('GET', `/v1/sitting/${at.id}`, undefined, english(bo));
    expect((await sitting.json()).data.rounds).toMatchObject([
      { discount_amount: 0, total_amount: plain.total_amount },
      { discount_amount: checked.Discount_Amount, total_amount: cheaper.total_amount },
    ]);
    const bill = await read(at.id, an);
    expect(bill.total).toBe(plain.total_amount + cheaper.total_amount);
    expect(sumOf(bill)).toBe(bill.total);
  });

  it('[TB93] [VO15] [VO18] its guest and the staff read the code, others at the table what it took off', async () => {
    const { at, an, bo } = await two();
    const { order_code, hash } = await placed(an, round('COMTAM20', at));
    const seen = { order_code, ordered_by: 'Bi', voucher_code: 'COMTAM20', coupon: false };
    const [own] = (await read(at.id, an)).discounts;
    expect(own).toMatchObject(seen);
    expect(own?.amount).toBeGreaterThan(0);
    expect((await read(at.id, bo)).discounts).toEqual([{ ...own, voucher_code: '' }]);
    expect((await readAsStaff(at.id)).discounts).toEqual([own]);
    const { voucher } = await onBoard(order_code);
    expect(voucher).toEqual({
      code: 'COMTAM20',
      name: own?.voucher_name,
      amount: own?.amount,
      coupon: false,
    });
    const detail = async (by: Guest) => {
      const path = `/v1/order/${encodeURIComponent(hash)}`;
      return (await (await paying.server().send('GET', path, undefined, english(by))).json()).data.setting;
    };
    expect((await detail(an)).voucher_code).toBe('COMTAM20');
    expect((await detail(bo)).voucher_code).toBe('');
  });

  it('[VO18] a coupon changes no price, and the staff read that they settle it', async () => {
    const { at, an } = await two();
    const plain = await placed(an, round('', at));
    const { order_code, total_amount } = await placed(an, round('THEBAN', at));
    expect(total_amount).toBe(plain.total_amount);
    expect((await onBoard(order_code)).voucher).toMatchObject({ code: 'THEBAN', amount: 0, coupon: true });
    expect((await readAsStaff(at.id)).discounts).toMatchObject([{ amount: 0, coupon: true }]);
  });

  it('[TB92] old clients say it beside the order; at the counter it is the same', async () => {
    const { at, an } = await two();
    const logged = await placed(an, { ...round('', at), voucher_log: { voucher_code: 'COMTAM20' } });
    const { order_code } = await placed(an, round('COMTAM20', { table: 'O2O__SELF_SERVICE' }));
    for (const code of [logged.order_code, order_code])
      expect(await paying.row({ code })).toMatchObject({ voucher_code: 'COMTAM20' });
  });

  it('[TB92] each round is measured alone, and who sends too little reads that', async () => {
    const { at, an } = await two();
    await placed(an, round('', at, 5));
    const words = 'This code needs at least 150.000đ in one round; earlier rounds do not count.';
    const small = round('', at, 1);
    expect(await check(an, small, 'LUA30K')).toMatchObject({ Code: 0, Discount_Description: words });
    const { code, data } = await refusal(await send(an, round('LUA30K', at, 1)));
    expect(code).toBe('VOUCHER_GONE');
    expect(data.message).toContain(words);
    expect(data.message).not.toContain('..');
  });

  it('[VO10] of two guests who send the last one at once one has it; refused, it is the other’s', async () => {
    const { at, an, bo } = await two();
    const sent = [an, bo].map(async (by) => ({ by, answer: await send(by, round('MOTLAN', at)) }));
    const answers = await Promise.all(sent);
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 409]);
    const won = answers.find(({ answer }) => answer.ok);
    const lost = answers.find(({ answer }) => !answer.ok);
    if (!won || !lost) throw new Error('one of each');
    const gone = await refusal(lost.answer);
    expect(gone).toMatchObject({ code: 'VOUCHER_GONE', data: { Code: 2 } });
    expect((await read(at.id, an)).discounts).toHaveLength(1);
    await step((await won.answer.json()).data.order_code, 'reject');
    const again = await placed(lost.by, round('MOTLAN', at));
    await step(again.order_code, 'accept');
    expect((await refusal(await send(won.by, round('MOTLAN', at)))).code).toBe('VOUCHER_GONE');
  });

  /** phones of one number, proved on each, at a table of their own */
  const phonesOfOne = async (table: string) => {
    const first = await newMember();
    const { uid, headers } = await paying.server().addDiner();
    const second: PointsMember = { uid, headers, phone: first.phone };
    for (const who of [first, second]) {
      await prove(who);
      await scan(paying.server(), who as never, { table });
    }
    return [first, second] as const;
  };

  it('[VO17] a use is counted by the number that was proved: two phones of one have it once', async () => {
    const phones = await phonesOfOne('18');
    const answers = await Promise.all(phones.map((who) => send(who, round('LUA30K', { table: '18' }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[VO13] one’s own is taken from whoever has proved its number on that device, once', async () => {
    const [first, second] = await phonesOfOne('17');
    const stranger = await paying.server().addDiner();
    await paying
      .server()
      .database.transaction((trx) =>
        move(trx, account(first.phone), { kind: 'corrected', points: ofWhole(100), at: Date.now() }),
      );
    const wish = { pos_parent: 'BEPNHA', pos_id: 101, phone_number: first.phone, point: 20 };
    const made = await paying
      .server()
      .send('POST', '/v1/user/exchange/point', wish, { ...first.headers, 'idempotency-key': randomUUID() });
    const code = (await made.json()).data.voucher.voucher_code;
    const at = { table: '17' };
    const other = await refusal(await send(stranger, round(code, at)));
    expect(other.data.message).toContain('This code belongs to another phone number');
    const answers = await Promise.all([first, second].map((who) => send(who, round(code, at))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
