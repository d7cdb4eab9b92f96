import { expect, it } from 'vitest';
import { goesByItself, usualTime } from './way-back.ts';

it('[PA34] what a gateway brought goes back by itself, what came by bank does not', () => {
  expect(['momo', 'zalopay', 'onepay', 'transfer'].filter(goesByItself)).toEqual(['momo', 'zalopay', 'onepay']);
});

it('[PA35] a wallet has it in minutes, a card in days, a transfer when it was sent', () => {
  expect(['momo', 'zalopay', 'onepay', 'transfer'].map(usualTime)).toEqual([
    'minutes',
    'minutes',
    'days',
    'by-hand',
  ]);
});
