import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Checkout } from '@mam/domain/checkout/checkout.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { pausedRefusal } from '../store/paused-refusal.ts';
import type { PlacingCode } from './placing-request.ts';
import type { GroupCart } from './together.ts';

type Weighed = Pick<Checkout, 'store' | 'read'>;

/** Amounts in a refusal are said in the store's currency, and sent as numbers beside. */
export function wordPlacingRefusal(
  refusal: PlacingRefusal,
  { store, read }: Weighed,
  { together, now }: { readonly together: GroupCart | null; readonly now: number },
): Refused<PlacingCode> {
  const { refused, ...detail } = refusal;
  if (together && 'lineKeys' in refusal)
    return refuse(refused, {
      ...detail,
      names: namesOfPeople(refusal.lineKeys, read, together),
      lineKeys: refusal.lineKeys.map((key) => together.nameOf(key)),
    });
  if (refusal.refused === 'PAUSED' || refusal.refused === 'TABLES_PAUSED')
    return pausedRefusal(refusal, store, now);
  if (refusal.refused !== 'BELOW_MINIMUM') return refuse(refused, detail);
  const { minimum } = refusal;
  return refuse(refused, {
    minimum: formatMoney(minimum, store.currency),
    minimum_amount: toWire(minimum, store.currency),
  });
}

/** [GO11] The names of the dishes, each with the person who has chosen it. */
function namesOfPeople(keys: readonly string[], read: Weighed['read'], together: GroupCart): string[] {
  const names = new Map(read.map(({ line, name }) => [line.key, name]));
  return keys.map((key) => `${names.get(key) ?? ''} (${together.personOf(key)?.name ?? ''})`.trim());
}
