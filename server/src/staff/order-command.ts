import type { CallTypes } from '@mam/contract/http/endpoint.ts';
import type { RefusalCode } from '@mam/contract/refusals.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context } from '../context.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import type { OwnCode } from '../http/serve.ts';
import { orderByCode } from '../order/queries.ts';
import { recordOrderAct, type SubjectlessAct } from './acts.ts';
import type { Command, StaffCommand } from './serve-staff.ts';
import { type OrderReader, staffOrders } from './staff-order.ts';

/** Refusals that say how the order stands now, so that the board can show it at once. */
const TELLING: readonly RefusalCode[] = [
  'STALE',
  'WRONG_STATUS',
  'TRANSFER_UNCONFIRMED',
  'FEE_OPEN',
  'FEE_SETTLED',
];

/** The order as its reader sees it now; undefined = there is none. */
export async function orderNow(context: Context, reader: OrderReader, code: string) {
  const row = await orderByCode(context.database.read, reader.brand, code);
  const [order] = row ? await staffOrders(context, reader, [row]) : [];
  return order;
}

/** A refusal with the order as it stands now, where the refusal is about that. */
export const refuseWithOrder =
  (context: Context) =>
  async <C extends RefusalCode>(
    refused: Refused<C>,
    { staff, params }: { readonly staff: OrderReader; readonly params: { readonly code: string } },
  ): Promise<Refused<C>> => {
    if (!TELLING.includes(refused.refused)) return refused;
    const order = await orderNow(context, staff, params.code);
    return order ? refuse(refused.refused, { ...refused, order }) : refuse('UNKNOWN');
  };

interface OrderCall extends CallTypes {
  params: { code: string };
  answer: StaffOrder;
}

interface OrderChange<T extends OrderCall> {
  readonly change: (
    command: StaffCommand<T, { readonly order: PlacedOrder }>,
  ) => Promise<PlacedOrder | Refused<OwnCode<T>>>;
  /** [AU2] the change as the trail names it, with the order as it was in the command and as it is now */
  readonly act: (
    command: StaffCommand<T, { readonly order: PlacedOrder }>,
    moved: PlacedOrder,
  ) => SubjectlessAct;
}

/** A command that moves an order along: answered is the order as it stands then. */
export function orderCommand<T extends OrderCall>(
  context: Context,
  { change, act }: OrderChange<T>,
): Command<T, { readonly order: PlacedOrder }, null> {
  return {
    act: async (command): Promise<Answer<null, OwnCode<T>>> => {
      const moved = await change(command);
      if (isRefused(moved)) return moved;
      recordOrderAct(command, act(command, moved));
      return ok(null);
    },
    tell: async (_, { staff, params }) => {
      const order = await orderNow(context, staff, params.code);
      return order ? ok(order) : refuse('UNKNOWN');
    },
    refuseTelling: refuseWithOrder(context),
  };
}
