import { seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { OrderChangeWire } from '@mam/contract/order/change/line-change.schema.ts';
import { lineChangesToWire } from '@mam/contract/order/change/line-change-wire.ts';
import type { Actor } from '@mam/domain/order/actor.ts';
import type { MadeChange } from '@mam/domain/order/changed-lines.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { preparedInsert } from '../db/prepared-statement.ts';
import type { OrderStepRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';

const insertSteps = preparedInsert('order_steps');

interface NewStep extends Pick<OrderStepRow, 'at'>, Partial<Pick<OrderStepRow, 'reason'>> {
  readonly actor: Pick<Actor, 'kind' | 'id'>;
  /** [OR69] the time promised with this step; null = nothing new */
  readonly promisedAt?: EpochMs | null;
  /** [OR114] what it has changed of the lines */
  readonly changes?: MadeChange;
}

/** Writes down what an order has become, when and by whom. */
export async function insertStep(
  trx: Trx,
  { id, version, brand, status }: Pick<PlacedOrder, 'id' | 'version' | 'brand' | 'status'>,
  { at, actor, reason = null, promisedAt = null, changes }: NewStep,
): Promise<void> {
  const step = { at, by_kind: actor.kind, by_id: actor.id, reason, promised_at: promisedAt };
  const changed = changes ? JSON.stringify(changes) : null;
  await insertSteps(trx, [{ ...step, order_id: id, version, brand, status, changes: changed }]);
}

export type StepWithName = OrderStepRow & { readonly staff_name: string | null };

/** The steps of some orders, each order's in their order, with the names of the staff who took them. */
export function stepsOfOrders(
  db: Kysely<Tables>,
  brand: string,
  ids: readonly string[],
): Promise<StepWithName[]> {
  return db
    .selectFrom('order_steps')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'order_steps.by_id').on('order_steps.by_kind', '=', 'staff'),
    )
    .selectAll('order_steps')
    .select('staff.name as staff_name')
    .where('order_steps.brand', '=', brand)
    .where('order_steps.order_id', 'in', ids)
    .orderBy('order_steps.order_id')
    .orderBy('order_steps.version')
    .execute();
}

/** [OR114] Every change of an order's lines, the first one first; staff are named to staff alone. */
export const changesWire = (
  steps: readonly StepWithName[],
  { currency }: Pick<PlacedOrder, 'currency'>,
  named: boolean,
): OrderChangeWire[] =>
  steps.flatMap(({ at, changes, staff_name }) => {
    if (changes === null) return [];
    const { lines, difference, asked } = JSON.parse(changes) as MadeChange;
    return [
      {
        at: seconds(at),
        by: (named && (asked?.name ?? staff_name)) || '',
        lines: lineChangesToWire(lines, currency),
        difference: toWire(difference, currency),
        ...(asked && { on_page: true }),
      },
    ];
  });
