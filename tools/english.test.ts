import { describe, expect, it } from 'vitest';
import { englishProblems } from './english.ts';

const problems = (files: Record<string, string>) => englishProblems(new Map(Object.entries(files)));

describe('check-english', () => {
  it('is silent where comments have a subject and each name stands once', () => {
    const pair = 'export const Cart = Type.Object({});\nexport type Cart = Static<typeof Cart>;\n';
    expect(
      problems({
        'domain/src/cart/cart.ts': `/** [CA1] The cart of a diner. */\n// whoever is late waits\n${pair}`,
        'server/src/cart/cart.ts': 'export interface Cart {}\n',
      }),
    ).toEqual([]);
  });
  it.each([
    '/** What a cart holds. */',
    '/** Whoever is in. */',
    '/** [TB50] [TB51] Who sits there. */',
    '  // Whose order it is',
    ' * Whom it is for',
    'const by = 1; // Who did it',
  ])('reports a comment that begins with a question word: %s', (line) => {
    expect(problems({ 'diner/src/cart/cart.tsx': line })).toHaveLength(1);
  });
  it('reports a name of before, and one that two files of a package export', () => {
    expect(problems({ 'server/src/a.ts': 'export type Found = 1;' })).toHaveLength(1);
    const twice = 'export async function ask() {}\n';
    expect(problems({ 'server/src/a.ts': twice, 'server/src/b.ts': twice })).toHaveLength(1);
    expect(problems({ 'server/src/a.ts': twice, 'server/src/b.test.ts': twice })).toEqual([]);
  });
  it('reports too many functions that end in Of', () => {
    const many = 'const lineOf = (order) => order.line;\n'.repeat(301);
    expect(problems({ 'server/src/a.ts': many })).toHaveLength(1);
    expect(problems({ 'server/test/a.ts': many })).toEqual([]);
  });
});
