import { expect, it } from 'vitest';
import { CODE_SIGNS, kindOfCode, lastSigns } from './code-kind.ts';

it('[PA46] [PA57] whatever a code begins with, it can be made one of each kind, and never of two', () => {
  for (const start of ['AAAA', 'B118'.replaceAll('1', '7'), 'ZZ9KQ', '9999999', 'C3PX']) {
    const kinds = ['order', 'share', 'bill'] as const;
    const [orders = '', shares = '', bills = ''] = kinds.map((kind) => lastSigns(start, kind));
    expect([shares.length, bills.length]).toEqual([3, 3]);
    expect([...orders, ...shares, ...bills].sort()).toEqual([...CODE_SIGNS].sort());
    for (const kind of kinds)
      for (const sign of lastSigns(start, kind)) expect(kindOfCode(start + sign)).toBe(kind);
  }
});
