import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines, type RunningServer } from '../../test/with-server.ts';
import { seedDemo } from '../bundle/seed-demo.ts';
import { addPerson } from '../staff/people/add-person.ts';

const CALL = '/v1/demo/sign-in';

const comeIn = (running: RunningServer, body: object, headers: Record<string, string> = {}) =>
  running.send('POST', CALL, body, { origin: running.url, 'accept-language': 'en', ...headers });

const addSample = ({ database }: RunningServer) =>
  addPerson(
    database,
    { brand: 'BEPNHA', name: 'Sơn', password: 'mâm cơm chiều mưa', role: 'cook', stores: [] },
    Date.now(),
  );

describeServerOnBothEngines(
  'a server in production',
  { environment: { MODE: 'production', PUBLIC_URL: 'https://order.pho.example' } },
  (running) => {
    beforeAll(async () => {
      await importDemo(running().database);
      await addSample(running());
    });

    it('[SF17] knows no such call: 404, no cookie, nobody signed in', async () => {
      for (const origin of ['https://order.pho.example', running().url])
        for (const role of ['cook', 'waiter', 'owner']) {
          const answer = await comeIn(running(), { brand: 'BEPNHA', role }, { origin });
          expect(answer.status).toBe(404);
          expect(answer.headers.getSetCookie()).toEqual([]);
        }
      expect((await running().fetch('/v1/demo/tour')).status).toBe(404);
      expect(await running().database.read.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
      const document = await (await running().fetch('/v1/openapi.json')).text();
      expect(document).not.toContain('/v1/demo/');
    });

    it('lets no page frame its own, and frames none but a courier’s', async () => {
      for (const path of ['/', '/menu?pos_parent=BEPNHA&pos_id=101', '/staff/']) {
        const policy = (await running().fetch(path)).headers.get('content-security-policy');
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toContain('frame-src https:;');
      }
    });
  },
);

describeServerOnBothEngines(
  'a demo',
  { environment: { LIMITS: 'demo_sign_ins_of_address_a_minute=8' } },
  (running) => {
    beforeAll(async () => {
      await seedDemo(running().database, running().config, Date.now());
    });

    it('[SF9] takes nobody in from another page, and hands out no cookie with a refusal', async () => {
      for (const origin of ['https://elsewhere.example', 'null', '']) {
        const answer = await comeIn(running(), { brand: 'BEPNHA', role: 'cook' }, { origin });
        expect(answer.status).toBe(403);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    });

    it('refuses what is none of its parts or brands', async () => {
      expect((await comeIn(running(), { brand: 'BEPNHA', role: 'manager' })).status).toBe(400);
      expect((await comeIn(running(), { role: 'cook' })).status).toBe(400);
      const nobody = await comeIn(running(), { brand: 'KHAC', role: 'cook' });
      expect([nobody.status, (await nobody.json()).code]).toEqual([409, 'DEMO_PERSON_GONE']);
    });

    it('[SF16] [SF17] lets a cook, a waiter and an owner in by one call, each with an ordinary session', async () => {
      for (const [role, name, is] of [
        ['cook', 'Sơn', 'cook'],
        ['waiter', 'Hạnh', 'waiter'],
        ['owner', 'spree', 'owner'],
      ] as const) {
        const answer = await comeIn(running(), { brand: 'spree', role });
        expect(answer.status).toBe(200);
        expect((await answer.json()).data).toMatchObject({ name, role: is, totp: false });
        const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        expect((await running().send('GET', '/v1/staff/me', undefined, { cookie })).status).toBe(200);
        expect(running().log.join('')).toMatch(new RegExp(`"event":"signed in",.*"name":"${name}"`));
      }
    });

    it('[SF17] lets nobody in as one who was removed or has another role', async () => {
      const { database } = running();
      const change = (values: object) =>
        database.transaction((trx) =>
          trx
            .updateTable('staff')
            .set(values)
            .where('brand', '=', 'SPREE')
            .where('role', 'in', ['cook', 'waiter'])
            .execute(),
        );
      await change({ active: 0 });
      expect((await comeIn(running(), { brand: 'SPREE', role: 'cook' })).status).toBe(409);
      await change({ active: 1, role: 'manager' });
      const changed = await comeIn(running(), { brand: 'SPREE', role: 'waiter' });
      expect([changed.status, changed.headers.getSetCookie()]).toEqual([409, []]);
    });

    it('lets an address in so many times a minute', async () => {
      const codes: number[] = [];
      for (let tries = 0; tries < 9; tries += 1)
        codes.push((await comeIn(running(), { brand: 'BEPNHA', role: 'cook' })).status);
      expect(codes.at(-1)).toBe(429);
    });

    it('frames its own pages, and lets no other site frame them', async () => {
      const policy = (await running().fetch('/')).headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("frame-src 'self' https:;");
    });
  },
);
