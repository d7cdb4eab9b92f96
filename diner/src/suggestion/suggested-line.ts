import type { LineOrigin } from '@mam/domain/cart/cart-line.ts';

/** [SU4] The origin of what a suggestion leads to: eaten with a dish, or a combo named for it. */
export function originFrom(suggestType: 'ORDER' | 'COMBO', suggestBy: string): LineOrigin {
  return { source: 'ANONYMOUS', suggestType, suggestBy };
}

/** One of a dish that asks for no choices. */
export function plainLine(dishId: string, origin: LineOrigin | null) {
  return { kind: 'dish', dishId, variantId: null, options: [], quantity: 1, note: '', origin } as const;
}
