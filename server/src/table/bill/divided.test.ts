import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import { expect, it } from 'vitest';
import { describePaying } from '../../../test/paying.ts';
import { billsAt } from '../../../test/table/bills.ts';

const MINUTE = 60_000;

describePaying('a bill that several share', (paying) => {
  const { party, order, read, readAsStaff, take, taken, cash, transfer } = billsAt(paying);
  const amount = (of: number) => ({ by: 'amount', amount: of });
  const among = (people: number, more: object = {}) => ({ by: 'equal', people, of: 1, ...more });
  const refused = async (answer: Promise<Response>, status: number, code: string) => {
    const said = await answer;
    expect([said.status, (await said.json()).code]).toEqual([status, code]);
  };
  const three = async () => {
    const at = await party(3, 2);
    const [an, bo, cu] = at.guests;
    if (!an || !bo || !cu) throw new Error('three are there');
    return { ...at, an, bo, cu, total: (await read(at.id, an)).total };
  };
  const pays = async (id: string, by: Parameters<typeof taken>[1], wish: object) => {
    const share = await taken(id, by, wish);
    await transfer(share.transfer?.description ?? '', share.amount);
    return share.amount;
  };

  it('[SP11] three who split equally pay a third each, whoever taps when, and the bill is paid', async () => {
    const { id, an, bo, cu, total } = await three();
    const first = await pays(id, an, among(3));
    const { division } = await read(id, bo);
    expect(division).toMatchObject({ people: 3, base: total, free_parts: 2, free_amount: total - first });
    const rest = [await pays(id, bo, among(3, { division: division?.id })), await pays(id, cu, among(3))];
    expect(Math.max(first, ...rest) - Math.min(first, ...rest)).toBeLessThan(3);
    expect(first + rest.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(await read(id, an)).toMatchObject({ remainder: 0, division: null, closed_at: expect.any(Number) });
  });

  it('[SP11] two who divide at once share one division, or the second is told', async () => {
    const { id, an, bo, cu, total } = await three();
    const both = await Promise.all([take(id, an, among(3)), take(id, bo, among(3))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(id, cu)).toMatchObject({
      division: { people: 3, base: total, free_parts: 1 },
    });
    await refused(take(id, cu, among(2)), 409, 'BILL_DIVIDED');
    await refused(take(id, cu, among(3, { of: 2 })), 409, 'BILL_PART_TAKEN');
  });

  it('[SP11] who comes late: what is left is divided anew, and a later round is divided after it', async () => {
    const { id, table, an, bo, cu, total } = await three();
    const first = await pays(id, an, among(2));
    await order(cu, table, id);
    const seen = await read(id, bo);
    expect(seen).toMatchObject({ division: { free_parts: 1, free_amount: total - first } });
    const anew = await taken(id, bo, among(2, { division: seen.division?.id, anew: true }));
    expect(anew.amount).toBe(Math.floor(seen.remainder / 2));
    expect(await pays(id, cu, among(2))).toBe(seen.remainder - anew.amount);
    await transfer(anew.transfer?.description ?? '', anew.amount);
    expect(await read(id, an)).toMatchObject({ remainder: 0, closed_at: expect.any(Number) });
  });

  it('[SP13] the dishes say what is covered and whose they are: of all, what is free is the remainder', async () => {
    const { id, table, an, bo } = await three();
    await order(bo, table, id);
    const before = await read(id, bo);
    expect(before.lines.map(({ yours }) => yours)).toEqual([false, false, true]);
    const own = before.lines.at(-1);
    await pays(id, bo, amount(own?.amount ?? 0));
    const bill = await read(id, an);
    expect(bill.lines.at(-1)).toMatchObject({ yours: false, free_parts: 0, free_amount: 0 });
    expect(bill.lines.map(({ ordered_by: name }) => name)).toContain('Bi');
    expect(bill.lines.reduce((sum, line) => sum + line.free_amount, 0)).toBe(bill.remainder);
  });

  it('[TB62] the till goes before what a phone only holds, and the phone is told', async () => {
    const { id, an, bo, total } = await three();
    const held = await taken(id, bo, amount(total));
    await refused(take(id, an, amount(1)), 409, 'BILL_NOTHING_LEFT');
    expect((await cash(id, amount(50_000), 50_000)).status).toBe(200);
    const bill = await read(id, bo);
    expect(bill).toMatchObject({ held: 0, paid: 50_000, remainder: total - 50_000 });
    expect(bill.shares.find((share) => share.id === held.id)).toMatchObject({ state: 'free', by_till: true });
    // a hold with room beside it stays
    const some = await taken(id, bo, amount(1_000));
    expect((await cash(id, amount(2_000), 2_000)).status).toBe(200);
    expect(await read(id, bo)).toMatchObject({ held: 1_000 });
    await transfer(some.transfer?.description ?? '', 1_000);
    expect(await read(id, bo)).toMatchObject({ paid: 53_000, refund_due: 0 });
  });

  it('[TB62] money by terminal or otherwise stands as that, and goes back by hand', async () => {
    const { id, total } = await three();
    const by = (way: string, of: number) =>
      paying.cook()(
        'POST',
        `/v1/staff/sitting/${id}/bill/cash`,
        { wish: amount(of), cash: of, way },
        { 'idempotency-key': `${way}-key` },
      );
    expect((await by('terminal', 10_000)).status).toBe(200);
    expect((await by('voucher', 10_000)).status).toBe(400);
    const paid = await (await by('other', total - 10_000)).json();
    expect(paid.data).toMatchObject({
      closed_at: expect.any(Number),
      shares: [
        { way: 'terminal', cash: true, counted: 10_000 },
        { way: 'other', cash: true, counted: total - 10_000 },
      ],
    });
  });

  it('[TB83] a phone that holds twice and pays nothing waits, where others sit', async () => {
    const { id, an, bo, total } = await three();
    const all = await taken(id, bo, amount(total));
    paying.pass(HOLD_LASTS);
    await taken(id, bo, amount(total));
    paying.pass(HOLD_LASTS);
    await refused(take(id, bo, amount(total)), 409, 'BILL_WAIT');
    const hold = () =>
      paying.server().send('POST', `/v1/sitting/${id}/bill/share/${all.id}/hold`, undefined, bo.headers);
    await refused(hold(), 409, 'BILL_WAIT');
    // meanwhile the others pay, and what it has sent counts
    const own = await taken(id, an, amount(20_000));
    await transfer(all.transfer?.description ?? '', 5_000);
    await transfer(own.transfer?.description ?? '', own.amount);
    expect(await read(id, an)).toMatchObject({ paid: 25_000 });
    paying.pass(5 * MINUTE);
    expect((await take(id, bo, amount(1_000))).status).toBe(200);
  });

  it('[TB59] of what a phone held and did not pay the bill keeps the last three', async () => {
    const { id, bo } = await three();
    for (let at = 0; at < 6; at += 1) expect((await take(id, bo, amount(1_000 + at))).status).toBe(200);
    expect((await readAsStaff(id)).shares.map((share) => share.amount)).toEqual([1_003, 1_004, 1_005]);
  });

  it('[TB83] who sits alone waits for nobody', async () => {
    const { id, guests } = await party(1);
    const [an] = guests;
    if (!an) throw new Error('one is there');
    for (const _ of [1, 2, 3]) {
      expect((await take(id, an, amount(1_000))).status).toBe(200);
      paying.pass(HOLD_LASTS);
    }
  });
});
