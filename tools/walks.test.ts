import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const WALKS = readFileSync(resolve(ROOT, 'docs/walks.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((walk) => ({
    title: walk.split('\n', 1)[0] ?? '',
    files: [...walk.matchAll(/`([\w-]+\/src\/[\w./-]+\.tsx?)`/g)].map(([, file = '']) => file),
  }));

describe('a walk through the code', () => {
  it.each(WALKS)('passes files that are there, twenty at most and none twice: $title', ({ files }) => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(20);
    expect([...new Set(files)]).toEqual(files);
    expect(files.filter((file) => !existsSync(resolve(ROOT, file)))).toEqual([]);
  });

  it('is written of four things', () => {
    expect(WALKS).toHaveLength(4);
  });
});
