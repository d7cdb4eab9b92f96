import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a bench that fails leaves no server behind', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'temporary-server.ts'));
  const failing = `const { startMam } = await import(${module}); console.log((await startMam()).pid); throw new Error('failed');`;
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-test-'));
  const bench = spawn(process.execPath, ['--input-type=module', '--eval', failing], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = await once(bench.stdout, 'data');
  const [status] = await once(bench, 'exit');
  expect(status).toBe(1);
  const server = Number(said);
  for (let waited = 0; isThere(server) && waited < 10_000; waited += 50) await pause(50);
  const left = isThere(server);
  if (left) process.kill(server, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  expect(left).toBe(false);
});
