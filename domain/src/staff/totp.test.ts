import { describe, expect, it } from 'vitest';
import { inFours, parseSecondFactor } from './totp.ts';

describe('a code as it is typed', () => {
  it('[SF11] is taken with spaces', () => {
    expect(parseSecondFactor(' 123 456 ')).toEqual({ kind: 'totp', code: '123456' });
  });

  it('[SF13] a recovery code is taken in any case, with dashes or spaces', () => {
    expect(parseSecondFactor('abcd-efgh ijkl2345')).toEqual({ kind: 'recovery', code: 'ABCDEFGHIJKL2345' });
  });

  it('is nothing else', () => {
    for (const typed of ['', '12345', '1234567', 'ABCD', '0000000000000000'])
      expect(parseSecondFactor(typed)).toBeNull();
  });

  it('is shown in groups of four', () => {
    expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(inFours('')).toBe('');
  });
});
