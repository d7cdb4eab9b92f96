import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './server-process.ts';

const FILE = resolve(root, 'bench/results.json');

function commit(): string {
  try {
    const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();
    const changed = execFileSync('git', ['status', '--porcelain', '--', ':!bench/results.json'], {
      cwd: root,
    });
    return changed.length > 0 ? `${head} with changes` : head;
  } catch {
    return 'not a git tree';
  }
}

/** Writes one measurement under its name into bench/results.json, with date and commit; the others stay. */
export function writeResult(name: string, measured: object): void {
  const results = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  results[name] = { date: new Date().toISOString(), commit: commit(), ...measured };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
