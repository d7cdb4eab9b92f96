import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, 'mutants');

/** Bugs on purpose, each caught by the fuzz or by everybody's calls when it is applied by hand. */
describe('the seeded bugs', () => {
  it.each(readdirSync(folder))('%s still fits the server it is meant for', (patch) => {
    const check = () =>
      execFileSync('git', ['apply', '--check', join(folder, patch)], { cwd: root, stdio: 'pipe' });
    expect(check).not.toThrow();
  });
});
