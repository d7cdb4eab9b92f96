import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverChildren } from '../test/process/server-child.ts';

/** A port that somebody else has. */
async function takenPort(): Promise<{ port: number; free: () => Promise<void> }> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    free: async () => {
      holder.close();
      await once(holder, 'close');
    },
  };
}

describe('the server process', () => {
  let folder: string;
  const children = serverChildren();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mam-test-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (environment: Record<string, string>) =>
    children({ environment: { DATA_DIR: folder, ...environment } });

  /** All it says when it ends by itself. */
  const refused = async (environment: Record<string, string>): Promise<string> => {
    const server = await start(environment);
    expect(await server.ended()).toBe(1);
    return server.output().trim();
  };

  it('answers, finishes what runs and ends with 0 on SIGTERM, streams open or not', async () => {
    const server = await start({});
    await server.ready();
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    expect(server.output()).toContain('"stopping"');
  });

  it('stops with one sentence: port taken, wrong setting, folder that cannot be written', async () => {
    const { port, free } = await takenPort();
    expect(await refused({ PORT: String(port) })).toContain(`Port ${port} on 127.0.0.1 is already in use`);
    await free();
    expect(await refused({ MODE: 'prod' })).toBe('MODE must be demo or production, not "prod".');
    expect(await refused({ PAYMENT_KEYS: join(folder, 'no-keys.json') })).toBe(
      `PAYMENT_KEYS: ${join(folder, 'no-keys.json')} cannot be read as JSON.`,
    );
    writeFileSync(join(folder, 'file'), '');
    expect(await refused({ DATA_DIR: join(folder, 'file', 'data') })).toContain(
      'cannot be written; set DATA_DIR',
    );
  });

  it('stops before it touches a database when the port of its metrics is taken', async () => {
    const { port, free } = await takenPort();
    expect(await refused({ METRICS_PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is already in use; set METRICS_PORT to another.`,
    );
    expect(readdirSync(folder)).toEqual([]);
    await free();
  });

  it('refuses a second server on the same folder, and a database that does not answer', async () => {
    const first = await start({});
    await expect.poll(() => first.output()).toContain('is open at');
    expect(await refused({})).toContain('Another server is already running on the data folder');
    const away = { DATABASE_URL: 'postgres://mam:mam@127.0.0.1:1/mam', DATA_DIR: join(folder, 'x') };
    expect(await refused(away)).toContain('PostgreSQL at 127.0.0.1:1/mam cannot be used');
  });
});
