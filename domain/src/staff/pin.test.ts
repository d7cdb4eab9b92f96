import { describe, expect, it } from 'vitest';
import { mayChoosePin, mayEndSessionOf, pinProblem } from './pin.ts';

describe('six digits', () => {
  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 12345', '-12345', '1e5000'])(
    '[SF28] "%s" is not six digits',
    (pin) => expect(pinProblem(pin)).toBe('PIN_MALFORMED'),
  );

  it.each(['000000', '121212', '123123', '123456', '654321', '890123', '321098', '112233'])(
    '[SF28] %s is guessed first',
    (pin) => expect(pinProblem(pin)).toBe('PIN_WEAK'),
  );

  it('[SF28] of a million, few are refused', () => {
    let refused = 0;
    for (let pin = 0; pin < 1_000_000; pin += 1)
      if (pinProblem(String(pin).padStart(6, '0')) !== null) refused += 1;
    expect(refused).toBeLessThan(1_200);
  });
});

describe('somebody else’s digits and browsers', () => {
  const of = (role: 'cook' | 'cashier' | 'manager' | 'owner', id: string = role) => ({ id, role });

  it('[SF28] one’s own, and for a manager those of lower roles: nobody becomes somebody above', () => {
    expect(mayChoosePin(of('cook'), of('cook'))).toBe(true);
    expect(mayChoosePin(of('cook'), of('cook', 'another'))).toBe(false);
    expect(mayChoosePin(of('cashier'), of('cook'))).toBe(false);
    expect(mayChoosePin(of('manager'), of('cashier'))).toBe(true);
    expect(mayChoosePin(of('manager'), of('manager', 'another'))).toBe(false);
    expect(mayChoosePin(of('manager'), of('owner'))).toBe(false);
    expect(mayChoosePin(of('owner'), of('manager'))).toBe(true);
    expect(mayChoosePin(of('owner'), of('owner', 'another'))).toBe(false);
  });

  it('[SF32] a lost phone of an owner is signed out by another owner', () => {
    expect(mayEndSessionOf(of('owner'), of('owner', 'another'))).toBe(true);
    expect(mayEndSessionOf(of('manager'), of('owner'))).toBe(false);
    expect(mayEndSessionOf(of('cook'), of('cook'))).toBe(true);
  });
});
