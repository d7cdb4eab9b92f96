import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { root } from './server-process.ts';

interface OwnPostgres {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A PostgreSQL of this run's own, durable as shipped: tools/postgres.ts prints its address and waits. */
export async function startOwnPostgres({ withPgDump = false } = {}): Promise<OwnPostgres> {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const wanted = withPgDump ? ['--with-pg-dump'] : [];
  const child = spawn(process.execPath, [resolve(root, 'tools/postgres.ts'), ...wanted], {
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
