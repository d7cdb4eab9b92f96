import { beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop } from '../../../test/order.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { addPerson } from '../people/add-person.ts';

const PASSWORD = 'mâm cơm chiều mưa';
const PIN = '482913';
const OTHER = '739206';
const MINUTE = 60_000;
let clock = Date.UTC(2026, 10, 23, 3);

describeServerOnBothEngines('a device of the restaurant', { now: () => clock }, (running) => {
  const ids = new Map<string, string>();

  /** A browser that keeps its cookies. */
  const newBrowser = () => {
    const jar = new Map<string, string>();
    const send = async (method: string, path: string, body?: unknown) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await running().send(method, path, body, { origin: running().url, cookie });
      for (const set of response.headers.getSetCookie()) {
        const [name, value] = (set.split(';')[0] ?? '').split('=', 2);
        if (name) jar.set(name, value ?? '');
      }
      return { status: response.status, ...(await response.json()) };
    };
    const signIn = (name: string, brand = 'BEPNHA') =>
      send('POST', '/v1/staff/sign-in', { pos_parent: brand, name, password: PASSWORD });
    const turn = (name: string, pin: string) =>
      send('POST', '/v1/staff/device/turn', { person: ids.get(name), pin });
    return { jar, send, signIn, turn };
  };
  type Browser = ReturnType<typeof newBrowser>;

  const join = async (
    name: string,
    role: 'owner' | 'manager' | 'cashier' | 'cook',
    stores: number[] = [],
  ) => {
    const person = { brand: 'BEPNHA', name, password: PASSWORD, role, stores };
    const added = await addPerson(running().database, person, clock);
    if ('refused' in added) throw new Error(added.refused);
    ids.set(name, added.id);
  };

  /** A tablet of store 101 that nobody is in at, where the cook and the manager have chosen digits. */
  const newTablet = async (): Promise<Browser> => {
    const tablet = newBrowser();
    await tablet.signIn('Quản');
    await tablet.send('POST', '/v1/staff/devices', { store: 101, name: 'Máy ở quầy' });
    await tablet.send('PUT', '/v1/staff/device/pin', { pin: OTHER });
    await tablet.send('PUT', '/v1/staff/device/pin', { person: ids.get('Tuấn'), pin: PIN });
    await tablet.send('POST', '/v1/staff/sign-out');
    return tablet;
  };
  const place = async () => {
    const shop = await readShop(running(), 'BEPNHA', 101);
    const phone = `09${String(Math.floor(clock / 1000) % 100_000_000).padStart(8, '0')}`;
    const { headers } = await running().addDiner();
    const body = anOrder(shop, [defaultLine(aDish(shop), 5)], { phone });
    const { data } = await (await running().send('POST', '/v1/order', body, headers)).json();
    return data.order_code as string;
  };

  beforeAll(async () => {
    await importDemo(running().database);
    await join('Chủ', 'owner');
    await join('Quản', 'manager', [101]);
    await join('Bình', 'manager', [101]);
    await join('Mai', 'cashier', [102]);
    await join('Tuấn', 'cook');
  });

  it('[SF27] with nobody at it shows the board and says what it drew, without numbers, and does nothing else', async () => {
    const tablet = await newTablet();
    const code = await place();
    const me = await tablet.send('GET', '/v1/staff/me');
    expect(me.data).toMatchObject({ role: 'device', device: 'Máy ở quầy', by_pin: false });
    expect(me.data.stores).toEqual([{ id: 101, name: expect.any(String) }]);
    const board = await tablet.send('GET', '/v1/staff/board?store=101');
    const order = board.data.orders.find((each: { code: string }) => each.code === code);
    expect(order.user).toEqual({ name: 'Nguyễn Lan', phone: '', address: '', sub_address: '' });
    expect(
      (await tablet.send('POST', '/v1/staff/board/received', { store: 101, codes: [code] })).status,
    ).toBe(200);
    for (const [method, path, body] of [
      ['POST', `/v1/staff/order/${code}/accept`, { version: 1, minutes: 20 }],
      ['POST', `/v1/staff/order/${code}/reject`, { version: 1, reason: 'x', give_back: false }],
      ['GET', '/v1/staff/people'],
      ['GET', '/v1/staff/devices'],
      ['PUT', '/v1/staff/device/pin', { pin: PIN }],
    ] as const)
      expect([path, (await tablet.send(method, path, body)).code]).toEqual([path, 'NOT_YOURS']);
    expect((await tablet.send('GET', '/v1/staff/board?store=102')).code).toBe('UNKNOWN');
  });

  it('[SF28] a person comes in by digits and acts as themselves; the next one’s digits put them out', async () => {
    const tablet = await newTablet();
    const code = await place();
    const here = await tablet.send('GET', '/v1/staff/device');
    const known = here.data.people.map(({ name, has_pin }: { name: string; has_pin: boolean }) => [
      name,
      has_pin,
    ]);
    expect(known).toEqual(
      expect.arrayContaining([
        ['Tuấn', true],
        ['Quản', true],
        ['Bình', false],
      ]),
    );
    expect(known).not.toContainEqual(['Mai', false]);
    const tuan = await tablet.turn('Tuấn', PIN);
    expect(tuan.data).toMatchObject({ name: 'Tuấn', role: 'cook', device: 'Máy ở quầy', by_pin: true });
    const taken = await tablet.send('POST', `/v1/staff/order/${code}/accept`, { version: 1, minutes: 20 });
    expect(taken.data.steps.at(-1)).toMatchObject({ status: 'CONFIRMED', by: 'Tuấn' });
    const before = new Map(tablet.jar);
    expect((await tablet.turn('Quản', OTHER)).data.name).toBe('Quản');
    const now = new Map(tablet.jar);
    for (const [name, value] of before) tablet.jar.set(name, value);
    expect((await tablet.send('GET', '/v1/staff/me')).data.role).toBe('device');
    for (const [name, value] of now) tablet.jar.set(name, value);
    expect((await tablet.send('GET', '/v1/staff/me')).data.name).toBe('Quản');
  });

  it('[SF28] refuses digits that are none, are guessed first, or are those of somebody above', async () => {
    const tablet = newBrowser();
    await tablet.signIn('Quản');
    const choose = (pin: string, person?: string) =>
      tablet.send('PUT', '/v1/staff/device/pin', { pin, ...(person && { person: ids.get(person) }) });
    expect((await choose(PIN)).code).toBe('UNKNOWN');
    await tablet.send('POST', '/v1/staff/devices', { store: 101, name: 'Máy bếp' });
    expect((await choose('12345')).code).toBe('PIN_MALFORMED');
    expect((await choose('111111')).code).toBe('PIN_WEAK');
    expect((await choose(PIN, 'Chủ')).code).toBe('NOT_YOURS');
    expect((await choose(PIN, 'Bình')).code).toBe('NOT_YOURS');
    // she works at another store
    expect((await choose(PIN, 'Mai')).code).toBe('UNKNOWN');
    expect((await tablet.turn('Bình', PIN)).code).toBe('PIN_UNSET');
    expect((await tablet.turn('Mai', PIN)).code).toBe('PIN_UNSET');
  });

  it('[SF28] the same digits are nothing at another device, nor is a database without the device’s secret', async () => {
    const tablet = await newTablet();
    const other = newBrowser();
    await other.signIn('Quản');
    await other.send('POST', '/v1/staff/devices', { store: 101, name: 'Máy khác' });
    expect((await other.turn('Tuấn', PIN)).code).toBe('PIN_UNSET');
    expect((await newBrowser().turn('Tuấn', PIN)).status).toBe(401);
    const stolen = await running().database.read.selectFrom('devices').select('token_hash').execute();
    for (const { token_hash } of stolen) {
      tablet.jar.set('mam_device', token_hash);
      expect((await tablet.turn('Tuấn', PIN)).status).toBe(401);
    }
  });

  it('[SF29] by digits nobody is employed, no device added and no account changed, whoever it is', async () => {
    const tablet = await newTablet();
    await tablet.turn('Quản', OTHER);
    for (const [method, path, body] of [
      ['POST', '/v1/staff/devices', { store: 101, name: 'Nữa' }],
      ['PUT', '/v1/staff/password', { current: PASSWORD, password: 'nồi lẩu đầu năm' }],
      ['PUT', '/v1/staff/device/pin', { pin: '905173' }],
      ['DELETE', '/v1/staff/browsers'],
    ] as const)
      expect([path, (await tablet.send(method, path, body)).code]).toEqual([path, 'PASSWORD_NEEDED']);
  });

  describe('wrong digits', () => {
    it('[SF30] hold their person at this device, and nobody elsewhere', async () => {
      const [tablet, other] = [await newTablet(), await newTablet()];
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) answers.push((await tablet.turn('Tuấn', '000001')).code);
      expect(answers).toEqual([...Array(4).fill('WRONG_PIN'), 'LOCKED_OUT', 'LOCKED_OUT']);
      expect((await tablet.turn('Tuấn', PIN)).code).toBe('LOCKED_OUT');
      expect((await tablet.turn('Quản', OTHER)).status).toBe(200);
      expect((await other.turn('Tuấn', PIN)).status).toBe(200);
      clock += MINUTE;
      expect((await tablet.turn('Tuấn', PIN)).status).toBe(200);
    });

    it('[SF30] a hundred guesses at a device come to some twenty', async () => {
      const tablet = await newTablet();
      let asked = 0;
      for (let guess = 0; guess < 100; guess += 1) {
        const name = guess % 2 === 0 ? 'Tuấn' : 'Quản';
        const { code } = await tablet.turn(name, String(200_000 + guess * 7));
        if (code === 'WRONG_PIN') asked += 1;
      }
      expect(asked).toBeLessThanOrEqual(20);
    });
  });

  it('[SF31] who is in stays while the device is touched, and ten minutes longer', async () => {
    const tablet = await newTablet();
    await tablet.turn('Tuấn', PIN);
    const isIn = async () => (await tablet.send('GET', '/v1/staff/me')).data.name === 'Tuấn';
    clock += 9 * MINUTE;
    expect((await tablet.send('PUT', '/v1/staff/device/turn')).status).toBe(200);
    clock += 9 * MINUTE;
    expect(await isIn()).toBe(true);
    clock += MINUTE;
    expect(await isIn()).toBe(false);
    // a touch that comes too late revives nobody
    await tablet.send('PUT', '/v1/staff/device/turn');
    expect(await isIn()).toBe(false);
  });

  it('[SF27] [SF31] a device that is removed is out at once, and with it whoever is in', async () => {
    const tablet = await newTablet();
    await tablet.turn('Tuấn', PIN);
    const manager = newBrowser();
    await manager.signIn('Quản');
    const { devices } = (await manager.send('GET', '/v1/staff/devices')).data;
    const [mine] = devices.filter(({ person }: { person: string | null }) => person === 'Tuấn');
    expect(mine).toMatchObject({ name: 'Máy ở quầy', store_id: 101, here: false });
    const elsewhere = newBrowser();
    await elsewhere.signIn('Mai');
    expect((await elsewhere.send('DELETE', `/v1/staff/devices/${mine.id}`)).code).toBe('NOT_YOURS');
    expect((await manager.send('DELETE', `/v1/staff/devices/${mine.id}`)).status).toBe(200);
    expect((await tablet.send('GET', '/v1/staff/me')).status).toBe(401);
    expect((await manager.send('DELETE', `/v1/staff/devices/${mine.id}`)).code).toBe('UNKNOWN');
  });

  it('[SF32] people see and sign out their own browsers, managers those of lower roles, owners all', async () => {
    const [cook, phone, manager, owner] = [newBrowser(), newBrowser(), newBrowser(), newBrowser()];
    await cook.signIn('Tuấn');
    await phone.signIn('Tuấn');
    await manager.signIn('Bình');
    await owner.signIn('Chủ');
    const list = async (browser: Browser) =>
      (await browser.send('GET', '/v1/staff/devices')).data.browsers as {
        id: string;
        person: string;
        here: boolean;
      }[];
    expect(new Set((await list(cook)).map(({ person }) => person))).toEqual(new Set(['Tuấn']));
    expect((await list(manager)).some(({ person }) => person === 'Chủ')).toBe(false);
    const ofOwner = (await list(owner)).find(({ person }) => person === 'Chủ');
    expect((await manager.send('DELETE', `/v1/staff/browsers/${ofOwner?.id}`)).code).toBe('UNKNOWN');
    const [other] = (await list(cook)).filter(({ here }) => !here);
    expect((await cook.send('DELETE', `/v1/staff/browsers/${other?.id}`)).status).toBe(200);
    expect((await owner.send('DELETE', '/v1/staff/browsers')).data.browsers).toHaveLength(1);
    for (const browser of [cook, phone, manager])
      expect((await browser.send('GET', '/v1/staff/me')).status).toBe(401);
    expect((await owner.send('GET', '/v1/staff/me')).status).toBe(200);
  });
});
