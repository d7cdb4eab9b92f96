import type { LineOrigin } from '@mam/domain/cart/cart-line.ts';

/** [SU4] The origin of what a suggestion leads to: eaten with a dish, or a combo named for it. */
export function originFrom(suggestType: 'ORDER' | 'COMBO', suggestBy: string): LineOrigin {
  return { source: 'ANONYMOUS', suggestType, suggestBy };
}
