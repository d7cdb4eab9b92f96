import type { LineOrigin } from '@mam/domain/cart/cart-line.ts';

/** One of a dish that asks for no choices. */
export function plainLine(dishId: string, origin: LineOrigin | null) {
  return { kind: 'dish', dishId, variantId: null, options: [], quantity: 1, note: '', origin } as const;
}
