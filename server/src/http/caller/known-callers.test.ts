import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { type OpenStream, openStream } from '../../../test/sse.ts';
import { sessionCookie } from '../../../test/staff.ts';
import { codeAt, noSittings, scan } from '../../../test/table/sittings.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { addPerson } from '../../staff/people/add-person.ts';

const PASSWORD = 'mat-khau-cua-quan';
const MINUTE = 60_000;
const ADDRESS_LIMIT = 20;
const environment = {
  ADDRESS_LIMIT: String(ADDRESS_LIMIT),
  LIMITS: 'comers_of_table_a_minute=4,requests_of_browser_a_minute=3',
};

type Headers = Record<string, string>;
let now = Date.UTC(2026, 10, 21, 5);

describeServerOnBothEngines(
  'an address that one phone has used up',
  { now: () => now, environment },
  (running) => {
    const send = (method: string, path: string, body?: object, headers: Headers = {}) =>
      running().send(method, path, body, headers);
    const generate = (headers: Headers = {}) => send('POST', '/v1/user/generate', {}, headers);
    const signIn = (cookie: string) =>
      send(
        'POST',
        '/v1/staff/sign-in',
        { pos_parent: 'BEPNHA', name: 'Hùng', password: PASSWORD },
        { origin: running().url, cookie },
      );
    const useUp = async () => {
      for (let n = 0; n < ADDRESS_LIMIT; n += 1) await generate();
      for (let n = 0; n < ADDRESS_LIMIT; n += 1) await send('GET', '/v1/my-order/profile');
      expect((await generate()).status).toBe(429);
    };

    beforeAll(async () => {
      await importDemo(running().database);
      const person = { brand: 'BEPNHA', name: 'Hùng', password: PASSWORD, role: 'cook', stores: [] } as const;
      await addPerson(running().database, person, now);
    });
    beforeEach(async () => {
      now += 20 * MINUTE;
      await noSittings(running());
    });

    it('[LI3] [TB43] lets whoever has scanned the code of a table sit down, so many a minute of one table', async () => {
      await useUp();
      const atTable = { 'x-table-code': await codeAt(running(), 101, '3') };
      expect((await generate({ 'x-table-code': 'A'.repeat(17) })).status).toBe(429);
      const identity = await generate(atTable);
      expect(identity.status).toBe(200);
      const { token, uid } = (await identity.json()).data;
      const phone = { uid, token, headers: { ...atTable, 'x-user-token': token } };
      const sat = await scan(running(), phone, { table: '3' });
      expect(sat.status).toBe(200);
      // a guest from now on, known by that
      const profile = () => send('GET', '/v1/my-order/profile', undefined, { 'x-user-token': token });
      for (let n = 0; n < 5; n += 1) expect((await profile()).status).toBe(200);
      expect([(await generate(atTable)).status, (await generate(atTable)).status]).toEqual([200, 200]);
      expect((await generate(atTable)).status).toBe(429);
      const elsewhere = { 'x-table-code': await codeAt(running(), 101, '4') };
      expect((await generate(elsewhere)).status).toBe(200);
    });

    it('[LI2] [SF4] lets the staff sign in by a browser that has signed in before, and no other', async () => {
      const first = await signIn('');
      const browser = first.headers.getSetCookie().find((cookie) => cookie.startsWith('mam_browser'));
      const cookie = browser?.split(';')[0] ?? '';
      await useUp();
      expect((await signIn('mam_browser=invented')).status).toBe(429);
      expect((await signIn(cookie)).status).toBe(200);
      expect((await send('GET', '/v1/staff/me', undefined, { cookie })).status).toBe(401);
      expect((await signIn(cookie)).status).toBe(200);
      // so many for itself, and none of somebody who works here no more
      expect((await signIn(cookie)).status).toBe(429);
      now += MINUTE;
      await useUp();
      const fire = (active: 0 | 1) =>
        running().database.transaction((trx) => trx.updateTable('staff').set({ active }).execute());
      await fire(0);
      expect((await signIn(cookie)).status).toBe(429);
      await fire(1);
    });

    it('[LI5] keeps live lines for the board and for seated guests, whoever else listens', async () => {
      const cookie = await sessionCookie(running(), 'Hùng', PASSWORD, 'BEPNHA');
      const guest = await running().addDiner();
      const { id } = (await (await scan(running(), guest, { table: '5' })).json()).data;
      const open: OpenStream[] = [];
      const listen = async (topic: string, headers: Headers = {}) => {
        const stream = await openStream(running().url, [topic], headers);
        open.push(stream);
        return stream.status;
      };
      const strangers: number[] = [];
      for (let n = 0; n < 21; n += 1) {
        // the address may read so often each minute
        if (n % ADDRESS_LIMIT === 0) now += MINUTE;
        strangers.push(await listen('menu:BEPNHA:101'));
      }
      expect(strangers).toEqual([...Array(20).fill(200), 429]);
      now += MINUTE;
      // twenty more of diners who are known, and then none of those either
      const diners: number[] = [];
      for (let n = 0; n < 21; n += 1) {
        if (n % ADDRESS_LIMIT === 0) now += MINUTE;
        diners.push(await listen('menu:BEPNHA:101', (await running().addDiner()).headers));
      }
      expect(diners).toEqual([...Array(20).fill(200), 429]);
      expect(await listen(`sitting:${id}`, guest.headers)).toBe(200);
      expect(await listen('board:BEPNHA:101', { cookie })).toBe(200);
      for (const stream of open) stream.close();
    });
  },
);
