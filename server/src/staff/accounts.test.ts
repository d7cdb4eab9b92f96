import { beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { addPerson } from './people/add-person.ts';
import { hashPassword, isPassword } from './sign-in/password.ts';

describe('a password', () => {
  it('is recognised however its letters are composed, and never kept', async () => {
    const kept = await hashPassword('bếp nhà lúa'.normalize('NFC'));
    expect(kept).not.toContain('bếp');
    expect(await isPassword('bếp nhà lúa'.normalize('NFD'), kept)).toBe(true);
    expect(await isPassword('bếp nhà lùa', kept)).toBe(false);
    expect(await isPassword('x', 'nonsense')).toBe(false);
  });
});

let clock = Date.UTC(2026, 10, 21, 3);
const MINUTE = 60_000;

describeServerOnBothEngines('staff accounts', { now: () => clock }, (running) => {
  const origin = () => ({ origin: running().url });
  const tryIn = (name: string, password: string, brand = 'BEPNHA') =>
    running().send('POST', '/v1/staff/sign-in', { pos_parent: brand, name, password }, origin());
  const refusal = async (response: Response) => {
    const { code, data } = await response.json();
    return { status: response.status, code, ...data, message: undefined };
  };
  let owner: AsStaff;

  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    const account = { brand: 'BEPNHA', password: 'chu-quan-1', stores: [] };
    await addPerson(database, { ...account, name: 'Chủ Quán', role: 'owner' }, clock);
    await addPerson(database, { ...account, name: 'Bếp Hai', role: 'cook', stores: [102] }, clock);
    await addPerson(database, { ...account, brand: 'SPREE', name: 'Chủ quán', role: 'owner' }, clock);
    owner = await signedIn(running(), 'chu quan', 'chu-quan-1', 'bepnha');
  });

  it('sign in by name in any spelling and get a cookie scripts cannot read', async () => {
    const response = await tryIn('CHỦ quán', 'chu-quan-1');
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Max-Age=43200');
    expect(cookie).not.toContain('Secure');
    const { data } = await response.json();
    expect(data).toEqual({
      name: 'Chủ Quán',
      role: 'owner',
      totp: false,
      recovery_codes_left: null,
      device: null,
      by_pin: false,
      brand: { pos_parent: 'BEPNHA', name: 'Bếp Nhà Lúa', main_color: '#f89523' },
      stores: expect.arrayContaining([{ id: 101, name: 'Bếp Nhà Lúa Nguyễn Huệ' }]),
    });
    const sessions = await running().database.read.selectFrom('staff_sessions').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(cookie.split(/[=;]/)[1]);
  });

  it('sign in from our own pages only', async () => {
    const ask = { pos_parent: 'BEPNHA', name: 'Chủ Quán', password: 'chu-quan-1' };
    expect(
      (await running().send('POST', '/v1/staff/sign-in', ask, { origin: 'https://evil.example' })).status,
    ).toBe(403);
  });

  it('are signed out for good, and after twelve hours by themselves', async () => {
    const other = await signedIn(running(), 'Bếp Hai', 'chu-quan-1', 'BEPNHA');
    const me = await other('GET', '/v1/staff/me');
    expect((await me.json()).data).toMatchObject({ role: 'cook', stores: [{ id: 102 }] });
    const bye = await other('POST', '/v1/staff/sign-out');
    expect(bye.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await other('GET', '/v1/staff/me')).status).toBe(401);

    const late = await signedIn(running(), 'Bếp Hai', 'chu-quan-1', 'BEPNHA');
    clock += 12 * 60 * MINUTE - 1;
    expect((await late('GET', '/v1/staff/me')).status).toBe(200);
    clock += 1;
    expect((await late('GET', '/v1/staff/me')).status).toBe(401);
    owner = await signedIn(running(), 'Chủ Quán', 'chu-quan-1', 'BEPNHA');
  });

  it('are added by the owner, in stores of the brand, each name once', async () => {
    const body = { name: 'Lan', password: 'lan-lan-lan', role: 'manager', stores: [101] };
    const added = await owner('POST', '/v1/staff/people', body);
    expect((await added.json()).data.people).toContainEqual(
      expect.objectContaining({ name: 'Lan', role: 'manager', stores: [101] }),
    );
    expect(await refusal(await owner('POST', '/v1/staff/people', { ...body, name: 'LAN' }))).toMatchObject({
      status: 409,
      code: 'NAME_TAKEN',
      name: 'LAN',
    });
    const foreign = await owner('POST', '/v1/staff/people', { ...body, name: 'Minh', stores: [201] });
    expect(await refusal(foreign)).toMatchObject({ status: 422, code: 'STORE_UNKNOWN', stores: [201] });
    const manager = await signedIn(running(), 'lan', 'lan-lan-lan', 'BEPNHA');
    expect((await manager('POST', '/v1/staff/people', { ...body, name: 'Tý' })).status).toBe(403);
    expect((await manager('GET', '/v1/staff/people')).status).toBe(403);
  });

  it('sell dishes out and put them back, only where they work', async () => {
    const cook = await signedIn(running(), 'Bếp Hai', 'chu-quan-1', 'BEPNHA');
    const { dishes } = (await (await cook('GET', '/v1/staff/menu?store=102')).json()).data;
    expect(dishes.length).toBeGreaterThanOrEqual(60);
    const [dish] = dishes;
    const wish = { store: 102, item_id: dish.id, sold_out: true };
    expect((await (await cook('PUT', '/v1/staff/sold-out', wish)).json()).data).toMatchObject({
      id: dish.id,
      name: dish.name,
      sold_out: true,
      until: null,
    });
    expect((await cook('PUT', '/v1/staff/sold-out', wish)).status).toBe(200);
    const menu = async () =>
      (await (await running().fetch('/v1/menu?pos_parent=BEPNHA&pos_id=102')).json()).data;
    const statusNow = async () =>
      (await menu()).items.find((item: { id: string }) => item.id === dish.id).status;
    expect(await statusNow()).toBe('OUT_OF_STOCK');
    expect((await cook('PUT', '/v1/staff/sold-out', { ...wish, sold_out: false })).status).toBe(200);
    expect(await statusNow()).toBe('ACTIVE');
    const bells = await running()
      .database.read.selectFrom('events')
      .select('version')
      .where('topic', '=', 'menu:BEPNHA:102')
      .execute();
    expect(bells).toHaveLength(3);

    expect((await cook('GET', '/v1/staff/menu?store=101')).status).toBe(404);
    expect((await cook('PUT', '/v1/staff/sold-out', { ...wish, store: 101 })).status).toBe(404);
    expect((await cook('PUT', '/v1/staff/sold-out', { ...wish, item_id: 'NO-SUCH' })).status).toBe(404);
    expect((await running().send('PUT', '/v1/staff/sold-out', wish)).status).toBe(401);
  });
});
