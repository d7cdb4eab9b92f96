import type { Role } from '@mam/domain/staff/roles.ts';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { type AsStaff, signedIn } from '../../../test/staff.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { addPerson } from '../people/add-person.ts';

const PASSWORD = 'mâm cơm chiều mưa';
const SCOPES = ['sayPrinted'];
let clock = Date.UTC(2026, 10, 23, 3);

describeServerOnBothEngines('the keys of programs', { now: () => clock }, (running) => {
  const join = async (name: string, role: Role, brand = 'BEPNHA') => {
    const person = { brand, name, password: PASSWORD, role, stores: [] };
    const added = await addPerson(running().database, person, clock);
    if ('refused' in added) throw new Error(added.refused);
    return signedIn(running(), name, PASSWORD, brand);
  };
  let owner: AsStaff;
  let stranger: AsStaff;
  const add = (name: string, more: object = {}, as = owner) =>
    as('POST', '/v1/staff/keys', { name, scopes: SCOPES, stores: [], ...more });
  const made = async (name: string, more: object = {}) => {
    const { data } = await (await add(name, more)).json();
    const { id } = data.keys.find((key: { name: string }) => key.name === name);
    return { id, secret: data.secret as string };
  };
  const refusal = async (response: Promise<Response>) => (await (await response).json()).code;
  const printed = async (secret: string, store = 101) => {
    const body = { pos_parent: 'BEPNHA', store, codes: [] };
    const response = await running().send('POST', '/v1/order/printed', body, {
      authorization: `Bearer ${secret}`,
    });
    return (await response.json()).code ?? response.status;
  };
  const listed = async (name: string) => {
    const { data } = await (await owner('GET', '/v1/staff/keys')).json();
    return data.keys.find((key: { name: string }) => key.name === name);
  };

  beforeAll(async () => {
    await importDemo(running().database);
    owner = await join('Chủ', 'owner');
    stranger = await join('Wirtin', 'owner', 'SPREE');
  });

  it('[SF35] are made by an owner, who reads the secret once; nobody keeps it', async () => {
    const { secret } = await made('Máy in bếp', { stores: [101] });
    expect(secret).toMatch(/^mam_[0-9a-f]{12}_[\w-]{43}$/);
    expect(await listed('Máy in bếp')).toMatchObject({
      scopes: SCOPES,
      stores: [101],
      made_by: 'Chủ',
      last_at: null,
      ends_at: null,
      ended_at: null,
    });
    const kept = await running().database.read.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(secret.split('_').at(-1));
    expect(JSON.stringify(await (await owner('GET', '/v1/staff/keys')).json())).not.toContain(secret);
    expect(await printed(secret)).toBe(200);
    expect(await printed(secret, 102)).toBe('KEY_ELSEWHERE');
    expect((await listed('Máy in bếp')).last_at).toBe(clock / 1000);
  });

  it('[SF35] one name is one good key: said twice at once, one is made; an ended one leaves its name', async () => {
    const both = await Promise.all([add('Tính tiền'), add('Tính tiền')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await listed('Tính tiền');
    const end = () => owner('DELETE', `/v1/staff/keys/${id}`);
    expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
    expect((await add('tính  TIỀN')).status).toBe(200);
    expect((await add('Tính tiền')).status).toBe(409);
  });

  it('[SF36] one that was ended, or is past its end, is refused with its name, at once', async () => {
    const { id, secret } = await made('Cũ');
    expect(await printed(secret)).toBe(200);
    expect(await refusal(stranger('DELETE', `/v1/staff/keys/${id}`))).toBe('UNKNOWN');
    await owner('DELETE', `/v1/staff/keys/${id}`);
    expect(await printed(secret)).toBe('KEY_ENDED');
    const short = await made('Một giờ', { ends_at: clock / 1000 + 3600 });
    expect(await printed(short.secret)).toBe(200);
    clock += 3_600_000;
    expect(await printed(short.secret)).toBe('KEY_ENDED');
    expect(await refusal(add('Hôm qua', { ends_at: clock / 1000 }))).toBe('KEY_END');
  });

  it('[SF35] nothing is made of what cannot be: no name, a strange scope, a store of others, too many', async () => {
    expect(await refusal(add(' '))).toBe('NAME_REQUIRED');
    expect(await refusal(add('Lạ', { scopes: ['manageStaff'] }))).toBe('MALFORMED');
    expect(await refusal(add('Lạ', { scopes: [] }))).toBe('MALFORMED');
    expect(await refusal(add('Lạ', { stores: [201] }))).toBe('STORE_UNKNOWN');
    const { read } = running().database;
    const good = await read.selectFrom('api_keys').select('id').where('ended_at', 'is', null).execute();
    for (let n = good.length; n < 51; n += 1) await add(`Máy ${n}`);
    expect(await refusal(add('Một máy nữa'))).toBe('KEYS_FULL');
  });

  it('[SF1] [SF35] are the business of owners alone', async () => {
    const manager = await join('Quản', 'manager');
    expect(await refusal(manager('GET', '/v1/staff/keys'))).toBe('NOT_YOURS');
    expect(await refusal(add('Lén', {}, manager))).toBe('NOT_YOURS');
    const theirs = await (await stranger('GET', '/v1/staff/keys')).json();
    expect(theirs.data.keys).toEqual([]);
  });

  it('[AU2] making and ending leave their lines, without the secret', async () => {
    const lines = await running()
      .database.read.selectFrom('trail')
      .selectAll()
      .where('act', 'in', ['addKey', 'endKey'])
      .where('subject_name', '=', 'Cũ')
      .orderBy('seq')
      .execute();
    expect(lines.map(({ act, staff_name, subject_kind }) => [act, staff_name, subject_kind])).toEqual([
      ['addKey', 'Chủ', 'key'],
      ['endKey', 'Chủ', 'key'],
    ]);
  });
});
