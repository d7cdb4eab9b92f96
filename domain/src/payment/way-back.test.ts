import { expect, it } from 'vitest';
import { goesByItself, listReturns, type MoneyMove, wayBack } from './way-back.ts';

it('[PA34] what a gateway brought goes back by itself, what came by bank does not', () => {
  expect(['momo', 'zalopay', 'onepay', 'transfer'].filter(goesByItself)).toEqual([
    'momo',
    'zalopay',
    'onepay',
  ]);
});

it('[PA35] back to a wallet, to a card, to a bank account', () => {
  expect(['momo', 'zalopay', 'onepay', 'transfer'].map((gateway) => wayBack(gateway, ''))).toEqual([
    'wallet',
    'wallet',
    'card',
    'bank',
  ]);
  expect(wayBack('momo', 'ATM_VIA_MOMO')).toBe('card');
  expect(wayBack('transfer', 'ATM_VIA_MOMO')).toBe('bank');
});

it('[PA35] tells of each part how far it is; what a gateway refused is due, the newest payment first', () => {
  const captures: readonly MoneyMove[] = [
    { kind: 'capture', id: 'a', amount: 60_000, gateway: 'transfer' },
    { kind: 'capture', id: 'b', amount: 40_000, gateway: 'momo' },
  ];
  const back = { kind: 'refund', id: 'c', captureId: 'b', amount: 30_000, at: 5 } as const;
  expect(listReturns([...captures, { ...back, state: 'asked' }], 70_000)).toEqual([
    { gateway: 'momo', stage: 'due', amount: 10_000, at: null },
    { gateway: 'transfer', stage: 'due', amount: 60_000, at: null },
    { gateway: 'momo', stage: 'asked', amount: 30_000, at: 5 },
  ]);
  expect(listReturns([...captures, { ...back, state: 'failed' }], 40_000)).toEqual([
    { gateway: 'momo', stage: 'due', amount: 40_000, at: null },
  ]);
  expect(listReturns([...captures, { ...back, state: 'done' }], 0)).toEqual([
    { gateway: 'momo', stage: 'done', amount: 30_000, at: 5 },
  ]);
  expect(listReturns([], 0)).toEqual([]);
});
