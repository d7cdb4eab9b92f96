import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { aDish, readShop, type Shop } from '../../test/order.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { codeAt, scan } from '../../test/table/sittings.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { changePassword } from '../staff/change-password.ts';
import { addPerson } from '../staff/people/add-person.ts';
import { checkChains } from './check-chain.ts';
import { BY_OPERATOR } from './record-act.ts';

const PASSWORD = 'mâm cơm chiều mưa';
const OTHER = 'nồi lẩu đầu năm';
const NOW = Date.UTC(2026, 10, 23, 3);

describeServerOnBothEngines('the trail of a house', { now: () => NOW }, (running) => {
  const as: Record<string, AsStaff> = {};
  const ids: Record<string, string> = {};
  let shop: Shop;

  const read = () =>
    running()
      .database.read.selectFrom('trail')
      .selectAll()
      .where('brand', '=', 'BEPNHA')
      .orderBy('seq')
      .execute();
  /** the lines a piece of work leaves, without those before it */
  const lines = async (work: () => Promise<unknown>) => {
    const before = (await read()).length;
    await work();
    return (await read())
      .slice(before)
      .map(({ act, actor, staff_name, store_id, subject_name, details }) => ({
        act,
        by: actor === 'staff' ? staff_name : actor,
        store: store_id,
        about: subject_name,
        ...JSON.parse(details),
      }));
  };
  const as200 = async (answer: Promise<Response>) => {
    const { status } = await answer;
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    shop = await readShop(running(), 'BEPNHA', 101);
    for (const [name, role, stores] of [
      ['Chủ', 'owner', []],
      ['Bếp', 'cook', [101]],
    ] as const) {
      const person = { brand: 'BEPNHA', name, password: PASSWORD, role, stores, by: BY_OPERATOR };
      const added = await addPerson(database, person, NOW);
      if ('refused' in added) throw new Error(added.refused);
      ids[name] = added.id;
      as[name] = await signedIn(running(), name, PASSWORD, 'BEPNHA');
    }
  });
  const owner = () => as.Chủ as AsStaff;
  const cook = () => as.Bếp as AsStaff;

  it('[AU1] who begins a shop, by the operator and by itself', async () => {
    const first = (await read())
      .slice(0, 4)
      .map(({ act, actor, subject_name }) => [act, actor, subject_name]);
    expect(first).toEqual([
      ['importBundle', 'system', 'Bếp Nhà Lúa'],
      ['addPerson', 'operator', 'Chủ'],
      ['signIn', 'staff', 'Chủ'],
      ['addPerson', 'operator', 'Bếp'],
    ]);
    const wish = { brand: 'BEPNHA', name: 'bếp', password: PASSWORD };
    expect(await lines(() => changePassword(running().database, wish, NOW))).toEqual([
      { act: 'changePassword', by: 'operator', store: null, about: 'Bếp' },
    ]);
    as.Bếp = await signedIn(running(), 'Bếp', PASSWORD, 'BEPNHA');
  });

  it('[AU2] signing in says how many tries were wrong before, and the only store somebody works in', async () => {
    const enter = (password: string) => signedIn(running(), 'Bếp', password, 'BEPNHA');
    const found = await lines(async () => {
      for (const _ of ['one', 'two']) await expect(enter('falsch')).rejects.toThrow('WRONG_PASSWORD');
      const tablet = await enter(PASSWORD);
      await as200(tablet('POST', '/v1/staff/sign-out'));
      const phone = await enter(PASSWORD);
      await as200(phone('PUT', '/v1/staff/password', { current: PASSWORD, password: OTHER }));
      await as200(phone('POST', '/v1/staff/sign-out-everywhere'));
      as.Bếp = await enter(OTHER);
    });
    const own = { by: 'Bếp', about: 'Bếp' };
    expect(found).toEqual([
      { act: 'signIn', ...own, store: 101, refused: 2 },
      { act: 'signOut', ...own, store: null },
      { act: 'signIn', ...own, store: 101, refused: 0 },
      { act: 'changePassword', ...own, store: null },
      { act: 'signOutEverywhere', ...own, store: null },
      { act: 'signIn', ...own, store: 101, refused: 0 },
    ]);
  });

  it('[AU2] [AU3] people are added, changed from what to what, and removed; a refusal leaves nothing', async () => {
    const by = { by: 'Chủ', store: null, about: 'Tý •••22' };
    const found = await lines(async () => {
      const added = await owner()('POST', '/v1/staff/people', {
        ...{ name: 'Tý 0909 111 222', password: PASSWORD, role: 'cook', stores: [101] },
      });
      const { people } = (await added.json()).data;
      const { id } = people.find(({ name }: { name: string }) => name.startsWith('Tý'));
      const path = `/v1/staff/people/${id}`;
      expect((await cook()('PUT', path, { role: 'owner', stores: [] })).status).toBe(403);
      expect((await owner()('PUT', path, { role: 'cook', stores: [9_999] })).status).not.toBe(200);
      await as200(owner()('PUT', path, { role: 'manager', stores: [] }));
      await as200(owner()('DELETE', path));
      expect((await owner()('DELETE', path)).status).toBe(404);
    });
    expect(found).toEqual([
      { act: 'addPerson', ...by, role: 'cook', stores: [101] },
      { act: 'changePerson', ...by, roleBefore: 'cook', storesBefore: [101], role: 'manager', stores: [] },
      { act: 'removePerson', ...by, role: 'manager' },
    ]);
  });

  it('[AU1] a dish that is sold out and back, tables that are stopped, a code that is replaced: each once', async () => {
    const { id, name } = aDish(shop);
    const found = await lines(async () => {
      const until = NOW + 3_600_000;
      for (const sold_out of [true, true, false])
        await as200(cook()('PUT', '/v1/staff/sold-out', { store: 101, item_id: id, sold_out }));
      for (const _ of ['first', 'again'])
        await as200(cook()('PUT', '/v1/staff/sold-out', { store: 101, item_id: id, sold_out: true, until }));
      for (const tables_stopped of [true, true, false])
        await as200(owner()('PUT', '/v1/staff/tables-stopped', { store: 101, tables_stopped }));
      const code = await codeAt(running(), 101, '7');
      for (const _ of ['first', 'again'])
        await as200(owner()('POST', '/v1/staff/table-codes/replace', { store: 101, table: '7', code }));
    });
    expect(found.map(({ act, by, store, about }) => [act, by, store, about])).toEqual([
      ['sellOut', 'Bếp', 101, name],
      ['sellAgain', 'Bếp', 101, name],
      ['sellOut', 'Bếp', 101, name],
      ['stopTables', 'Chủ', 101, expect.any(String)],
      ['openTables', 'Chủ', 101, expect.any(String)],
      ['replaceTableCode', 'Chủ', 101, '7'],
    ]);
  });

  it('[AU2] parties are seated, moved, put together, put out and closed, by the names of their tables', async () => {
    const tables = async () => (await (await cook()('GET', '/v1/staff/tables?store=101')).json()).data.tables;
    const party = async (wanted: string) =>
      (await tables()).find(({ table }: { table: string }) => table === wanted).party;
    const step = async (id: string, verb: string, body?: object) =>
      as200(cook()('POST', `/v1/staff/sitting/${id}/${verb}`, body));
    const found = await lines(async () => {
      const guest = await running().addDiner();
      await scan(running(), guest, { table: '3', user: { name: 'Khách Lan' } });
      await as200(cook()('POST', '/v1/staff/sitting', { store: 101, table: '4' }));
      const { id, people } = await party('3');
      await step(id, 'move', { table: '5' });
      await step(id, 'merge', { other: (await party('4')).id });
      for (const _ of ['first', 'again']) await step(id, `guest/${people[0].id}`, { as: 'out' });
      for (const _ of ['first', 'again']) await step(id, 'close');
    });
    const by = { by: 'Bếp', store: 101 };
    expect(found).toEqual([
      { act: 'openSitting', ...by, about: '4' },
      { act: 'moveSitting', ...by, about: '5', from: '3', to: '5' },
      { act: 'mergeSittings', ...by, about: '5', from: '4' },
      { act: 'putGuestOut', ...by, about: expect.stringMatching(/^(4 \+ 5|5 \+ 4)$/) },
      { act: 'closeSitting', ...by, about: expect.stringMatching(/^(4 \+ 5|5 \+ 4)$/) },
    ]);
    expect(JSON.stringify(await read())).not.toContain('Khách Lan');
  });

  it('[AU4] and it is whole', async () => {
    for (const { broken } of await checkChains(running().database.read)) expect(broken).toBeNull();
  });
});
