import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = resolve(import.meta.dirname, 'main.ts');

interface Started {
  readonly process: ChildProcess;
  readonly output: () => string;
}

describe('the server process', () => {
  let folder: string;
  const started: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mam-test-'));
  });

  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (environment: Record<string, string>): Started => {
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, HOST: '127.0.0.1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        text += part.toString();
      });
    return { process: child, output: () => text };
  };

  const freePort = async (): Promise<{ port: number; free: () => Promise<void> }> => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return {
      port,
      free: async () => {
        holder.close();
        await once(holder, 'close');
      },
    };
  };

  const ended = async ({ process: child }: Started): Promise<number | null> => {
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  };

  it('answers, finishes what runs and ends with 0 on SIGTERM, streams open or not', async () => {
    const { port, free } = await freePort();
    await free();
    const server = start({ PORT: String(port) });
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(ready).toBe(200);
    server.process.kill('SIGTERM');
    expect(await ended(server)).toBe(0);
    expect(server.output()).toContain('"stopping"');
  });

  it('stops with one sentence: port taken, wrong setting, folder that cannot be written', async () => {
    const { port, free } = await freePort();
    const busy = start({ PORT: String(port) });
    expect(await ended(busy)).toBe(1);
    expect(busy.output()).toContain(`Port ${port} on 127.0.0.1 is already in use`);
    await free();
    const wrong = start({ MODE: 'prod' });
    expect(await ended(wrong)).toBe(1);
    expect(wrong.output().trim()).toBe('MODE must be demo or production, not "prod".');
    const keyless = start({ PORT: '0', PAYMENT_KEYS: join(folder, 'no-keys.json') });
    expect(await ended(keyless)).toBe(1);
    expect(keyless.output().trim()).toBe(
      `PAYMENT_KEYS: ${join(folder, 'no-keys.json')} cannot be read as JSON.`,
    );
    writeFileSync(join(folder, 'file'), '');
    const unwritable = start({ DATA_DIR: join(folder, 'file', 'data') });
    expect(await ended(unwritable)).toBe(1);
    expect(unwritable.output()).toContain('cannot be written; set DATA_DIR');
  });

  it('stops before it touches a database when the port of its metrics is taken', async () => {
    const { port, free } = await freePort();
    const server = start({ PORT: '0', METRICS_PORT: String(port) });
    expect(await ended(server)).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} on 127.0.0.1 is already in use; set METRICS_PORT to another.`,
    );
    expect(readdirSync(folder)).toEqual([]);
    await free();
  });

  it('refuses a second server on the same folder, and a database that does not answer', async () => {
    const { port, free } = await freePort();
    await free();
    const first = start({ PORT: String(port) });
    await expect.poll(() => first.output()).toContain('is open at');
    const second = start({ PORT: '0' });
    expect(await ended(second)).toBe(1);
    expect(second.output()).toContain('Another server is already running on the data folder');
    const away = start({
      PORT: '0',
      DATABASE_URL: 'postgres://mam:mam@127.0.0.1:1/mam',
      DATA_DIR: join(folder, 'x'),
    });
    expect(await ended(away)).toBe(1);
    expect(away.output()).toContain('PostgreSQL at 127.0.0.1:1/mam cannot be used');
  });
});
