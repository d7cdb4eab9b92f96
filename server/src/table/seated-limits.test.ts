import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { readShop, type Shop } from '../../test/order.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { noSittings, orderAt, scan } from '../../test/table/sittings.ts';
import { describeServerOnBothEngines, type RunningServer } from '../../test/with-server.ts';
import { addPerson } from '../staff/people/add-person.ts';

const PASSWORD = 'mat-khau-cua-quan';
const MINUTE = 60_000;
const ADDRESS_LIMIT = 40;
const environment = {
  ADDRESS_LIMIT: String(ADDRESS_LIMIT),
  ORDERS_PER_MINUTE: '100',
  LIMITS:
    'waiting_of_sitting=3,waiting_of_table=2,table_orders_of_address_free=4,calls_of_guest=5,calls_of_sitting=3,calls_of_table=2,parties_anew_of_address_an_hour=2',
};

let now = Date.UTC(2026, 10, 21, 5);

describeServerOnBothEngines('guests of a sitting', { now: () => now, environment }, (running) => {
  let shop: Shop;
  let waiter: AsStaff;
  beforeAll(async () => {
    await importDemo(running().database);
    shop = await readShop(running(), 'BEPNHA', 101);
    const person = { brand: 'BEPNHA', name: 'Hùng', password: PASSWORD, role: 'cook', stores: [] } as const;
    await addPerson(running().database, person, now);
    waiter = await signedIn(running(), 'Hùng', PASSWORD, 'BEPNHA');
  });
  beforeEach(async () => {
    // another minute, and what an earlier test left waiting is over
    now += 20 * MINUTE;
    await noSittings(running());
    await running().database.transaction(async (trx) => {
      await trx.deleteFrom('order_origins').execute();
      await trx.deleteFrom('staff_calls').execute();
    });
  });

  type Phone = Awaited<ReturnType<RunningServer['addDiner']>>;
  const seatedAt = async (table: string) => {
    const phone = await running().addDiner();
    const answer = await scan(running(), phone, { table });
    return { phone, sitting: (await answer.json()).data.id as string };
  };
  const order = async (by: Phone, table: string, sitting?: string) => {
    const answer = await orderAt(running(), shop, by, { table, now, ...(sitting && { sitting }) });
    return answer.status === 200 ? 'placed' : ((await answer.json()).code as string);
  };
  const call = async (by: Phone, table: string, note: string) => {
    const body = {
      ...{ brand_id: 'BEPNHA', store_id: 101, table_name: table },
      ...{ user: { name: 'Thư' }, choices: ['STAFF'], note },
    };
    const answer = await running().send('POST', '/v1/call-staff', body, by.headers);
    return answer.status === 200 ? 'called' : ((await answer.json()).code as string);
  };
  const times = async (count: number, act: (n: number) => Promise<string>) => {
    const answers: string[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await act(n));
    return answers;
  };

  it('[TB80] order within the limit of their party, whatever strangers have ordered for its table', async () => {
    const { phone, sitting } = await seatedAt('3');
    const stranger = await running().addDiner();
    expect(await times(3, () => order(stranger, '3'))).toEqual(['placed', 'placed', 'TABLE_BUSY']);
    expect(await times(4, () => order(phone, '3', sitting))).toEqual([
      ...['placed', 'placed', 'placed'],
      'TABLE_BUSY',
    ]);
  });

  it('[TB80] are asked no puzzle for what their address sends; strangers are', async () => {
    const parties = await Promise.all(['1', '2', '3', '4', '5'].map(seatedAt));
    for (const [at, { phone, sitting }] of parties.entries())
      expect(await times(2, () => order(phone, String(at + 1), sitting))).toEqual(['placed', 'placed']);
    const others = await Promise.all(Array.from({ length: 5 }, () => running().addDiner()));
    const answers = await times(5, (n) => order(others[n] as Phone, String(6 + n)));
    expect(answers).toEqual(['placed', 'placed', 'placed', 'placed', 'CAPTCHA_REQUIRED']);
  });

  it('[TB80] go on when their address has read and changed all it may; a stranger of it waits', async () => {
    const { phone, sitting } = await seatedAt('3');
    const stranger = await running().addDiner();
    const read = async (by: Phone) =>
      (await running().send('GET', '/v1/my-order/profile', undefined, by.headers)).status;
    for (let n = 0; n < ADDRESS_LIMIT; n += 1) await read(stranger);
    expect([await read(stranger), await read(phone)]).toEqual([429, 200]);
    expect((await waiter('GET', '/v1/staff/calls?store=101')).status).toBe(200);
    expect(await order(phone, '3', sitting)).toBe('placed');
    expect(await call(phone, '3', 'nước')).toBe('called');
    now += MINUTE;
    expect(await read(stranger)).toBe(200);
  });

  describe('call', () => {
    it('[TB81] within the limit of their party, whatever strangers have called for its table', async () => {
      const { phone } = await seatedAt('3');
      const others = await Promise.all(Array.from({ length: 3 }, () => running().addDiner()));
      expect(await times(3, (n) => call(others[n] as Phone, '3', 'a'))).toEqual([
        ...['called', 'called'],
        'CALLS_WAITING',
      ]);
      expect(await times(4, (n) => call(phone, '3', `${n}`))).toEqual([
        ...['called', 'called', 'called'],
        'CALLS_WAITING',
      ]);
    });

    it('[TB81] [TB54] from where their party sits now, with its code, when it has moved', async () => {
      const { phone, sitting } = await seatedAt('3');
      const stranger = await running().addDiner();
      await call(phone, '3', 'nước');
      await call(stranger, '3', 'đá');
      const moved = await waiter('POST', `/v1/staff/sitting/${sitting}/move`, { table: '8' });
      expect(moved.status).toBe(200);
      expect(await call(phone, '8', 'khăn')).toBe('called');
      const { data } = await (await waiter('GET', '/v1/staff/calls?store=101')).json();
      const shown = data.calls.map(({ table_name, text, table_unverified }: Record<string, unknown>) => [
        table_name,
        String(text).split(', ').at(-1),
        table_unverified,
      ]);
      expect(shown.sort()).toEqual([
        ['3', 'đá', true],
        ['8', 'khăn', false],
        ['8', 'nước', false],
      ]);
    });
  });

  it('[LI6] [TB90] say so often from one address that another party sits there, and what changes nothing counts for nothing', async () => {
    let { sitting } = await seatedAt('3');
    const anew = async (instead_of: string) => {
      const answer = await scan(running(), await running().addDiner(), { table: '3', instead_of });
      const { code, data } = await answer.json();
      if (answer.status === 200) sitting = data.id;
      return code ?? 'sits there';
    };
    const earlier = sitting;
    for (let n = 0; n < 2; n += 1) expect(await anew(sitting)).toBe('sits there');
    expect(sitting).not.toBe(earlier);
    expect(await anew(sitting)).toBe('TOO_OFTEN');
    now += 60 * MINUTE;
    // the one they mean is no more
    for (let n = 0; n < 3; n += 1) expect(await anew(earlier)).toBe('SITTING_DIGITS_NEEDED');
    expect(await anew(sitting)).toBe('sits there');
  });

  it('[TB82] who scans the card of a table their party has left is led to it, and begins nothing there', async () => {
    const { phone, sitting } = await seatedAt('3');
    await waiter('POST', `/v1/staff/sitting/${sitting}/move`, { table: '8' });
    const again = await (await scan(running(), phone, { table: '3' })).json();
    expect(again.data).toMatchObject({ id: sitting, state: 'in', tables: ['8'] });
    // others sit down there, and the phone is still of its own party
    const next = await seatedAt('3');
    expect(next.sitting).not.toBe(sitting);
    expect((await (await scan(running(), phone, { table: '3' })).json()).data.id).toBe(sitting);
    // unless it says that it means them
    const digits = (await (await scan(running(), next.phone, { table: '3' })).json()).data.digits;
    expect((await (await scan(running(), phone, { table: '3', digits, moves: true })).json()).data.id).toBe(
      next.sitting,
    );
  });

  it('[TB82] and begins one there when its own party is over', async () => {
    const { phone, sitting } = await seatedAt('3');
    await waiter('POST', `/v1/staff/sitting/${sitting}/move`, { table: '8' });
    await waiter('POST', `/v1/staff/sitting/${sitting}/close`);
    const again = (await (await scan(running(), phone, { table: '3' })).json()).data;
    expect([again.id === sitting, again.tables]).toEqual([false, ['3']]);
  });
});
