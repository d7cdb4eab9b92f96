import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const LEFT = [
  ['server', 'temporary-server.ts', 'startMam'],
  ['PostgreSQL', 'postgres-process.ts', 'startOwnPostgres'],
] as const;

it.each(LEFT)('a bench that fails leaves no %s behind', async (_, file, start) => {
  const module = JSON.stringify(join(import.meta.dirname, file));
  const failing = `const { ${start} } = await import(${module}); console.log((await ${start}()).pid); throw new Error('failed');`;
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-test-'));
  // others that run it look into it
  chmodSync(folder, 0o755);
  const bench = spawn(process.execPath, ['--input-type=module', '--eval', failing], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = await once(bench.stdout, 'data');
  const [status] = await once(bench, 'exit');
  expect(status).toBe(1);
  const begun = Number(said);
  try {
    await expect.poll(() => isThere(begun)).toBe(false);
  } finally {
    if (isThere(begun)) process.kill(begun, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
