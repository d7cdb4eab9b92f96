import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { record } from './results.ts';
import { startOwnPostgres } from './servers/postgres-process.ts';
import { root } from './servers/server-process.ts';

const REQUESTS = 200_000;
const SHOWN = 20;

/** The output of server/test/fuzz/main.ts. */
interface Fuzzed {
  readonly found: readonly string[];
  readonly [counted: string]: unknown;
}

/** Valid and broken requests to every operation, on both engines; the seed that is kept asks the same again. */
export async function fuzz(): Promise<void> {
  const postgres = await startOwnPostgres();
  try {
    const asked = ['--count', String(REQUESTS), '--seed', String(Date.now() % 1_000_000)];
    const child = spawn(process.execPath, [resolve(root, 'server/test/fuzz/main.ts'), ...asked], {
      env: { ...process.env, TEST_DATABASE_URL: postgres.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const { found, ...counted }: Fuzzed = JSON.parse(said);
    for (const finding of found.slice(0, SHOWN)) console.log(finding);
    record('fuzz', { ...counted, found: found.length });
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}
