import { describe, expect, it, vi } from 'vitest';
import { internationalNumber } from './international-number.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const GERMANY = 'Europe/Berlin';

describe('the number that is proved [CT8]', () => {
  it.each([
    '0901234567',
    '090 123 45 67',
    '+84 901 234 567',
    '84901234567',
    '0084901234567',
    '(090) 123.4567',
  ])('reads "%s" of a store in Vietnam as one number', (typed) => {
    expect(internationalNumber(typed, VIETNAM)).toBe('+84901234567');
  });

  it('reads the same digits by the country of the store', () => {
    expect(internationalNumber('0301234567', GERMANY)).toBe('+49301234567');
    expect(internationalNumber('0901234567', GERMANY)).toBe('+49901234567');
    expect(internationalNumber('0901234567', 'Asia/Saigon')).toBe('+84901234567');
    expect(internationalNumber('030 1234567', 'Europe/Vienna')).toBe('+43301234567');
  });

  it('keeps a number of another country what it is', () => {
    expect(internationalNumber('+49 901234567', VIETNAM)).toBe('+49901234567');
    expect(internationalNumber('0049 171 2345678', VIETNAM)).toBe('+491712345678');
  });

  it.each(['', '00000000', '123', 'call me', '0901234567 or 0907654321', '%', '+', '9'.repeat(1000)])(
    'knows no number in "%s"',
    (typed) => {
      expect(internationalNumber(typed, VIETNAM)).toBeNull();
    },
  );

  it('needs the international form where the zone belongs to no country', () => {
    expect(internationalNumber('0901234567', 'UTC')).toBeNull();
    expect(internationalNumber('+84901234567', 'UTC')).toBe('+84901234567');
  });
});

it('[CT8] makes nothing anew for each order: a formatter costs more than writing its row', () => {
  const here = () => internationalNumber('0901234567', 'Asia/Ho_Chi_Minh');
  const first = here();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(here()).toBe(first);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
