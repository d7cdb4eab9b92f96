import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { switchOffTotp as endTotpByOperator } from '../../cli/staff-accounts.ts';
import { addPerson } from '../people/add-person.ts';

const STEP = 30_000;
const DAY = 86_400_000;
const PASSWORD = 'mâm cơm chiều mưa';
let clock = Date.UTC(2026, 10, 23, 3);

const environment = { TRUSTED_PROXIES: '127.0.0.1' };

describeServerOnBothEngines('signing in with a code', { now: () => clock, environment }, (running) => {
  const codeAt = (secret: string, at = clock) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  let networks = 0;
  const tryIn = async (name: string, code?: string, password = PASSWORD, cookie = '') => {
    networks += 1;
    const response = await running().send(
      'POST',
      '/v1/staff/sign-in',
      { pos_parent: 'BEPNHA', name, password, ...(code !== undefined && { code }) },
      { origin: running().url, cookie, 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}` },
    );
    const { code: refused, data } = await response.json();
    return {
      status: response.status,
      refused,
      tries: data?.tries,
      cookie: response.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
    };
  };
  const as = (cookie: string) => async (method: string, path: string, body?: unknown) => {
    const response = await running().send(method, path, body, { origin: running().url, cookie });
    const { code, data } = await response.json();
    return { status: response.status, code, data };
  };
  const person = async (name: string, role: 'owner' | 'cook' = 'owner') => {
    const added = await addPerson(
      running().database,
      { brand: 'BEPNHA', name, password: PASSWORD, role, stores: [] },
      clock,
    );
    if ('refused' in added) throw new Error(added.refused);
    return added.id;
  };
  /** Somebody with the code switched on, a step ago. */
  const withCode = async (name: string, role: 'owner' | 'cook' = 'owner') => {
    const id = await person(name, role);
    const { cookie } = await tryIn(name);
    const me = as(cookie);
    const { secret } = (await me('POST', '/v1/staff/totp', { password: PASSWORD })).data;
    const { data } = await me('POST', '/v1/staff/totp/confirm', { code: codeAt(secret) });
    clock += STEP;
    return { id, cookie, me, secret, recovery: data.recovery_codes as string[] };
  };

  beforeAll(() => importDemo(running().database));

  it('[SF12] counts only once a code has confirmed it, and ends the other sessions', async () => {
    await person('An');
    const elsewhere = as((await tryIn('An')).cookie);
    const me = as((await tryIn('An')).cookie);
    expect(await me('POST', '/v1/staff/totp', { password: 'falsch' })).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    const { data } = await me('POST', '/v1/staff/totp', { password: PASSWORD });
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect((await tryIn('An')).status).toBe(200);
    const nearly = `${(Number(codeAt(data.secret)) + 1) % 1_000_000}`.padStart(6, '0');
    expect(await me('POST', '/v1/staff/totp/confirm', { code: nearly })).toMatchObject({
      code: 'WRONG_CODE',
    });
    expect((await me('GET', '/v1/staff/me')).data.totp).toBe(false);
    const { data: given } = await me('POST', '/v1/staff/totp/confirm', { code: codeAt(data.secret) });
    expect(new Set(given.recovery_codes).size).toBe(10);
    expect((await elsewhere('GET', '/v1/staff/me')).status).toBe(401);
    expect((await me('GET', '/v1/staff/me')).data.totp).toBe(true);
    expect(await me('POST', '/v1/staff/totp', { password: PASSWORD })).toMatchObject({ code: 'TOTP_ON' });
    // the code that confirmed signs nobody in
    expect(await tryIn('An', codeAt(data.secret))).toMatchObject({ refused: 'WRONG_CODE' });
  });

  it('[SF11] the code is asked for after the right password only, and is taken once, a step early or late', async () => {
    const { secret } = await withCode('Bình');
    expect(await tryIn('Bình', undefined, 'falsch')).toMatchObject({ refused: 'WRONG_PASSWORD', tries: 9 });
    expect(await tryIn('Bình', codeAt(secret), 'falsch')).toMatchObject({
      refused: 'WRONG_PASSWORD',
      tries: 8,
    });
    expect(await tryIn('Bình')).toMatchObject({ status: 401, refused: 'CODE_REQUIRED', cookie: '' });
    expect((await tryIn('Bình', codeAt(secret, clock + STEP))).status).toBe(200);
    expect(await tryIn('Bình', codeAt(secret, clock + STEP))).toMatchObject({ refused: 'WRONG_CODE' });
    expect(await tryIn('Bình', codeAt(secret))).toMatchObject({ refused: 'WRONG_CODE' });
    clock += 3 * STEP;
    expect(await tryIn('Bình', codeAt(secret, clock - 2 * STEP))).toMatchObject({ refused: 'WRONG_CODE' });
    expect((await tryIn('Bình', codeAt(secret, clock - STEP))).status).toBe(200);
  });

  it('[SF11] a browser that has signed in before needs the code too', async () => {
    const { cookie } = await withCode('Chi');
    expect(await tryIn('Chi', undefined, PASSWORD, cookie)).toMatchObject({ refused: 'CODE_REQUIRED' });
  });

  it('[SF11] of two sign-ins with one code at the same moment one wins', async () => {
    const { secret } = await withCode('Dung');
    const both = await Promise.all([1, 2, 3, 4].map(() => tryIn('Dung', codeAt(secret))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('[SF11] wrong codes are counted with wrong passwords, and asking for the code forgives none', async () => {
    const { secret } = await withCode('Em');
    for (let left = 9; left > 0; left -= 1) {
      expect(await tryIn('Em', '000000')).toMatchObject({ refused: 'WRONG_CODE', tries: left });
      expect(await tryIn('Em')).toMatchObject({ refused: 'CODE_REQUIRED' });
    }
    expect(await tryIn('Em', '000000')).toMatchObject({ status: 429, refused: 'LOCKED_OUT' });
    expect(await tryIn('Em', codeAt(secret))).toMatchObject({ status: 429, refused: 'LOCKED_OUT' });
  });

  it('[SF13] a recovery code signs in once, however often it is sent, and none is kept readable', async () => {
    const { recovery } = await withCode('Giang');
    const [first = '', second = ''] = recovery;
    const typed = `${first.slice(0, 8)}-${first.slice(8)}`.toLowerCase();
    const tries = await Promise.all([1, 2, 3].map(() => tryIn('Giang', typed)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const { status, cookie } = await tryIn('Giang', second);
    expect(status).toBe(200);
    expect((await as(cookie)('GET', '/v1/staff/me')).data.recovery_codes_left).toBe(8);
    const kept = await running().database.read.selectFrom('staff_recovery_codes').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(recovery[2]);
  });

  it('[SF14] is switched off with password and code, which ends the other sessions', async () => {
    const { me, secret } = await withCode('Hà');
    const other = as((await tryIn('Hà', codeAt(secret))).cookie);
    clock += STEP;
    const off = (password: string, code: string) => me('POST', '/v1/staff/totp/off', { password, code });
    expect(await off('falsch', codeAt(secret))).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await off(PASSWORD, '000000')).toMatchObject({ code: 'WRONG_CODE' });
    expect((await off(PASSWORD, codeAt(secret))).status).toBe(200);
    expect((await other('GET', '/v1/staff/me')).status).toBe(401);
    expect((await me('GET', '/v1/staff/me')).data.totp).toBe(false);
    expect((await tryIn('Hà')).status).toBe(200);
    expect(await off(PASSWORD, codeAt(secret))).toMatchObject({ code: 'TOTP_OFF' });
  });

  it('[SF14] an owner switches it off for others of the brand, the operator for anybody', async () => {
    const owner = await withCode('Khánh');
    const cook = await withCode('Liễu', 'cook');
    const off = (who: { me: ReturnType<typeof as> }, id: string) =>
      who.me('POST', `/v1/staff/people/${id}/totp/off`);
    expect((await off(owner, owner.id)).code).toBe('NOT_YOURS');
    expect((await off(cook, owner.id)).status).toBe(403);
    expect((await off(owner, 'nobody')).status).toBe(404);
    const { data } = await off(owner, cook.id);
    expect(data.people.find(({ id }: { id: string }) => id === cook.id).totp).toBe(false);
    expect((await cook.me('GET', '/v1/staff/me')).status).toBe(401);
    expect((await tryIn('Liễu')).status).toBe(200);

    const foreign = await addPerson(
      running().database,
      { brand: 'SPREE', name: 'Khác', password: PASSWORD, role: 'cook', stores: [] },
      clock,
    );
    expect('id' in foreign && (await off(owner, foreign.id)).status).toBe(404);
    const said = await endTotpByOperator(running().database, { brand: 'bepnha', name: 'khanh' });
    expect(said).toContain('without a code now');
    expect((await owner.me('GET', '/v1/staff/me')).status).toBe(401);
    expect((await tryIn('Khánh')).status).toBe(200);
  });

  it('[SF15] owners see how many tries were refused in seven days; names nobody has are not kept', async () => {
    await person('Minh');
    const { me } = await withCode('Nhi');
    const rowsBefore = await running().database.read.selectFrom('refused_sign_ins').selectAll().execute();
    const seen = async () =>
      (await me('GET', '/v1/staff/people')).data.people.find(({ name }: { name: string }) => name === 'Minh')
        .refused_sign_ins;
    expect(await seen()).toBeNull();
    await tryIn('Nobody Minh', undefined, 'falsch');
    const rowsAfter = await running().database.read.selectFrom('refused_sign_ins').selectAll().execute();
    expect(rowsAfter).toEqual(rowsBefore);
    for (let n = 0; n < 12; n += 1) await tryIn('Minh', undefined, 'falsch');
    expect(await seen()).toEqual({ count: 12, last_at: Math.floor(clock / 1000) });
    const then = clock;
    clock += 8 * DAY;
    const later = as((await tryIn('Minh')).cookie);
    const { data } = await later('GET', '/v1/staff/people');
    expect(data.people.find(({ name }: { name: string }) => name === 'Minh').refused_sign_ins).toBeNull();
    clock = then;
  });
});
