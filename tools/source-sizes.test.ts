import { expect, it } from 'vitest';
import { sizeProblems } from './source-sizes.ts';

const of = (...files: readonly (readonly [string, string])[]) => sizeProblems(new Map(files));

it('refuses a source of more than 250 lines, and a folder of more than 25', () => {
  expect(of(['ui/src/a.ts', 'x\n'.repeat(250)])).toEqual([]);
  expect(of(['ui/src/a.ts', 'x\n'.repeat(251)])).toEqual(['ui/src/a.ts: 251 lines, of 250']);
  const many = Array.from({ length: 26 }, (_, n) => [`ui/src/a/${n}.ts`, ''] as const);
  expect(of(...many.slice(1))).toEqual([]);
  expect(of(...many)).toEqual(['ui/src/a: 26 sources, of 25']);
  const beside = many.map(([path, text]) => [path.replace('src', 'test'), text] as const);
  expect(of(...beside)).toEqual(['ui/test/a: 26 sources, of 25']);
});

it('leaves tests and migrations their length', () => {
  expect(of(['ui/src/a.test.ts', 'x\n'.repeat(300)])).toEqual([]);
  expect(of(['server/src/db/migrations/0001-a.ts', 'x\n'.repeat(300)])).toEqual([]);
});
