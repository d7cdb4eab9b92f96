import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { PORTION } from '@mam/domain/table/bill-parts.ts';
import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import { describe, expect, it } from 'vitest';
import { describePaying } from '../../../test/paying.ts';
import { pointsAt } from '../../../test/points.ts';
import { billsAt } from '../../../test/table/bills.ts';
import { orderOf } from '../../order/rows.ts';

const CODE = /^MAM[ACDEFGHJKMNPQRTUVWXYZ234679]{5}$/;
const SECOND = 1_000;

describePaying('the bill of a table', (paying) => {
  const { party, order, read, readAsStaff, take, taken, cash, transfer, rowsOf } = billsAt(paying);
  const refused = async (answer: Promise<Response>, status: number, code: string) =>
    expect([(await answer).status, (await (await answer).clone().json()).code]).toEqual([status, code]);
  const amount = (of: number) => ({ by: 'amount', amount: of });
  const sitting = (id: string) =>
    paying
      .server()
      .database.read.selectFrom('sittings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const captures = async (codes: readonly string[]) =>
    (await Promise.all(codes.map((code) => paying.money({ code } as never)))).map(
      ({ captured, refund_due }) => [captured, refund_due],
    );

  const three = async () => {
    const at = await party(3, 2);
    const [an, binh, chi] = at.guests;
    if (!an || !binh || !chi) throw new Error('three are there');
    return { ...at, an, binh, chi, total: (await read(at.id, an)).total };
  };

  describe('is read', () => {
    it('[TB56] [TB57] [TB65] with all rounds that were not cancelled, by whoever is in it and the staff, by nobody else', async () => {
      const { id, an, binh, codes, total } = await three();
      const bill = await read(id, binh);
      const rows = await rowsOf(codes);
      expect(total).toBe(rows.reduce((sum, row) => sum + row.total, 0));
      expect(bill.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
      expect(bill).toMatchObject({
        paid: 0,
        held: 0,
        remainder: total,
        shares: [],
        by_phone: true,
        closed_at: null,
      });
      expect(await readAsStaff(id)).toMatchObject({ total, remainder: total });
      const stranger = await paying.server().addDiner();
      const answer = await paying.server().send('GET', `/v1/sitting/${id}/bill`, undefined, stranger.headers);
      expect(answer.status).toBe(404);
      const [{ version, code } = { version: 0, code: '' }] = rows;
      await paying.cook()('POST', `/v1/staff/order/${code}/reject`, { version, reason: 'Hết bún' });
      expect(await read(id, an)).toMatchObject({ total: rows[1]?.total });
    });
  });

  describe('is shared', () => {
    it('[TB59] [PA57] what somebody is about to pay is held, with a code of its own; the others read who', async () => {
      const { id, an, binh, total } = await three();
      const share = await taken(id, an, amount(50_000));
      expect(share).toMatchObject({ yours: true, amount: 50_000, counted: 0, name: 'Khách 1' });
      expect(share.transfer).toMatchObject({ amount: 50_000, description: expect.stringMatching(CODE) });
      expect(share.qr_data).toContain('540550000');
      const seen = await read(id, binh);
      expect(seen).toMatchObject({ held: 50_000, remainder: total - 50_000 });
      expect(seen.shares).toMatchObject([
        { name: 'Khách 1', yours: false, state: 'held', qr_data: '', transfer: null },
      ]);
      paying.pass(HOLD_LASTS);
      expect(await read(id, binh)).toMatchObject({ held: 0, remainder: total, shares: [] });
      expect((await read(id, an)).shares).toMatchObject([{ state: 'free', transfer: share.transfer }]);
    });

    it('[TB59] [SP10] two phones never take the same dish, in whatever parts', async () => {
      const { id, an, binh, chi } = await three();
      const [line] = (await read(id, an)).lines;
      if (!line) throw new Error('a dish');
      const all = { order_code: line.order_code, key: line.key, parts: line.quantity * PORTION };
      const most = { by: 'items', items: [{ ...all, parts: all.parts - PORTION / 2 }] };
      const half = { by: 'items', items: [{ ...all, parts: PORTION / 2 }] };
      const first = await taken(id, an, most);
      await refused(take(id, binh, { by: 'items', items: [all] }), 409, 'BILL_DISH_TAKEN');
      const racing = await Promise.all([take(id, binh, half), take(id, chi, half)]);
      expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
      const bill = await read(id, an);
      expect(bill.shares.reduce((sum, share) => sum + share.amount, 0)).toBe(line.amount);
      expect(first.amount).toBeLessThan(line.amount);
      expect(bill.lines[0]).toMatchObject({ free_parts: 0, free_amount: 0 });
    });

    it('[TB59] a phone holds one share, gives it up, and holds it again while nobody has taken it', async () => {
      const { id, an, binh, total } = await three();
      const first = await taken(id, an, amount(total));
      await refused(take(id, binh, amount(1)), 409, 'BILL_NOTHING_LEFT');
      const second = await taken(id, an, { by: 'equal', people: 3, of: 1 });
      expect(second.amount).toBe(Math.floor(total / 3));
      expect(await read(id, binh)).toMatchObject({ held: second.amount });
      const say = (share: { id: string }, does: string, by = an) =>
        paying
          .server()
          .send('POST', `/v1/sitting/${id}/bill/share/${share.id}/${does}`, undefined, by.headers);
      expect((await say(second, 'give-up', binh)).status).toBe(404);
      for (const _ of [1, 2]) expect((await say(second, 'give-up')).status).toBe(200);
      expect(await read(id, binh)).toMatchObject({ held: 0 });
      expect((await say(first, 'hold')).status).toBe(200);
      const { held_until: until } = (await read(id, an)).shares.find(({ id: of }) => of === first.id) ?? {};
      paying.pass(30 * SECOND);
      // held as it is it does not become longer
      expect((await say(first, 'hold')).status).toBe(200);
      expect((await read(id, an)).shares.find(({ id: of }) => of === first.id)).toMatchObject({
        held_until: until,
      });
      paying.pass(HOLD_LASTS);
      await taken(id, binh, amount(1));
      await refused(say(first, 'hold'), 422, 'BILL_AMOUNT');
    });

    it('[TB59] taken twice with one key it is taken once', async () => {
      const { id, an } = await three();
      for (const _ of [1, 2]) expect((await take(id, an, amount(10_000), 'one-key')).status).toBe(200);
      expect((await read(id, an)).shares).toHaveLength(1);
      await refused(take(id, an, amount(10_001), 'one-key'), 422, 'IDEMPOTENCY_MISMATCH');
    });

    it('[SP11] [SP12] what is no share is refused, and nothing is written', async () => {
      const { id, an, binh, total } = await three();
      const wrong = [
        [amount(0), 422, 'BILL_AMOUNT'],
        [amount(total + 1), 422, 'BILL_AMOUNT'],
        [amount(0.5), 400, 'MALFORMED'],
        [amount(1_000_000_000), 422, 'BILL_AMOUNT'],
        [{ by: 'equal', people: 0, of: 1 }, 422, 'BILL_PEOPLE'],
        [{ by: 'equal', people: 2, of: 3 }, 422, 'BILL_PEOPLE'],
        [{ by: 'items', items: [{ order_code: 'XXXXX', key: '1', parts: 60 }] }, 409, 'BILL_DISH_TAKEN'],
      ] as const;
      for (const [wish, status, code] of wrong) await refused(take(id, an, wish), status, code);
      expect((await read(id, binh)).shares).toEqual([]);
    });
  });

  describe('is paid', () => {
    it('[PA58] [PA59] [TB63] by bank: once, laid on the oldest round first, closed with the last đồng', async () => {
      const { id, an, binh, chi, codes, total } = await three();
      const [one, two] = await rowsOf(codes);
      if (!one || !two) throw new Error('two rounds');
      const first = await taken(id, an, amount(one.total + 1_000));
      for (const _ of [1, 2]) await transfer(first.transfer?.description ?? '', first.amount, 'FT-once');
      expect(await captures(codes)).toEqual([
        [one.total, 0],
        [1_000, 0],
      ]);
      expect((await read(id, an)).shares).toMatchObject([
        { state: 'paid', counted: first.amount, transfer: null },
      ]);
      // a round that is ordered while somebody pays makes the bill larger, and changes no share
      const rest = await taken(id, binh, amount(total - first.amount));
      codes.push(await order(chi, (await read(id, chi)).tables[0] ?? '', id));
      const last = await taken(id, chi, { by: 'equal', people: 1, of: 1 });
      expect((await rowsOf(codes.slice(2)))[0]?.total).toBe(last.amount);
      await transfer(rest.transfer?.description ?? '', rest.amount);
      expect(await sitting(id)).toMatchObject({ ended_at: null });
      await transfer(last.transfer?.description ?? '', last.amount);
      expect(await sitting(id)).toMatchObject({ ended_by: 'paid' });
      const rows = await rowsOf(codes);
      for (const row of rows) {
        expect(row).toMatchObject({ captured: row.total, refund_due: 0 });
        expect(settlementOfOrder(orderOf(row))).toBe('paid');
      }
      const bill = await read(id, an);
      expect(bill).toMatchObject({ remainder: 0, held: 0, paid: bill.total, closed_at: expect.any(Number) });
      expect(bill.shares.reduce((sum, share) => sum + share.counted, 0)).toBe(bill.total);
      await refused(take(id, an, amount(1)), 409, 'BILL_CLOSED');
    });

    it('[PA58] what is above a share, and what comes too late, is due back and pays for nobody', async () => {
      const { id, an, binh, codes, total } = await three();
      const share = await taken(id, an, amount(20_000));
      await transfer(share.transfer?.description ?? '', 15_000);
      expect((await read(id, binh)).shares).toMatchObject([{ state: 'held', counted: 15_000 }]);
      await transfer(share.transfer?.description ?? '', 15_000);
      expect(await read(id, binh)).toMatchObject({
        paid: 20_000,
        refund_due: 10_000,
        remainder: total - 20_000,
      });
      await transfer(share.transfer?.description ?? '', 7_000);
      expect(await read(id, binh)).toMatchObject({ paid: 20_000, refund_due: 17_000 });
      await cash(id, amount(total - 20_000), total - 20_000);
      await transfer(share.transfer?.description ?? '', 3_000);
      const held = await captures(codes);
      expect(held.reduce((sum, [, due = 0]) => sum + due, 0)).toBe(20_000);
      expect(held.reduce((sum, [came = 0]) => sum + came, 0)).toBe(total + 20_000);
    });

    it('[PA58] [TB59] after its two minutes it counts, but not out of what somebody else holds', async () => {
      const { id, an, binh, total } = await three();
      const slow = await taken(id, an, amount(30_000));
      paying.pass(HOLD_LASTS);
      const quick = await taken(id, binh, amount(total - 10_000));
      await transfer(slow.transfer?.description ?? '', 30_000);
      expect(await read(id, an)).toMatchObject({
        paid: 10_000,
        held: total - 10_000,
        remainder: 0,
        refund_due: 20_000,
      });
      await transfer(quick.transfer?.description ?? '', quick.amount);
      expect(await sitting(id)).toMatchObject({ ended_by: 'paid' });
    });
  });

  describe('in cash', () => {
    it('[TB62] is taken by a waiter with their name, once a key, and exactly', async () => {
      const { id, an, total } = await three();
      await refused(cash(id, amount(50_000), 40_000), 409, 'BILL_DIFFERS');
      for (const wrong of [0, 1_000_000_000])
        await refused(cash(id, amount(wrong), wrong), 422, 'BILL_AMOUNT');
      for (const _ of [1, 2]) expect((await cash(id, amount(50_000), 50_000, 'till')).status).toBe(200);
      expect(await read(id, an)).toMatchObject({
        paid: 50_000,
        remainder: total - 50_000,
        shares: [{ name: 'Bếp', cash: true, state: 'paid', counted: 50_000 }],
      });
    });

    it('[TB62] is taken back by a manager, with a reason, while the bill is open', async () => {
      const { id, an, codes, total } = await three();
      const { data } = await (await cash(id, amount(total - 1), total - 1)).json();
      const [share] = data.shares;
      const back = (by: typeof paying.cook, reason = 'Đếm nhầm') =>
        by()('POST', `/v1/staff/sitting/${id}/bill/cash/${share.id}/take-back`, { reason });
      expect((await back(paying.cook)).status).toBe(403);
      await refused(back(paying.manager, '   '), 400, 'MALFORMED');
      for (const _ of [1, 2]) expect((await back(paying.manager)).status).toBe(200);
      expect(await read(id, an)).toMatchObject({ paid: 0, remainder: total, shares: [] });
      expect((await readAsStaff(id)).shares).toMatchObject([
        { state: 'back', back_by: 'Quản', reason: 'Đếm nhầm' },
      ]);
      expect((await captures(codes)).map(([, due]) => due)).toEqual([0, 0]);
      const paid = await (await cash(id, amount(total), total)).json();
      expect(paid.data).toMatchObject({ closed_at: expect.any(Number) });
      const late = paid.data.shares.at(-1).id;
      await refused(
        paying.manager()('POST', `/v1/staff/sitting/${id}/bill/cash/${late}/take-back`, { reason: 'x' }),
        409,
        'BILL_CLOSED',
      );
    });
  });

  it('[TB58] [TB86] [LO4] a round has the points of its guest’s number when the bill is closed, and not before', async () => {
    const { newMember, prove, movements } = pointsAt(paying.server);
    const { id, table, an, binh } = await three();
    const who = { ...(await newMember()), uid: binh.uid, headers: binh.headers };
    const before = await order(binh, table, id);
    await prove(who);
    const code = await order(binh, table, id);
    const others = await order(an, table, id);
    expect(await paying.row({ code })).toMatchObject({ phone_number: `+84${who.phone.slice(1)}`, phone: '' });
    for (const other of [before, others])
      expect(await paying.row({ code: other })).toMatchObject({ phone_number: '' });
    for (const verb of ['accept', 'ready', 'complete'])
      await paying.cook()('POST', `/v1/staff/order/${code}/${verb}`, {
        version: (await paying.row({ code })).version,
        minutes: 20,
      });
    expect(await paying.row({ code })).toMatchObject({ status: 'COMPLETED' });
    const { total } = await read(id, an);
    await cash(id, amount(total - 1), total - 1);
    expect(await movements(who)).toEqual([]);
    await cash(id, amount(1), 1);
    expect(await movements(who)).toMatchObject([{ kind: 'earned' }]);
  });

  it('[PA58] money that names the order of a round counts for its bill', async () => {
    const { id, an, codes, total } = await three();
    const [first] = await rowsOf(codes);
    await transfer(`MAM${first?.code}`, first?.total ?? 0);
    expect(await read(id, an)).toMatchObject({ paid: first?.total, remainder: total - (first?.total ?? 0) });
    await cash(id, amount(total - (first?.total ?? 0)), total - (first?.total ?? 0));
    expect(await sitting(id)).toMatchObject({ ended_by: 'paid' });
  });

  it('[DN8] [DN9] what somebody paid of it is theirs to read, and by nobody’s name once they are erased', async () => {
    const { id, an, total } = await three();
    const share = await taken(id, an, amount(5_000));
    await transfer(share.transfer?.description ?? '', 5_000);
    await cash(id, amount(total - 5_000), total - 5_000);
    const own = await (await paying.server().send('GET', '/v1/my-data', undefined, an.headers)).json();
    expect(own.data.bill_shares).toMatchObject([{ brand: 'BEPNHA', name: 'Khách 1', amount: 5_000 }]);
    const { database } = paying.server();
    await database.transaction((trx) =>
      trx.updateTable('orders').set({ ended_at: 1 }).where('sitting_id', '=', id).execute(),
    );
    const erased = await paying.server().send('POST', '/v1/my-data/erase', {}, an.headers);
    expect([erased.status, await erased.text()]).toEqual([200, expect.any(String)]);
    expect((await readAsStaff(id)).shares).toMatchObject([
      { name: '', counted: 5_000, state: 'paid' },
      { name: 'Bếp', cash: true },
    ]);
  });

  it('[PA57] money for a share whose sitting is forgotten is for a person', async () => {
    const { id, an } = await three();
    const share = await taken(id, an, amount(5_000));
    const { database } = paying.server();
    await database.transaction((trx) => trx.deleteFrom('sittings').where('id', '=', id).execute());
    await transfer(share.transfer?.description ?? '', 5_000, 'FT-forgotten');
    const { data } = await (await paying.manager()('GET', '/v1/staff/unplaced-money')).json();
    expect(JSON.stringify(data)).toContain('FT-forgotten');
  });

  it('[TB66] [TB54] [TB55] moved and put together while somebody pays, it is held and paid as before', async () => {
    const one = await party(1);
    const other = await party(1);
    const [an] = one.guests;
    const [binh] = other.guests;
    if (!an || !binh) throw new Error('two are there');
    const share = await taken(other.id, binh, amount(40_000));
    const moved = await paying.cook()('POST', `/v1/staff/sitting/${other.id}/move`, { table: '20' });
    expect(moved.status).toBe(200);
    expect(await read(other.id, binh)).toMatchObject({ tables: ['20'], held: 40_000 });
    const merged = await paying.cook()('POST', `/v1/staff/sitting/${one.id}/merge`, { other: other.id });
    expect(merged.status).toBe(200);
    const { total } = await read(one.id, an);
    expect(await read(one.id, an)).toMatchObject({ held: 40_000, remainder: total - 40_000 });
    await transfer(share.transfer?.description ?? '', 40_000);
    const bill = await read(other.id, binh);
    expect(bill).toMatchObject({ paid: 40_000, shares: [{ state: 'paid', yours: true }] });
    await cash(one.id, amount(bill.remainder), bill.remainder);
    expect(await sitting(one.id)).toMatchObject({ ended_by: 'paid' });
  });

  it('[TB63] a round that comes as the last money does keeps the bill open, or is of the next party', async () => {
    const { id, table, an, total, codes } = await three();
    const [paid, placed] = await Promise.all([
      cash(id, amount(total), total),
      order(an, table, id).catch(() => null),
    ]);
    expect(paid.status).toBe(200);
    const { ended_at } = await sitting(id);
    expect(ended_at === null).toBe(placed !== null);
    const rows = await rowsOf(placed === null ? codes : [...codes, placed]);
    expect(rows.filter((row) => row.bill_closed_at !== null)).toHaveLength(
      ended_at === null ? 0 : rows.length,
    );
  });
});
