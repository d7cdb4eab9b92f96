import { beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { describeServerOnBothEngines, type RunningServer } from '../../../test/with-server.ts';
import { addPerson } from '../../staff/people/add-person.ts';

const OWN = 'https://order.pho.example';
const PASSWORD = 'mâm cơm chiều mưa';

const signIn = (running: RunningServer, headers: Record<string, string>) =>
  running.send(
    'POST',
    '/v1/staff/sign-in',
    { pos_parent: 'BEPNHA', name: 'lan', password: PASSWORD },
    headers,
  );

async function seed({ database }: RunningServer) {
  await importDemo(database);
  await addPerson(
    database,
    { brand: 'BEPNHA', name: 'lan', password: PASSWORD, role: 'owner', stores: [] },
    Date.now(),
  );
}

const said = ({ log }: RunningServer, event: string) =>
  log.filter((line) => JSON.parse(line).event === event);
const proxySaid = (running: RunningServer) => said(running, 'proxy not trusted');

describeServerOnBothEngines(
  'a site under https',
  { environment: { MODE: 'production', PUBLIC_URL: OWN } },
  (running) => {
    beforeAll(() => seed(running()));

    it('[SF9] believes its configured origin, never the Host header', async () => {
      const { host } = new URL(running().url);
      for (const origin of [running().url, `https://${host}`, `http://${new URL(OWN).host}`])
        expect((await signIn(running(), { origin, host })).status).toBe(403);
      expect((await signIn(running(), { origin: OWN })).status).toBe(200);
    });

    it('[SF9] its cookies are bound to this host and to https', async () => {
      const cookies = (await signIn(running(), { origin: OWN })).headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies)
        expect(cookie).toMatch(/^__Host-mam_(staff|browser)=[\w-]{43}; Path=\/; HttpOnly; .*; Secure$/);
      const session = cookies[0]?.split(';')[0] ?? '';
      const me = (cookie: string) => running().send('GET', '/v1/staff/me', undefined, { cookie });
      expect((await me(session)).status).toBe(200);
      // a neighbour on the same domain can set this one
      expect((await me(session.replace('__Host-', ''))).status).toBe(401);
    });

    it('[SF9] its API names the cookie as it is sent', async () => {
      const document = await (await running().fetch('/v1/openapi.json')).json();
      expect(document.components.securitySchemes.staff).toMatchObject({
        in: 'cookie',
        name: '__Host-mam_staff',
      });
    });

    it('its pages say that it is only to be opened by https', async () => {
      expect((await running().fetch('/staff/')).headers.get('strict-transport-security')).toBe(
        'max-age=31536000',
      );
    });

    it('starts with a warning that all diners count as one address', () => {
      const [warning, ...more] = said(running(), 'no proxy trusted');
      expect(more).toEqual([]);
      expect(warning).toContain(
        'TRUSTED_PROXIES names none: all diners and staff count as one network address',
      );
    });

    it('a proxy nobody told it of is said once in the log', async () => {
      expect(proxySaid(running())).toHaveLength(0);
      for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-for'])
        await running().send('GET', '/v1/brands', undefined, { [header]: '198.51.100.1' });
      expect(proxySaid(running())).toHaveLength(1);
    });
  },
);

describeServerOnBothEngines('a site in development', {}, (running) => {
  beforeAll(() => seed(running()));

  it('[SF9] also takes the name it is opened by, and says nothing of https', async () => {
    const answer = await signIn(running(), { origin: running().url });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/__Host-|Secure/);
    expect((await running().fetch('/staff/')).headers.get('strict-transport-security')).toBeNull();
    expect(said(running(), 'no proxy trusted')).toEqual([]);
  });
});

describe('a proxy that is trusted', () => {
  describeServerOnBothEngines(
    'is nothing to say',
    { environment: { TRUSTED_PROXIES: '127.0.0.1' } },
    (running) => {
      it('in the log', async () => {
        await running().send('GET', '/v1/brands', undefined, { 'x-forwarded-for': '198.51.100.1' });
        expect(proxySaid(running())).toHaveLength(0);
      });
    },
  );
});
