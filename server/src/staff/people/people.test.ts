import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { type AsStaff, signedIn } from '../../../test/staff.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { addPerson } from './add-person.ts';

const PASSWORD = 'mâm cơm chiều mưa';
const OTHER = 'nồi lẩu đầu năm';
const clock = Date.UTC(2026, 10, 23, 3);

describeServerOnBothEngines('who works here', { now: () => clock }, (running) => {
  const ids = new Map<string, string>();
  const join = async (name: string, role: 'owner' | 'manager' | 'cook', brand = 'BEPNHA') => {
    const person = { brand, name, password: PASSWORD, role, stores: [] };
    const added = await addPerson(running().database, person, clock);
    if ('refused' in added) throw new Error(added.refused);
    ids.set(name, added.id);
    return signedIn(running(), name, PASSWORD, brand);
  };
  const path = (name: string) => `/v1/staff/people/${ids.get(name)}`;
  const become = (as: AsStaff, name: string, role: string, stores: number[] = []) =>
    as('PUT', path(name), { role, stores });
  const refusal = async (response: Response) => (await response.json()).code;
  const me = (as: AsStaff) => as('GET', '/v1/staff/me');
  let owner: AsStaff;

  beforeAll(async () => {
    await importDemo(running().database);
    owner = await join('Chủ', 'owner');
  });

  it('[SF3] a removed person is out at once, and the name is free again', async () => {
    const cook = await join('Hùng', 'cook');
    const left = await owner('DELETE', path('Hùng'));
    expect(left.status).toBe(200);
    expect(JSON.stringify((await left.json()).data)).not.toContain('Hùng');
    expect((await me(cook)).status).toBe(401);
    await expect(signedIn(running(), 'Hùng', PASSWORD, 'BEPNHA')).rejects.toThrow('WRONG_PASSWORD');
    expect((await owner('DELETE', path('Hùng'))).status).toBe(404);
    await join('Hùng', 'cook');
  });

  it('[SF3] another role or other stores hold from the next call on', async () => {
    const manager = await join('Quản', 'manager');
    const people = await (await become(owner, 'Quản', 'cook', [101])).json();
    expect(people.data.people).toContainEqual({
      id: ids.get('Quản'),
      is_me: false,
      name: 'Quản',
      display_name: '',
      role: 'cook',
      stores: [101],
      totp: false,
      refused_sign_ins: null,
    });
    const { data } = await (await me(manager)).json();
    expect(data).toMatchObject({ role: 'cook', stores: [{ id: 101 }] });
    expect((await manager('GET', '/v1/staff/board?store=102')).status).toBe(404);
    expect(await refusal(await become(owner, 'Quản', 'cook', [201]))).toBe('STORE_UNKNOWN');
    expect((await become(owner, 'Quản', 'owner', [101])).status).toBe(200);
    expect((await manager('GET', '/v1/staff/people')).status).toBe(200);
    await become(owner, 'Quản', 'cook');
  });

  it('[SF3] is for owners, of their own brand', async () => {
    const manager = await join('Quản Hai', 'manager');
    const cook = await join('Bếp', 'cook');
    for (const as of [manager, cook]) {
      expect((await become(as, 'Bếp', 'owner')).status).toBe(403);
      expect((await as('DELETE', path('Chủ'))).status).toBe(403);
    }
    const stranger = await join('Marta', 'owner', 'SPREE');
    expect((await become(stranger, 'Bếp', 'cook')).status).toBe(404);
    expect((await stranger('DELETE', path('Bếp'))).status).toBe(404);
    expect((await me(cook)).status).toBe(200);
  });

  it('[SF3] the last owner stays one, also when two remove each other at once', async () => {
    for (const change of [become(owner, 'Chủ', 'cook'), owner('DELETE', path('Chủ'))])
      expect(await refusal(await change)).toBe('LAST_OWNER');
    for (let round = 0; round < 8; round += 1) {
      const name = `Chủ ${round}`;
      const second = await join(name, 'owner');
      const one = round % 2 ? become(owner, name, 'cook') : owner('DELETE', path(name));
      const answers = await Promise.all([one, become(second, 'Chủ', 'cook')]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const owners = await running()
        .database.read.selectFrom('staff')
        .select('name')
        .where('brand', '=', 'BEPNHA')
        .where('role', '=', 'owner')
        .where('active', '=', 1)
        .execute();
      expect(owners).toHaveLength(1);
      if (owners[0]?.name !== 'Chủ') {
        await become(second, 'Chủ', 'owner');
        await owner('DELETE', path(name));
      }
    }
  });

  it('[SF3] signing out everywhere ends every session of the account, and nobody else’s', async () => {
    const phone = await join('Lan', 'cook');
    const tablet = await signedIn(running(), 'Lan', PASSWORD, 'BEPNHA');
    expect((await phone('POST', '/v1/staff/sign-out-everywhere')).status).toBe(200);
    expect([(await me(phone)).status, (await me(tablet)).status]).toEqual([401, 401]);
    expect((await me(owner)).status).toBe(200);
  });

  it('[SF3] one’s own password is changed by the old one, and ends the other sessions', async () => {
    const phone = await join('Tý', 'cook');
    const tablet = await signedIn(running(), 'Tý', PASSWORD, 'BEPNHA');
    const change = (current: string, password: string) =>
      phone('PUT', '/v1/staff/password', { current, password });
    expect(await refusal(await change('falsch', OTHER))).toBe('WRONG_PASSWORD');
    expect(await refusal(await change(PASSWORD, 'iloveyou1'))).toBe('WEAK_PASSWORD');
    expect((await change(PASSWORD, OTHER)).status).toBe(200);
    expect([(await me(phone)).status, (await me(tablet)).status]).toEqual([200, 401]);
    await expect(signedIn(running(), 'Tý', PASSWORD, 'BEPNHA')).rejects.toThrow('WRONG_PASSWORD');
    await signedIn(running(), 'Tý', OTHER, 'BEPNHA');
    for (let n = 0; n < 9; n += 1) await change('falsch', PASSWORD);
    expect(await refusal(await change('falsch', PASSWORD))).toBe('LOCKED_OUT');
    expect(await refusal(await change(OTHER, PASSWORD))).toBe('LOCKED_OUT');
  });

  it('[SF10] a usual password is refused, also one made of the name and the brand', async () => {
    const add = (name: string, password: string) =>
      owner('POST', '/v1/staff/people', { name, password, role: 'cook', stores: [] });
    for (const password of ['password', '12345678', 'qwertyui', 'Password1!', 'thanhthuy1', 'bepnha2026'])
      expect(await refusal(await add('Thanh Thuý', password)), password).toBe('WEAK_PASSWORD');
    expect((await add('Thanh Thuý', 'xe đạp bánh mì')).status).toBe(200);
  });
});
