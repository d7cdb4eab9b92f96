import { expect, it } from 'vitest';
import { CODE_SIGNS, kindOfCode, lastSigns } from './code-kind.ts';

it('[PA46] whatever a code begins with, it can be made an order’s or a share’s, and never both', () => {
  for (const start of ['AAAA', 'B118'.replaceAll('1', '7'), 'ZZ9KQ', '9999999', 'C3PX']) {
    const [orders, shares] = [lastSigns(start, 'order'), lastSigns(start, 'share')];
    expect(shares).toHaveLength(3);
    expect([...orders, ...shares].sort()).toEqual([...CODE_SIGNS].sort());
    for (const sign of shares) expect(kindOfCode(start + sign)).toBe('share');
    for (const sign of orders) expect(kindOfCode(start + sign)).toBe('order');
  }
});
