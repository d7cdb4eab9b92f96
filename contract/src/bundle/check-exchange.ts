import type { Store } from '@mam/domain/store/store.ts';
import { pointsRuleOf } from '../loyalty/exchange-wire.ts';
import { attempt } from './mistake.ts';
import type { Parts } from './parts.ts';

/** [LO3] What a bundle gives points for can be counted in the currency of each of its stores. */
export function checkExchange(parts: Parts, stores: ReadonlyMap<number, Store>): void {
  const { exchange } = parts;
  if (!exchange) return;
  for (const { currency } of stores.values())
    attempt('exchange', parts.tell, () => pointsRuleOf(exchange, currency));
}
