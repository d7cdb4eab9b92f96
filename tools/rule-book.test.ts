import { describe, expect, it } from 'vitest';
import { ruleProblems } from './rule-book.ts';

const whole = {
  'docs/rules/pricing.md': '- **PR4** VAT follows voucher and service charge.\n',
  'domain/src/pricing/vat.ts': '/** [PR4] VAT … */',
  'domain/src/pricing/vat.test.ts': "it('[PR4] VAT', () => {})",
};
const problems = (changes: Record<string, string>) =>
  ruleProblems(new Map(Object.entries({ ...whole, ...changes })));

describe('check-rules', () => {
  it('is silent when rule, code and test agree', () => {
    expect(problems({})).toEqual([]);
  });
  it('reports a rule without code, without test, or defined twice', () => {
    expect(problems({ 'domain/src/pricing/vat.ts': '' })).toHaveLength(1);
    expect(problems({ 'domain/src/pricing/vat.test.ts': '' })).toHaveLength(1);
    expect(problems({ 'docs/rules/money.md': '- **PR4** again\n' })).toHaveLength(1);
  });
  it('reports a citation of a rule nobody wrote', () => {
    expect(problems({ 'server/src/checkout/place-order.ts': '// [PR99]' })).toHaveLength(1);
  });
});
