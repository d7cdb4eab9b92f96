import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';

const KEY = 'the-tills-own-key-2026';
const MENU = '/v1/menu?pos_parent=BEPNHA&pos_id=101';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15';

describeServerOnBothEngines(
  'an installation that gives programs a key',
  { environment: { API_KEY: KEY } },
  (running) => {
    beforeAll(() => importDemo(running().database));
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      running().fetch(path, { method, headers });

    it('refuses a program without it, in the language asked for, also what lies ready in memory', async () => {
      // a caller with the key brings it into memory
      expect((await ask(MENU, { 'x-api-key': KEY })).status).toBe(200);
      const reply = await ask(MENU, { 'accept-language': 'de' });
      expect(reply.status).toBe(401);
      expect(await reply.json()).toMatchObject({
        error: 1,
        code: 'API_KEY_MISSING',
        message: expect.stringContaining('X-API-KEY'),
      });
      expect((await ask('/v1/user/generate', {}, 'POST')).status).toBe(401);
    });

    it('refuses a wrong key and one sent twice', async () => {
      expect((await ask(MENU, { 'x-api-key': `${KEY}x` })).status).toBe(401);
      expect((await ask(MENU, { 'x-api-key': '' })).status).toBe(401);
      expect((await ask(MENU, { 'x-api-key': `${KEY}, ${KEY}` })).status).toBe(401);
    });

    it('asks nothing of a browser, of gateways that sign, of readers of the document and of a watchman', async () => {
      expect((await ask(MENU, { 'user-agent': PHONE })).status).toBe(200);
      const notice = await ask('/v1/payment/notice/momo', {}, 'POST');
      expect(await notice.text()).not.toContain('API_KEY_MISSING');
      const document = await (await ask('/v1/openapi.json')).json();
      expect(document.components.securitySchemes.program).toMatchObject({ in: 'header', name: 'X-API-KEY' });
      expect((await ask('/readyz')).status).toBe(200);
    });
  },
);

describeServerOnBothEngines('an installation without a key', {}, (running) => {
  it('asks nobody for one, and says nothing of one', async () => {
    expect((await running().fetch(MENU)).status).toBe(200);
    const document = await (await running().fetch('/v1/openapi.json')).json();
    expect(document.components.securitySchemes).not.toHaveProperty('program');
  });
});
