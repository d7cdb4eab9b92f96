import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './races/mutants.ts';
import { ROOM } from './servers/mutated-tree.ts';
import { root } from './servers/server-process.ts';

const patchesOf = (folder: string): string[] => {
  const patches = join(root, folder, 'mutants');
  return readdirSync(patches).map((file) => join(patches, file));
};
/** Caught by the crash trial, the races, the proofs of answers, a crowd, group orders, a bank's days and changed orders, and by the fuzz and everybody's calls. */
const FOLDERS = [
  'bench/src/crash',
  'bench/src/races',
  'bench/src/proof/answered',
  'bench/src/proof/crowd',
  'bench/src/proof/together',
  'bench/src/proof/bank-days',
  'bench/src/proof/changed',
  'bench/src/proof/changed-orders',
  'server/test/fuzz',
];

describe('the seeded bugs', () => {
  it('of the races are each looked for by one', () => {
    const looked = new Set(MUTANTS.map(({ patch }) => join(import.meta.dirname, 'races', patch)));
    expect(patchesOf('bench/src/races').filter((path) => !looked.has(path))).toEqual([]);
  });

  it.each(FOLDERS.flatMap(patchesOf).map((path) => [basename(path), path]))(
    '%s still fits the server it is meant for',
    (_, path) => {
      const check = () =>
        execFileSync('git', ['apply', '--check', ...ROOM, path ?? ''], { cwd: root, stdio: 'pipe' });
      expect(check).not.toThrow();
    },
  );
});
