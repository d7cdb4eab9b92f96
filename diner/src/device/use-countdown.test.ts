import { expect, it } from 'vitest';
import { minutesAndSeconds } from './use-countdown.ts';

it('a countdown shows minutes and seconds in two digits each', () => {
  expect([900, 558, 60, 59, 1, 0].map(minutesAndSeconds)).toEqual([
    '15:00',
    '09:18',
    '01:00',
    '00:59',
    '00:01',
    '00:00',
  ]);
});
