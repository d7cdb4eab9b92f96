import type { WeighAmendmentBody } from '@mam/contract/amendment/amendment.schema.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { keyOfAdded, type OrderEdit } from './order-edit.ts';

/** New lines as an order is sent; their amounts say what was seen, and the server works them out again. */
function addedItems({ added }: OrderEdit, type: BoardOrder['type'], { menu, store }: Shop) {
  const read = added.map((each) => each.read);
  const seen = quote({ read, menu, store, voucher: null, type, shipping: null });
  const lines = read.map(({ line }) => line);
  return buildOrderItems(lines, seen, { store, menu, uid: '', prKey: (key) => key });
}

/** An edit as it is weighed and sent; null = something new is in it, and the menu is not here yet. */
export function changeBody(
  order: Pick<BoardOrder, 'version' | 'type'>,
  edit: OrderEdit,
  here: Shop | null,
): WeighAmendmentBody | null {
  if (edit.added.length > 0 && here === null) return null;
  return {
    version: order.version,
    lines: [...edit.left].map(([key, quantity]) => ({ key, quantity })),
    added: here === null ? [] : addedItems(edit, order.type, here),
    swaps: edit.added.flatMap((each) =>
      each.insteadOf === null ? [] : { added: keyOfAdded(each), line: each.insteadOf },
    ),
  };
}
