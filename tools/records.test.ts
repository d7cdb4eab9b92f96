import { describe, expect, it } from 'vitest';
import { recordProblems } from './records.ts';

const whole = {
  'docs/decisions/README.md': '| How does money come? | [0013 Payments](0013-money.md) |\n',
  'docs/decisions/0013-money.md':
    '# 0013 Payments\n\nWritten by `payment/ledger.ts`, tested by `.test.ts`.\n',
};
const problems = (changes: Record<string, string>) =>
  recordProblems(new Map(Object.entries({ ...whole, ...changes })), ['server/src/payment/ledger.ts']);

describe('records', () => {
  it('are silent when each has its title, its place in the index and files that are there', () => {
    expect(problems({})).toEqual([]);
  });
  it('are reported without their number, outside the index, or with a file that is gone', () => {
    expect(problems({ 'docs/decisions/0013-money.md': '# Payments\n' })).toHaveLength(1);
    expect(problems({ 'docs/decisions/README.md': '' })).toHaveLength(1);
    expect(problems({ 'docs/proving.md': 'See `bench/src/gone.ts`.' })).toHaveLength(1);
  });
});
