import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from './servers/server-process.ts';

export interface SeededDiner {
  readonly uid: string;
  readonly token: string;
  readonly phone: string;
}

/** Diners written by tools/seed, phones counted up from `from`. */
export async function seedDiners(url: string, count: number, from: number): Promise<SeededDiner[]> {
  const seed = resolve(root, 'tools/seed.ts');
  const args = [seed, '--url', url, '--count', String(count), '--from', String(from)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 28 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SeededDiner);
}
