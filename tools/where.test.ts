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
  ['csp', 'server/src/http/headers.ts'],
  ['csrf', 'server/src/http/caller/principal.ts'],
  ['dark mode', 'ui/src/tokens.css'],
])('where %s is answered in the first five lines', (asked, path) => {
  expect(where(...asked.split(' '))).toContain(path);
});

/** Questions of somebody who came yesterday, as they ask them. */
it.each([
  ['who may kick a member?', 'domain/src/group-order/may.ts'],
  ['where is a push sent?', 'server/src/message/send-push.ts'],
  ['what happens when nobody answers an order?', 'domain/src/order/answer-stage.ts'],
  ['where is a share rounded?', 'domain/src/split/shares.ts'],
  ['which table holds points?', 'server/src/db/tables/loyalty-tables.ts'],
  ['who may refund?', 'domain/src/staff/roles.ts'],
  ['how is a bank notice matched?', 'server/src/payment/arriving/bank-money.ts'],
  ['when does money go back by itself?', 'server/src/payment/money-back.ts'],
  ['how is the delivery fee computed?', 'domain/src/delivery/shipping-fee.ts'],
  ['who writes the status of an order?', 'server/src/order/change-status.ts'],
  ['how is a password hashed?', 'server/src/staff/sign-in/password.ts'],
  ['where is a voucher checked?', 'domain/src/voucher/check.ts'],
  ['when is the bill of a table closed?', 'domain/src/table/bill.ts'],
  ['what makes a request happen exactly once?', 'server/src/http/idempotency.ts'],
  ['how does somebody sit down at a table?', 'diner/src/table/sitting/sit-down.ts'],
  ['when is a message sent again?', 'server/src/outbox/outbox.ts'],
  ['when is personal data of an order deleted?', 'server/src/order/forget-orders.ts'],
  ['who may cancel an order?', 'domain/src/order/transitions.ts'],
  ['how is the promised time made?', 'domain/src/order/promise.ts'],
  ['what does a staff call need?', 'server/src/staff/serve-staff.ts'],
])('%s is answered in the first five lines', (asked, path) => {
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
