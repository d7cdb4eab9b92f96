import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startOwnPostgres } from '../servers/postgres-process.ts';
import { root } from '../servers/server-process.ts';
import { onBothEngines } from './on-both-engines.ts';
import type { Proof, Proven } from './proof.ts';

/** Runs a program of the server's tests that does many things at random in a database of its own. */
export const storm = (program: string): Proof['run'] =>
  onBothEngines(async ({ count, seed }, { engine }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mam-storm-'));
    const postgres = engine === 'postgres' ? await startOwnPostgres() : null;
    try {
      const where = postgres ? ['--url', postgres.url] : [];
      const asked = ['--folder', folder, ...where, '--count', String(count), '--seed', String(seed)];
      const whole = [resolve(root, program), ...asked];
      const { stdout } = await promisify(execFile)(process.execPath, whole, { cwd: root });
      const { found, counted } = JSON.parse(stdout) as Proven;
      return { found: found.map((one) => `${engine}: ${one}`), counted };
    } finally {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
