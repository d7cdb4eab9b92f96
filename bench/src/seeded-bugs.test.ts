import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './races/mutants.ts';
import { root } from './server-process.ts';

const folders = ['crash', 'races'].map((name) => join(import.meta.dirname, name, 'mutants'));
const patches = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

describe('the seeded bugs', () => {
  it('of the races are each looked for by one', () => {
    const looked = MUTANTS.map(({ patch }) => join(import.meta.dirname, 'races', patch));
    expect(
      patches.filter((path) => path.includes('/races/')).filter((path) => !looked.includes(path)),
    ).toEqual([]);
    expect(looked.filter((path) => !patches.includes(path))).toEqual([]);
  });

  it.each(patches.map((path) => [basename(path), path]))(
    '%s still fits the server it is meant for',
    (_, path) => {
      const check = () => execFileSync('git', ['apply', '--check', path ?? ''], { cwd: root, stdio: 'pipe' });
      expect(check).not.toThrow();
    },
  );
});
