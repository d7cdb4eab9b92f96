import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './races/mutants.ts';
import { root } from './server-process.ts';

const patchesOf = (name: string): string[] => {
  const folder = join(import.meta.dirname, name, 'mutants');
  return readdirSync(folder).map((file) => join(folder, file));
};

describe('the seeded bugs', () => {
  it('of the races are each looked for by one', () => {
    const looked = new Set(MUTANTS.map(({ patch }) => join(import.meta.dirname, 'races', patch)));
    expect(patchesOf('races').filter((path) => !looked.has(path))).toEqual([]);
  });

  it.each([...patchesOf('crash'), ...patchesOf('races')].map((path) => [basename(path), path]))(
    '%s still fits the server it is meant for',
    (_, path) => {
      const check = () => execFileSync('git', ['apply', '--check', path ?? ''], { cwd: root, stdio: 'pipe' });
      expect(check).not.toThrow();
    },
  );
});
