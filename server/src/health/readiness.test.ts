import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asAdministrator } from '../../test/engines.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { enqueue } from '../outbox/outbox.ts';
import { folderTroubles } from './folder-troubles.ts';

/** The server's clock runs ahead by so many ms: its last look is good for a second. */
let later = 0;
const now = () => Date.now() + later;

describeServerOnBothEngines(
  'a server that says whether it is ready',
  { environment: { METRICS_PORT: '0' }, now, features: [] },
  (running) => {
    const look = async (url: string | null) => {
      later += 1_000;
      const response = await fetch(`${url}/readyz`);
      return { status: response.status, ...(await response.json()) };
    };
    const publicly = () => look(running().url);
    const operator = () => look(running().metricsUrl);
    const run = (statement: string) =>
      running().database.transaction(async (trx) => {
        await sql.raw(statement).execute(trx);
        return null;
      });

    it('is ready when nothing is wrong', async () => {
      expect(await publicly()).toEqual({ status: 200, ready: true, reasons: [] });
      expect(await operator()).toEqual({ status: 200, ready: true, reasons: [] });
    });

    it('serves on when a newer Mâm has upgraded the database, and names its step to the operator alone', async () => {
      await run(`insert into schema_versions (name, at) values ('9999-newer', 1)`);
      expect(await publicly()).toEqual({ status: 200, ready: true, reasons: ['schema-ahead'] });
      expect((await operator()).reasons[0].detail).toContain('9999-newer');
      await run(`delete from schema_versions where name = '9999-newer'`);
      expect((await publicly()).reasons).toEqual([]);
    });

    it('is not ready on a schema that lacks a step', async () => {
      await run(`update schema_versions set name = 'x' || name where name = '0043-points'`);
      const { status, reasons } = await publicly();
      expect([status, reasons]).toEqual([503, ['schema-behind', 'schema-ahead']]);
      await run(`update schema_versions set name = '0043-points' where name = 'x0043-points'`);
      expect((await publicly()).status).toBe(200);
    });

    it('says that messages wait for long', async () => {
      const { database } = running();
      const message = { brand: 'BEPNHA', kind: 'sms', key: 'code/1', content: { phone: '+84901000500' } };
      await database.transaction((trx) => enqueue(trx, { ...message, now: now() }));
      expect((await publicly()).reasons).toEqual([]);
      later += 31 * 60_000;
      expect(await publicly()).toEqual({ status: 200, ready: true, reasons: ['outbox-stuck'] });
      const { detail } = (await operator()).reasons[0];
      expect(detail).toContain('since 31 minutes');
      expect(detail).not.toContain('84901');
    });

    it('is not ready while its database or its folder is gone, and is again when it is back', async () => {
      const { place, database } = running();
      const away = `${place.dataFolder}-away`;
      const name = place.databaseUrl && new URL(place.databaseUrl).pathname.slice(1);
      const allow = (allowed: boolean) =>
        asAdministrator(async (client) => {
          await client.query(`alter database ${name} with allow_connections ${allowed}`);
          if (allowed) return;
          await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
            name,
          ]);
        });
      if (name) await allow(false);
      else renameSync(place.dataFolder, away);
      const gone = await publicly();
      expect(gone).toMatchObject({ status: 503, ready: false });
      expect(gone.reasons).toContain(database.engine === 'sqlite' ? 'data-folder' : 'database');
      expect(JSON.stringify(gone)).not.toContain(place.dataFolder);
      expect((await operator()).reasons[0].detail.length).toBeGreaterThan(20);
      expect((await running().fetch('/healthz')).status).toBe(200);
      if (name) await allow(true);
      else renameSync(away, place.dataFolder);
      await expect.poll(async () => (await publicly()).status).toBe(200);
    });
  },
);

it('a folder that is full, fills up, is gone or cannot be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mam-test-'));
  const reasons = async (...of: Parameters<typeof folderTroubles>) =>
    (await folderTroubles(...of)).map(({ reason, bearable }) => [reason, bearable]);
  expect(await reasons(folder, { full: 0, low: 0 })).toEqual([]);
  expect(await reasons(folder, { full: 0, low: Number.MAX_SAFE_INTEGER })).toEqual([['disk-low', true]]);
  const full = { full: Number.MAX_SAFE_INTEGER, low: Number.MAX_SAFE_INTEGER };
  expect(await reasons(folder, full)).toEqual([['disk-full', false]]);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await reasons(file)).toEqual([['data-folder', false]]);
  rmSync(folder, { recursive: true });
  expect(await reasons(folder)).toEqual([['data-folder', false]]);
  expect((await folderTroubles(folder))[0]?.detail).toContain('is gone');
});
