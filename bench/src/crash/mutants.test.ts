import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../server-process.ts';

const folder = join(import.meta.dirname, 'mutants');
const patches = readdirSync(folder);

describe('the seeded bugs', () => {
  it('are three', () => {
    expect(patches).toEqual(['answer-before-commit.patch', 'key-saved-late.patch', 'no-transaction.patch']);
  });

  it.each(patches)('%s still fits the server it is meant for', (patch) => {
    const check = () =>
      execFileSync('git', ['apply', '--check', join(folder, patch)], { cwd: root, stdio: 'pipe' });
    expect(check).not.toThrow();
  });
});
