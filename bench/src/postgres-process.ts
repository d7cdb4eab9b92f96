import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { root } from './server-process.ts';

/** A PostgreSQL of this run's own, durable as shipped: tools/postgres.ts prints its address and waits. */
export async function startOwnPostgres(): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [resolve(root, 'tools/postgres.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await Promise.race([
    once(child.stdout, 'data').then(([part]) => String(part).trim()),
    once(child, 'exit').then(() => ''),
  ]);
  if (!address) throw new Error('no PostgreSQL could be started');
  return {
    url: address,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
