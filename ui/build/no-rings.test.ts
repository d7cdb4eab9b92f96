import { describe, expect, it } from 'vitest';
import { findImportCycle } from './no-rings.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

describe('rings of built files', () => {
  it('are found, however long, and told as a path', () => {
    expect(findImportCycle([chunk('a', 'b'), chunk('b', 'a')])).toEqual(['a', 'b', 'a']);
    expect(findImportCycle([chunk('x', 'a'), chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'a')])).toEqual([
      'a',
      'b',
      'c',
      'a',
    ]);
  });

  it('are not seen where two only need the same, or where the file is not of this list', () => {
    expect(findImportCycle([chunk('a', 'b', 'c'), chunk('b', 'd'), chunk('c', 'd'), chunk('d')])).toBeNull();
    expect(findImportCycle([chunk('a', 'entry')])).toBeNull();
  });
});
