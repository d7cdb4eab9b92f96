import type { CartLine } from './cart-line.ts';
import { addLine, replaceLine, setQuantity, takeOne } from './change-cart.ts';

/** A change of a cart, said so that it can be done to a newer one as well. */
export type CartOperation =
  | { readonly kind: 'add'; readonly line: CartLine }
  | { readonly kind: 'replace'; readonly key: string; readonly line: CartLine }
  | { readonly kind: 'set'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'take'; readonly itemId: string }
  | { readonly kind: 'empty' };

/** [CA16] A cart after an operation: done to the cart as it is, also where somebody else has changed it meanwhile. */
export function afterOperation(lines: readonly CartLine[], operation: CartOperation): readonly CartLine[] {
  switch (operation.kind) {
    case 'add':
      return addLine(lines, operation.line);
    case 'replace':
      return replaceLine(
        lines,
        lines.findIndex(({ key }) => key === operation.key),
        operation.line,
      );
    case 'set':
      return setQuantity(lines, operation.key, operation.quantity);
    case 'take':
      return takeOne(lines, operation.itemId);
    case 'empty':
      return [];
  }
}

/** [CA16] A cart after operations, the oldest first. */
export const afterOperations = (
  lines: readonly CartLine[],
  operations: readonly CartOperation[],
): readonly CartLine[] => operations.reduce(afterOperation, lines);
