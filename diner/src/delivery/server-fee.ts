import { Refused } from '@mam/client/call.ts';
import { getShippingFee } from '@mam/contract/delivery/get-shipping-fee.ts';
import type { ShippingFeeQuery } from '@mam/contract/delivery/shipping-fee.schema.ts';
import { shippingFeeFromWire } from '@mam/contract/delivery/shipping-fee-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Address, ShippingFee } from '@mam/domain/delivery/delivery.ts';
import { takesTextAddress } from '@mam/domain/delivery/shipping-fee.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../data/call.ts';
import { FEES } from '../data/query-cache.ts';

/** The state of the fee call; local = there is nothing to ask, or the last try failed. */
export type ServerFee =
  | { readonly state: 'local' | 'asking' }
  | { readonly state: 'known'; readonly fee: ShippingFee };

export const LOCAL: ServerFee = { state: 'local' };

export interface Delivery {
  readonly store: Store;
  /** null = nothing is delivered, or nobody knows where to */
  readonly address: Address | null;
  /** the items before any voucher */
  readonly itemTotal: Minor;
}

/** [DE15] The query of the fee call, for stores whose fee the server works out; null = there is nothing to ask. */
export function feeQuestion({ store, address, itemTotal }: Delivery): ShippingFeeQuery | null {
  const { kind } = store.shipping;
  if (address === null || (kind !== 'Partner' && kind !== 'Config')) return null;
  const { text, location } = address;
  if (location === null && !takesTextAddress(store)) return null;
  return {
    pos_parent: store.brand,
    pos_id: store.id,
    ...location,
    amount: toWire(itemTotal, store.currency),
    address: text,
  };
}

/** [DE15] The fee to show: the server's, else this app's own sum. A partner's is never guessed, only waited for. */
export function feeToShow(store: Store, own: ShippingFee | null, server: ServerFee): ShippingFee | null {
  if (server.state === 'known') return server.fee;
  const waits = server.state === 'asking' && store.shipping.kind === 'Partner' && own !== null;
  return waits ? { kind: 'to-confirm', distanceKm: null } : own;
}

/** So long nothing may change before the server is asked. */
const PAUSE = 500;

/** [DE15] Tells a value once nothing has changed for so long; the answer takes it back before. */
export function debounce<T>(value: T, tell: (value: T) => void): () => void {
  const timer = setTimeout(() => tell(value), PAUSE);
  return () => clearTimeout(timer);
}

/** The last call and the question as it stands now. */
interface LastCall {
  /** the question as it stands now; null = there is none */
  readonly wanted: string | null;
  /** the question the call was about */
  readonly asked: string | null;
  readonly fee: ShippingFee | null;
  readonly failed: boolean;
}

/** [DE15] The answer to the question of now; one to an older question never counts. */
export function currentServerFee({ wanted, asked, fee, failed }: LastCall): ServerFee {
  if (wanted === null) return LOCAL;
  if (asked !== wanted) return { state: 'asking' };
  if (fee) return { state: 'known', fee };
  return failed ? LOCAL : { state: 'asking' };
}

/** The server holds a partner's price a little longer. */
const FRESH = 4 * 60_000;
const AGAIN = 15_000;

/** A value once nothing has changed for so long. */
function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => debounce(value, setDebounced), [value]);
  return debounced;
}

/** [DE15] The delivery fee by the server, asked once the question has stood still; an older answer never counts. */
export function useServerFee(delivery: Delivery): ServerFee {
  const { store } = delivery;
  const question = feeQuestion(delivery);
  const wanted = question && JSON.stringify(question);
  const debounced = useDebounced(wanted);
  const asked = debounced === wanted ? wanted : null;
  const { data, isError } = useQuery({
    queryKey: [FEES, asked],
    enabled: asked !== null,
    staleTime: FRESH,
    queryFn: async ({ signal }) => {
      const query = JSON.parse(asked ?? '{}') as ShippingFeeQuery;
      const answer = await call(getShippingFee, { query, signal });
      const fee = shippingFeeFromWire(answer, store.currency);
      if (fee === null && !answer.ok) throw new Refused(answer);
      return fee;
    },
    // a failed call is made again by itself; until then this app's own sum stands
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN : false),
  });
  return useMemo(
    () => currentServerFee({ wanted, asked, fee: data ?? null, failed: isError }),
    [wanted, asked, data, isError],
  );
}
