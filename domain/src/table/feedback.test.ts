import { expect, it } from 'vitest';
import { feedbackGoes } from './feedback.ts';

it('[TB31] rates the order there is, with and without a table', () => {
  const order = { to: 'order', hash: 'A3F92:x' };
  expect(feedbackGoes('A3F92:x', { kind: 'counter' })).toEqual(order);
  expect(feedbackGoes('A3F92:x', null)).toEqual(order);
});

it('[TB31] goes to the staff of the table without one, and nowhere without a table', () => {
  const table = { kind: 'table', number: '12' } as const;
  expect(feedbackGoes(null, table)).toEqual({ to: 'staff', table });
  expect(feedbackGoes(null, null)).toEqual({ refused: 'TABLE_REQUIRED' });
});
