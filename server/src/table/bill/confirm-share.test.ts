import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import { expect, it } from 'vitest';
import { describePaying } from '../../../test/paying.ts';
import { billsAt } from '../../../test/table/bills.ts';

const amount = (of: number) => ({ by: 'amount', amount: of });

describePaying('a share whose transfer staff have seen', (paying) => {
  const { party, read, readAsStaff, taken, cash, transfer, rowsOf } = billsAt(paying);
  const two = async () => {
    const at = await party(2, 2);
    const [an, binh] = at.guests;
    if (!an || !binh) throw new Error('two are there');
    return { ...at, an, binh, total: (await read(at.id, an)).total };
  };
  const confirm = (id: string, share: string, of: number, by = paying.cook()) =>
    by('POST', `/v1/staff/sitting/${id}/bill/share/${share}/confirm`, { amount: of });
  const refused = async (answer: Response, status: number, code: string) =>
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  const came = async (codes: readonly string[]) =>
    (await rowsOf(codes)).reduce((sum, row) => sum + row.captured, 0);

  it('[PA62] is paid under their name, once, and the bank tells of the same money later', async () => {
    const { id, an, binh, codes, total } = await two();
    const share = await taken(id, an, amount(30_000));
    const text = share.transfer?.description ?? '';
    expect((await readAsStaff(id)).shares).toMatchObject([{ reference: text, confirmed_by: '' }]);
    expect((await read(id, binh)).shares).toMatchObject([{ reference: '', transfer: null }]);
    await refused(await confirm(id, share.id, 29_000), 409, 'BILL_DIFFERS');
    expect((await confirm(id, share.id, 30_000)).status).toBe(200);
    await refused(await confirm(id, share.id, 30_000), 409, 'BILL_SHARE_PAID');
    expect((await read(id, binh)).shares).toMatchObject([
      { state: 'paid', counted: 30_000, confirmed_by: 'Bếp', reference: '' },
    ]);
    for (const _ of [1, 2]) await transfer(text, 30_000, 'FT-seen-before');
    expect(await came(codes)).toBe(30_000);
    // another transfer is other money
    await transfer(text, 30_000, 'FT-once-more');
    expect(await read(id, an)).toMatchObject({ paid: 30_000, refund_due: 30_000, remainder: total - 30_000 });
    const { data } = await (await paying.manager()('GET', `/v1/staff/order/${codes[0]}/money`)).json();
    expect(data.payments[0]).toMatchObject({ state: 'confirmed', by: 'Bếp' });
  });

  it('[PA62] closes the bill with the last of it; told of after that it is the same money', async () => {
    const { id, an, codes, total } = await two();
    const share = await taken(id, an, amount(total));
    expect(await (await confirm(id, share.id, total)).json()).toMatchObject({
      data: { closed_at: expect.any(Number), remainder: 0 },
    });
    await transfer(share.transfer?.description ?? '', total, 'FT-after-the-end');
    expect(await came(codes)).toBe(total);
    for (const row of await rowsOf(codes)) expect(row).toMatchObject({ captured: row.total, refund_due: 0 });
    await refused(await confirm(id, share.id, total), 409, 'BILL_CLOSED');
  });

  it('[PA62] [PA14] the bank and two of the staff at once count it once', async () => {
    const { id, an, codes, total } = await two();
    const share = await taken(id, an, amount(total - 1_000));
    const of = total - 1_000;
    const [first, second] = await Promise.all([
      confirm(id, share.id, of),
      confirm(id, share.id, of, paying.manager()),
      transfer(share.transfer?.description ?? '', of, 'FT-at-once'),
      transfer(share.transfer?.description ?? '', of, 'FT-at-once'),
    ]);
    expect([first.status, second.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await came(codes)).toBe(of);
    expect(await read(id, an)).toMatchObject({ paid: of, refund_due: 0, remainder: 1_000 });
    await cash(id, amount(1_000), 1_000);
    for (const row of await rowsOf(codes)) expect(row).toMatchObject({ captured: row.total, refund_due: 0 });
  });

  it('[PA62] of what came in part the rest; of what others hold only what is left counts', async () => {
    const { id, an, binh, total } = await two();
    const share = await taken(id, an, amount(30_000));
    await transfer(share.transfer?.description ?? '', 10_000);
    await refused(await confirm(id, share.id, 30_000), 409, 'BILL_DIFFERS');
    paying.pass(HOLD_LASTS);
    const other = await taken(id, binh, amount(total - 15_000));
    expect((await readAsStaff(id)).shares).toMatchObject([
      { state: 'less', reference: share.transfer?.description },
      { state: 'held' },
    ]);
    expect((await confirm(id, share.id, 20_000)).status).toBe(200);
    expect(await read(id, an)).toMatchObject({ paid: 15_000, refund_due: 15_000, held: total - 15_000 });
    await refused(await confirm(id, share.id, 15_000), 409, 'BILL_SHARE_PAID');
    await transfer(other.transfer?.description ?? '', other.amount);
    expect(await read(id, an)).toMatchObject({ paid: total, closed_at: expect.any(Number) });
  });

  it('[PA62] is refused where nothing of it would count, for cash, and for what is no share of this bill', async () => {
    const { id, an, binh, codes, total } = await two();
    const share = await taken(id, an, amount(30_000));
    paying.pass(HOLD_LASTS);
    await taken(id, binh, amount(total));
    await refused(await confirm(id, share.id, 30_000), 409, 'BILL_NOTHING_LEFT');
    const other = await two();
    const { data } = await (await cash(other.id, amount(1_000), 1_000)).json();
    for (const [sitting, of] of [
      [other.id, data.shares[0].id],
      [other.id, share.id],
      [id, 'nobody'],
    ])
      expect((await confirm(sitting, of, 1_000)).status).toBe(404);
    expect(await came(codes)).toBe(0);
  });

  it('[PA62] what was confirmed of a bill is not what the order’s own code says', async () => {
    const { id, an, codes } = await two();
    const [first] = await rowsOf(codes);
    const share = await taken(id, an, amount(10_000));
    await confirm(id, share.id, 10_000);
    await transfer(`MAM${first?.code}`, 10_000);
    expect(await came(codes)).toBe(20_000);
  });
});
