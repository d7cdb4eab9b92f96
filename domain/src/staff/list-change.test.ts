import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedList, listChange } from './list-change.ts';

const list = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });

it('[OR127] a change leads from any list to any other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(changedList(before, listChange(before, after))).toEqual(after);
    }),
    { seed: 20_261_129 },
  );
});

it('[OR127] says what goes and comes alone, and nothing where nothing changed', () => {
  expect(listChange(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual({
    gone: ['b'],
    added: [{ code: 'd', at: 2 }],
  });
  expect(listChange(['a', 'b'], ['a', 'b'])).toEqual({ gone: [], added: [] });
  expect(listChange(['a', 'b'], ['b', 'a']).gone).toEqual(['a', 'b']);
});
