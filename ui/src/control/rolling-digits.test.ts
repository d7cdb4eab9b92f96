import { describe, expect, it } from 'vitest';
import { changedPlaces } from './rolling-digits.tsx';

describe('digits that roll', () => {
  it('are the ones that changed, counted from the right', () => {
    expect([...changedPlaces('65.000', '75.000')]).toEqual([5]);
    expect([...changedPlaces('65.000', '65.000')]).toEqual([]);
  });
  it('include the digits that came in front', () => {
    expect([...changedPlaces('9.000', '10.000')].sort()).toEqual([4, 5]);
  });
  it('are fewer when the number got shorter', () => {
    expect([...changedPlaces('10.000', '9.000')]).toEqual([4]);
  });
});
