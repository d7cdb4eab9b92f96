import { scryptSync } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { openDatabase } from '../../db/database.ts';
import { addPerson } from '../people/add-person.ts';
import { signIn } from './sign-in.ts';

const MINUTE = 60_000;
const RIGHT = 'mâm cơm chiều mưa';
let clock = Date.UTC(2026, 10, 23, 3);

const environment = { TRUSTED_PROXIES: '127.0.0.1' };

describeServerOnBothEngines('signing in', { now: () => clock, environment }, (running) => {
  const tryIn = (
    name: string,
    password: string,
    { cookie = '', from = '198.51.100.1', brand = 'BEPNHA' } = {},
  ) =>
    running().send(
      'POST',
      '/v1/staff/sign-in',
      { pos_parent: brand, name, password },
      { origin: running().url, cookie, 'x-forwarded-for': from },
    );
  const told = async (response: Response) => {
    const { code, data } = await response.json();
    return { status: response.status, code, tries: data?.tries, minutes: data?.minutes };
  };
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  const person = async (name: string) => {
    await addPerson(
      running().database,
      { brand: 'BEPNHA', name, password: RIGHT, role: 'owner', stores: [] },
      clock,
    );
    return cookiesOf(await tryIn(name, RIGHT));
  };
  /** wrong passwords one after the other; answers what the last was told */
  const guess = async (name: string, times: number, at: Parameters<typeof tryIn>[2] = {}) => {
    let last: Awaited<ReturnType<typeof told>> | undefined;
    for (let n = 0; n < times; n += 1) last = await told(await tryIn(name, `falsch ${n}`, at));
    return last;
  };
  const logged = (event: string) =>
    running()
      .log.map((line) => JSON.parse(line))
      .filter((line) => line.event === event);

  beforeAll(() => importDemo(running().database));

  it('[SF4] a guesser is slowed, and not the browser that has signed in before', async () => {
    const tablet = await person('Hoa');
    expect(await guess('Hoa', 9)).toMatchObject({ code: 'WRONG_PASSWORD', tries: 1 });
    expect(await guess('Hoa', 1)).toMatchObject({ status: 429, code: 'LOCKED_OUT', minutes: 1 });
    expect(await told(await tryIn('Hoa', RIGHT))).toMatchObject({ code: 'LOCKED_OUT' });
    expect((await tryIn('Hoa', RIGHT, { cookie: tablet })).status).toBe(200);
    // signing in on the tablet gives the guesser nothing
    expect(await guess('Hoa', 1)).toMatchObject({ code: 'LOCKED_OUT', minutes: 1 });
  });

  it('[SF18] a hash of a lower cost signs in and is made anew; another sign-in leaves it', async () => {
    await person('Hằng');
    const salt = Buffer.alloc(16, 'salt');
    const key = scryptSync(RIGHT.normalize('NFKC'), salt, 32, { N: 16_384, r: 8, p: 1 });
    const old = `scrypt$16384$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    const hashes = () =>
      running()
        .database.read.selectFrom('staff')
        .select('password_hash')
        .where('name', '=', 'Hằng')
        .execute();
    await running().database.transaction((trx) =>
      trx.updateTable('staff').set({ password_hash: old }).where('name', '=', 'Hằng').execute(),
    );
    expect((await tryIn('Hằng', 'falsch 1')).status).not.toBe(200);
    expect((await hashes())[0]?.password_hash).toBe(old);
    expect((await tryIn('Hằng', RIGHT)).status).toBe(200);
    const [anew] = await hashes();
    expect(anew?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect((await tryIn('Hằng', RIGHT)).status).toBe(200);
    expect(await hashes()).toEqual([anew]);
  });

  it('[SF4] the pause doubles with every wrong password, up to a quarter of an hour', async () => {
    await person('Liên');
    await guess('Liên', 10);
    const pauses: unknown[] = [];
    for (const pause of [1, 2, 4, 8, 15, 15]) {
      pauses.push((await guess('Liên', 1))?.minutes);
      clock += pause * MINUTE;
      await guess('Liên', 1);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
    clock += 15 * MINUTE;
    expect((await tryIn('Liên', RIGHT)).status).toBe(200);
  });

  it('[SF4] a browser that has signed in to one account is a stranger to another', async () => {
    const tablet = await person('Mai');
    await person('Nga');
    await guess('Nga', 10);
    expect(await guess('Nga', 1, { cookie: tablet })).toMatchObject({ code: 'LOCKED_OUT' });
  });

  it('[SF4] a known browser that guesses is slowed too', async () => {
    const tablet = await person('Oanh');
    expect(await guess('Oanh', 10, { cookie: tablet })).toMatchObject({ code: 'LOCKED_OUT', minutes: 1 });
    expect(await told(await tryIn('Oanh', RIGHT, { cookie: tablet }))).toMatchObject({ code: 'LOCKED_OUT' });
    clock += MINUTE;
    expect((await tryIn('Oanh', RIGHT, { cookie: tablet })).status).toBe(200);
  });

  it('[SF5] who tries many names from one network is slowed, wherever in its /64, and nobody known', async () => {
    const tablet = await person('Phượng');
    for (let n = 0; n < 100; n += 1) {
      const from = `2001:db8:7:7::${(n + 1).toString(16)}`;
      expect((await tryIn(`nobody ${n}`, 'x', { from })).status).toBe(n < 99 ? 401 : 429);
    }
    const inside = { from: '2001:db8:7:7:ffff::1' };
    expect(await told(await tryIn('Phượng', RIGHT, inside))).toMatchObject({ code: 'LOCKED_OUT' });
    expect((await tryIn('Phượng', RIGHT, { ...inside, cookie: tablet })).status).toBe(200);
    expect((await tryIn('Phượng', RIGHT, { from: '2001:db8:7:8::1' })).status).toBe(200);
  });

  it('[SF4] two processes share every try', async () => {
    await person('Quế');
    const other = await openDatabase({ ...running().config, serving: false });
    const at = { address: '203.0.113.9', browser: null, userAgent: '', device: null, now: clock };
    const body = { pos_parent: 'BEPNHA', name: 'Quế', password: 'falsch' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => signIn(n % 2 ? other : running().database, body, at)),
    );
    await other.close();
    const codes = answers.map((answer) => ('refused' in answer ? answer.refused : 'in'));
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(9);
    expect(codes.filter((code) => code === 'LOCKED_OUT')).toHaveLength(7);
  });

  it('[SF6] an unknown name, a paused and a switched off account are told the same, try by try', async () => {
    await person('Sen');
    await person('Tâm');
    const off = running().database.transaction((trx) =>
      trx.updateTable('staff').set({ active: 0 }).where('name', '=', 'Tâm').execute(),
    );
    await off;
    const story = async (name: string, brand = 'BEPNHA') => {
      const from = '198.51.100.77';
      const answers: unknown[] = [];
      for (let n = 0; n < 12; n += 1) answers.push(await told(await tryIn(name, 'x', { from, brand })));
      clock += MINUTE;
      answers.push(await told(await tryIn(name, 'x', { from, brand })));
      return answers;
    };
    const known = await story('Sen');
    expect(await story('Tâm')).toEqual(known);
    expect(await story('Nobody Here')).toEqual(known);
    expect(await story('Sen', 'NOBRAND')).toEqual(known);
    expect(await story('sen', 'SPREE')).toEqual(known);
  });

  it('[SF6] without its brand no name is told from another where there are several brands', async () => {
    await person('Uyên');
    for (const name of ['Uyên', 'Nobody At All']) {
      const response = await running().send(
        'POST',
        '/v1/staff/sign-in',
        { name, password: RIGHT },
        { origin: running().url },
      );
      expect(await told(response)).toMatchObject({ status: 422, code: 'BRAND_REQUIRED' });
    }
  });

  it('[SF7] a failed try leaves a line in the log, without the password', async () => {
    await person('Vân');
    await guess('Vân', 2, { from: '198.51.100.200' });
    const lines = logged('sign-in refused').filter((line) => line.name === 'Vân');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      level: 40,
      brand: 'BEPNHA',
      network: '198.51.100.200',
      refused: 'WRONG_PASSWORD',
      known_browser: false,
    });
    expect(JSON.stringify(lines)).not.toContain('falsch');
  });

  it('[SF8] a session that has expired stays so when the clock goes back', async () => {
    const cookie = await person('Xuân');
    const me = () => running().send('GET', '/v1/staff/me', undefined, { cookie });
    expect((await me()).status).toBe(200);
    clock += 12 * 60 * MINUTE;
    expect((await me()).status).toBe(401);
    clock -= 60 * MINUTE;
    expect((await me()).status).toBe(401);
  });
});
