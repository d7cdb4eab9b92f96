import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { root } from './servers/server-process.ts';

const FILE = resolve(root, 'bench/results.json');

/** The commit that runs. */
export function commit(): string {
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

const readResults = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** The last measurement under this name; empty where there never was one. */
export const lastResult = (name: string): Readonly<Record<string, unknown>> => readResults()[name] ?? {};

/** Writes one measurement under its name into bench/results.json, with date, commit and cores; the others stay. */
export function writeResult(name: string, measured: object): void {
  const results = readResults();
  results[name] = {
    date: new Date().toISOString(),
    commit: commit(),
    cores: availableParallelism(),
    ...measured,
  };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** The same, and printed. */
export function record(name: string, measured: object): void {
  writeResult(name, measured);
  console.log(`\n${name}`);
  for (const [measure, value] of Object.entries(measured))
    console.log(`  ${measure.padEnd(34)} ${JSON.stringify(value)}`);
}

/** The middle of a list of numbers (upper middle when even); NaN when empty. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which the given share (0 to 1) of the list lies; NaN when empty. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Rounds to three places, for printing. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;
