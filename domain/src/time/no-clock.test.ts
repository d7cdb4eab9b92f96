import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('..', import.meta.url);
const OWN_CLOCK =
  /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bperformance\b|\bTemporal\b|\bMath\.random\b/;

it('[TI1] no rule looks at a clock or throws dice itself', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((path) => OWN_CLOCK.test(readFileSync(new URL(path, SOURCES), 'utf8')))).toEqual([]);
});
