/** Writings that one place alone may do, and how they look when another does them. */
const ONLY_WRITERS = [
  {
    what: "an order's status is written by order/change-status.ts alone",
    seen: /\bupdateStatus\b/,
    by: ['server/src/order/change-status.ts', 'server/src/order/queries.ts'],
  },
  {
    what: "an order's bill is changed by payment/amend-order.ts alone",
    seen: /\bupdateBill\b/,
    by: ['server/src/payment/amend-order.ts', 'server/src/payment/settle-order.ts'],
  },
  {
    what: 'money that came is written down by payment/money.ts alone',
    seen: /\bkind: 'capture'/,
    by: ['server/src/payment/money.ts', 'server/src/db/tables/payment-tables.ts'],
  },
  {
    what: 'money is taken by payment/arriving/take-payment.ts alone, and judged once',
    seen: /\barrivalAt\(/,
    by: ['server/src/payment/arriving/take-payment.ts', 'server/src/table/bill/lay-money.ts'],
  },
  {
    what: 'the row of an order is read and written by order/rows.ts alone',
    seen: /\bOrderRow\b/,
    by: ['server/src/order/rows.ts', 'server/src/order/queries.ts', 'server/src/db/tables/order-tables.ts'],
  },
  {
    what: 'orders are written by order/queries.ts alone',
    seen: /\bupdateTable\(\s*['"]orders['"]|\bupdate\s+orders\s+set\b/i,
    // and once by a migration: what waited, and whose bill was closed, when that was first written down
    by: [
      'server/src/order/queries.ts',
      'server/src/db/migrations/0018-answers.ts',
      'server/src/db/migrations/0044-bill-closed.ts',
    ],
  },
  {
    // [OR136] steps and drivers come and go with a version, receipts and ratings are written once, or with their forgetting
    what: 'told of an order and no part of its mark: whoever writes it moves the mark of server/src/staff/board/listed-order.ts',
    seen: /\b(?:updateTable|insertInto|deleteFrom|preparedInsert)\(\s*'order_(?:steps|receipts|drivers|ratings)'/,
    by: [
      'server/src/order/steps.ts',
      'server/src/order/answering/receipts.ts',
      'server/src/order/drivers.ts',
      'server/src/order/forget-orders.ts',
      'server/src/rating/queries.ts',
    ],
  },
];

/** A caller's words are taken field by field: spread, they could stand over what the server knows. */
const SPREADS_A_CALLER = /\.\.\.(?:(?:call|request)\.)?(?:body|query|params)\b/;

/** Every place in the server that writes what only another may write, or spreads what a caller sent. */
export function writerProblems(path: string, text: string): string[] {
  if (!path.startsWith('server/src/') || /\.test\.ts$/.test(path)) return [];
  const problems = ONLY_WRITERS.filter(({ seen, by }) => !by.includes(path) && seen.test(text)).map(
    ({ what }) => `${path}: ${what}`,
  );
  // things sent to the outside are ours to spread
  const spreads = !path.startsWith('server/src/outside/') && SPREADS_A_CALLER.test(text);
  return spreads ? [...problems, `${path}: spreads what a caller sent; name the fields`] : problems;
}

/** Signs of an app's file that reads the wire: money in the main unit, seconds, and shapes of answers. */
const READS_WIRE = /\bfromWire\b|\* 1000\b|\b(?:GroupOrderWire|SessionWire|TableBillWire)\b/;

/** An app's file that reads the wire by itself: contract makes a value of what a call answers. */
export const wireProblem = (path: string, text: string): string | null =>
  /^(diner|staff)\/src\//.test(path) && !/\.test\.tsx?$/.test(path) && READS_WIRE.test(text)
    ? `${path}: reads the wire; contract makes a value of it`
    : null;
