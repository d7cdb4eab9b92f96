import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startOwnPostgres } from '../postgres-process.ts';
import { root } from '../server-process.ts';
import { onBothEngines } from './on-both-engines.ts';
import type { Proof, Proven } from './proof.ts';

/** What the movements of a program of tests come to, in a database of its own. */
const run = onBothEngines(async ({ count, seed }, { engine }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mam-points-'));
  const postgres = engine === 'postgres' ? await startOwnPostgres() : null;
  try {
    const where = postgres ? ['--url', postgres.url] : [];
    const asked = ['--folder', folder, ...where, '--count', String(count), '--seed', String(seed)];
    const program = resolve(root, 'server/test/points-storm.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...asked], { cwd: root });
    const { found, counted } = JSON.parse(stdout) as Proven;
    return { found: found.map((one) => `${engine}: ${one}`), counted };
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

export const points: Proof = {
  says: 'after random movements of points, many at once, every balance is the sum of its movements and what was answered',
  share: 2_000,
  whole: 1_000_000,
  run,
};
