import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { signedIn } from '../../../test/staff.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { addPerson } from './add-person.ts';

const PASSWORD = 'mâm cơm chiều mưa';
const OTHER = 'nồi lẩu đầu năm';
let clock = Date.UTC(2026, 10, 23, 3);

describeServerOnBothEngines('what is written down of accounts', { now: () => clock }, (running) => {
  const lines = () =>
    running()
      .log.map((line) => JSON.parse(line))
      .filter(({ event }) => event !== undefined);
  /** the newest of this name */
  const last = (event: string) => lines().findLast((line) => line.event === event);
  const join = async (name: string, role: 'owner' | 'cook') => {
    const person = { brand: 'BEPNHA', name, password: PASSWORD, role, stores: [] };
    const added = await addPerson(running().database, person, clock);
    if ('refused' in added) throw new Error(added.refused);
    return { id: added.id, as: await signedIn(running(), name, PASSWORD, 'BEPNHA') };
  };
  let owner: Awaited<ReturnType<typeof join>>;

  beforeAll(async () => {
    await importDemo(running().database);
    owner = await join('Chủ 0901000500', 'owner');
  });

  it('[SF16] who signs in, out, and everywhere', async () => {
    const { id, as } = await join('Lan', 'cook');
    expect(last('signed in')).toMatchObject({ brand: 'BEPNHA', by: id, name: 'Lan', network: '127.0.0.1' });
    const out = await as('POST', '/v1/staff/sign-out');
    expect(last('signed out')).toMatchObject({ by: id });
    // the diner's cart on this device stays
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    const again = await signedIn(running(), 'Lan', PASSWORD, 'BEPNHA');
    await again('POST', '/v1/staff/sign-out-everywhere');
    expect(last('signed out everywhere')).toMatchObject({ by: id });
  });

  it('[SF7] [SF16] who fails, and who has to wait', async () => {
    await join('Mai', 'cook');
    const fail = () => signedIn(running(), 'Mai', 'falsch', 'BEPNHA').catch(() => null);
    await fail();
    expect(last('sign-in refused')).toMatchObject({ name: 'Mai', refused: 'WRONG_PASSWORD' });
    for (let n = 0; n < 10; n += 1) await fail();
    expect(last('sign-in refused')).toMatchObject({ name: 'Mai', refused: 'LOCKED_OUT' });
  });

  it('[SF16] who adds, changes and removes whom; not what was refused', async () => {
    const added = await owner.as('POST', '/v1/staff/people', {
      name: 'Hùng',
      password: PASSWORD,
      role: 'cook',
      stores: [101],
    });
    const { people } = (await added.json()).data;
    const person = people.find(({ name }: { name: string }) => name === 'Hùng').id;
    const by = owner.id;
    expect(last('person added')).toMatchObject({ brand: 'BEPNHA', by, person, role: 'cook', stores: [101] });
    const cook = await signedIn(running(), 'Hùng', PASSWORD, 'BEPNHA');
    const path = `/v1/staff/people/${person}`;
    const before = lines().length;
    expect((await cook('PUT', path, { role: 'owner', stores: [] })).status).toBe(403);
    expect((await owner.as('PUT', path, { role: 'cook', stores: [9_999] })).status).not.toBe(200);
    expect(lines()).toHaveLength(before);
    await owner.as('PUT', path, { role: 'manager', stores: [] });
    expect(last('person changed')).toMatchObject({ by, person, role: 'manager', stores: [] });
    await owner.as('DELETE', path);
    expect(last('person removed')).toMatchObject({ by, person });
  });

  it('[SF16] whose password and second step change, by whom', async () => {
    const { id, as } = await join('Vân', 'cook');
    await as('PUT', '/v1/staff/password', { current: PASSWORD, password: OTHER });
    expect(last('password changed')).toMatchObject({ by: id, person: id });
    const { secret } = (await (await as('POST', '/v1/staff/totp', { password: OTHER })).json()).data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });
    await as('POST', '/v1/staff/totp/confirm', { code });
    expect(last('second step on')).toMatchObject({ by: id, person: id });
    clock += 30_000;
    expect((await owner.as('POST', `/v1/staff/people/${id}/totp/off`)).status).toBe(200);
    expect(last('second step off')).toMatchObject({ by: owner.id, person: id });
  });

  it('[SF16] never a secret and no phone number, also where somebody is named by one', () => {
    const text = running().log.join('');
    for (const secret of [PASSWORD, OTHER, 'falsch', '0901000500', 'scrypt'])
      expect(text).not.toContain(secret);
    expect(text).toContain('Chủ •••00');
  });
});
