import { guestCallsTopic } from '@mam/contract/http/topic.ts';
import { expect, it } from 'vitest';
import { describePaying } from '../../../test/paying.ts';
import { lastEvent, openStream, rings } from '../../../test/sse.ts';
import { billsAt } from '../../../test/table/bills.ts';

describePaying('what a table called for', (paying) => {
  const { party, read, cash } = billsAt(paying);
  type Guest = Awaited<ReturnType<typeof party>>['guests'][number];
  const call = (by: Guest, table: string, more: object = { choices: ['PAYMENT'] }) =>
    paying
      .server()
      .send(
        'POST',
        '/v1/call-staff',
        { brand_id: 'BEPNHA', store_id: 101, table_name: `Bàn ${table}`, user: { name: 'Thư' }, ...more },
        by.headers,
      );
  const standing = async (table: string) => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/calls?store=101')).json();
    return data.calls.filter(({ table_name }: { table_name: string }) => table_name === table);
  };
  const own = async (by: Guest) => {
    const path = '/v1/call-staff?pos_parent=BEPNHA&pos_id=101';
    return (await (await paying.server().send('GET', path, undefined, by.headers)).json()).data.calls;
  };
  const one = async () => {
    const at = await party(1);
    const [an] = at.guests;
    if (!an) throw new Error('one is there');
    const stranger = await paying.server().addDiner();
    return { ...at, an, stranger };
  };

  it('[TB84] the bill that is paid answers the wish to pay, and the next party reads nothing of it', async () => {
    const { id, table, an, stranger } = await one();
    expect((await call(an, table)).status).toBe(200);
    expect((await call(stranger, table, { choices: ['TISSUES'] })).status).toBe(200);
    expect(await standing(table)).toHaveLength(2);
    const { total } = await read(id, an);
    await cash(id, { by: 'amount', amount: total }, total);
    expect(await standing(table)).toEqual([]);
    expect(await own(an)).toMatchObject([{ state: 'answered', by: '' }]);
    expect(await own(stranger)).toMatchObject([{ state: 'answered' }]);
  });

  it('[TB84] so does the table that staff close; feedback stays until it is read, and so do calls of other tables', async () => {
    const { id, table, an } = await one();
    const other = await one();
    await call(an, table, { choices: ['BOWLS'] });
    await call(an, table, { score: 2, note: 'Nguội' });
    await call(other.an, other.table);
    expect((await paying.cook()('POST', `/v1/staff/sitting/${id}/close`)).status).toBe(200);
    expect(await standing(table)).toMatchObject([{ note: 'Nguội' }]);
    expect(await standing(other.table)).toHaveLength(1);
  });

  it('[TB85] is sent, then seen once a device has drawn it, and its guest hears it once', async () => {
    const { table, an } = await one();
    const { data } = await (await call(an, table)).json();
    expect(data).toMatchObject({ state: 'open', seen: false });
    const before = await lastEvent(paying.server().database);
    const stream = await openStream(paying.server().url, [guestCallsTopic(an.uid)], an.headers);
    const draw = async (ids: readonly string[], store = 101) =>
      (await paying.cook()('POST', '/v1/staff/calls/seen', { store, ids })).json();
    expect((await draw([data.id, 'no-call'])).data).toEqual({ first: 1 });
    expect((await draw([data.id])).data).toEqual({ first: 0 });
    await expect.poll(() => rings(stream, before)).toBe(1);
    stream.close();
    expect(await own(an)).toMatchObject([{ state: 'open', seen: true, by: '' }]);
    // and not by a device of another store
    const later = await one();
    const { data: second } = await (await call(later.an, later.table)).json();
    expect((await draw([second.id], 102)).data).toEqual({ first: 0 });
    expect(await own(later.an)).toMatchObject([{ seen: false }]);
  });
});
