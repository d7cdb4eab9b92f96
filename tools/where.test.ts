import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The first five lines of an answer: what somebody reads. */
const where = (...words: string[]) =>
  execFileSync(process.execPath, ['tools/where.mjs', ...words], { encoding: 'utf8' })
    .split('\n')
    .slice(0, 5)
    .join('\n');

it.each([
  ['where is VAT computed?', 'domain/src/pricing/quote.ts'],
  ['who may refund?', 'domain/src/staff/roles.ts'],
  ['why was my order refused?', 'domain/src/checkout/placing.ts'],
  ['where is the payment poll?', 'diner/src/payment/payment-queries.ts'],
  ["which table holds an order's lines?", 'server/src/db/tables/order-tables.ts'],
  ['vat', 'domain/src/pricing/quote.ts'],
  ['refusals', 'contract/src/refusals.ts'],
  ['refusals', 'domain/src/checkout/placing.ts'],
  ['http status', 'contract/src/refusals.ts'],
  ['payment poll', 'diner/src/payment/payment-queries.ts'],
  ['order_lines', 'server/src/db/tables/order-tables.ts'],
  ['rate limit', 'server/src/http/rate-limits.ts'],
  ['i18n', 'client/src/i18n.ts'],
  ['idempotency', 'server/src/http/idempotency.ts'],
  ['PR4', 'docs/rules/pricing.md'],
])('where %s is answered in the first five lines', (asked, path) => {
  expect(where(...asked.split(' '))).toContain(path);
});

it('follows a rule to its code', () => {
  expect(where('PR9')).toContain('domain/src/pricing/quote.ts');
});

it('keeps a line for every row of the table in docs/words.md', () => {
  const glossary = readFileSync('docs/words.md', 'utf8');
  const rows = [
    ...glossary.slice(glossary.indexOf('## Where is …')).matchAll(/^\| .+ \| `(.+)` \| `(.+)` \|$/gm),
  ];
  expect(rows.length).toBeGreaterThan(20);
  for (const [, path = '', symbol = ''] of rows)
    expect(readFileSync(path, 'utf8').includes(symbol), `${path}: ${symbol}`).toBe(true);
});
