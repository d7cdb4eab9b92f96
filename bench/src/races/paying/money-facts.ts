import { differs, type ExistingOrder, unlike } from '../acts.ts';
import type { Ground, RaceAnswer, StepName } from '../ground.ts';

/** Where money is decided. */
export const STEPS: readonly StepName[] = [
  'before-transaction',
  'before-status',
  'before-commit',
  'after-commit',
];
export const byWallet = { draft: { paymentMethod: 'MOMO_QR_AIO' } };
export const byTransfer = { draft: { paymentMethod: 'TRANSFER' } };

/** The order with its money as its rows have it; every amount is what its rows add up to. */
export async function readOrderMoney(ground: Ground, { id }: ExistingOrder) {
  const [order] = await ground.rows(
    `select status, version, paid_at, captured, refunded, refund_due from orders where id = '${id}'`,
  );
  const rows = await ground.rows(`select kind, amount, status from payments where order_id = '${id}'`);
  const sum = (kind: string) =>
    rows
      .filter((row) => row.kind === kind && row.status !== 'failed')
      .reduce((total, { amount }) => total + Number(amount), 0);
  const [captured, refunded, due] = [order?.captured, order?.refunded, order?.refund_due].map(Number);
  const wrong = [
    ...differs('captured', captured, sum('capture')),
    ...differs('refunded', refunded, sum('refund')),
  ];
  return { status: order?.status, paid: order?.paid_at !== null, captured, refunded, due, rows, wrong };
}

export async function stepsTo(ground: Ground, { id }: ExistingOrder, status: string): Promise<number> {
  const steps = await ground.rows(`select status from order_steps where order_id = '${id}'`);
  return steps.filter((step) => step.status === status).length;
}

/** The faults of an order whose money should have been counted once, in full, with nobody refused. */
export async function unlikePaidOnce(
  ground: Ground,
  order: ExistingOrder,
  told: readonly RaceAnswer[],
): Promise<string[]> {
  const money = await readOrderMoney(ground, order);
  return [
    ...money.wrong,
    ...unlike(told, []),
    ...differs('captured', money.captured, order.total),
    ...differs('due back', money.due, 0),
    ...differs('paid', money.paid, true),
    ...differs('times paid', await stepsTo(ground, order, 'PAYMENT_SUCCESS'), 1),
  ];
}
