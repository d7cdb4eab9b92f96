import { dataOrThrow } from '@mam/client/call.ts';
import { readOrderedLines } from '@mam/contract/checkout/ordered-lines.ts';
import { findCallers, getCaller } from '@mam/contract/taking/callers.ts';
import {
  type EarlierOrder,
  foundCallersFromWire,
  knownCallerFromWire,
} from '@mam/contract/taking/taking-wire.ts';
import { type BoughtAgain, buyAgain } from '@mam/domain/cart/buy-again.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Selling } from '@mam/domain/taking/fresh-line.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, newKey } from '../../data/ask.ts';

/** as many digits as leave few people */
const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 2;

/** Whether so much was typed that people can be looked for. */
export function mayFind(typed: string): boolean {
  const text = typed.trim();
  const digits = text.replace(/[\s.+-]/g, '');
  return /^\d+$/.test(digits) ? digits.length >= FEWEST_DIGITS : text.length >= FEWEST_LETTERS;
}

/** [SF33] People of this store by their last digits or their name. */
export function useFoundCallers(storeId: number, typed: string, isAllowed: boolean) {
  const q = typed.trim();
  const enabled = isAllowed && mayFind(q);
  const query = useQuery({
    queryKey: ['callers', storeId, q],
    queryFn: async ({ signal }) =>
      foundCallersFromWire(dataOrThrow(await call(findCallers, { query: { store: storeId, q }, signal }))),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return { found: enabled ? (query.data ?? null) : null, isFailed: enabled && query.failureCount > 1 };
}

/** [SF34] All that is known of one: number, addresses, the last orders. */
export function useCaller(storeId: number, code: string | null) {
  return useQuery({
    queryKey: ['caller', storeId, code],
    queryFn: async ({ signal }) =>
      knownCallerFromWire(
        dataOrThrow(await call(getCaller, { query: { store: storeId, code: code ?? '' }, signal })),
      ),
    enabled: code !== null,
    staleTime: 60_000,
  });
}

/** [CA13] An order of before as it can be written down again today. */
export function orderAgain(
  order: EarlierOrder,
  { menu, wall, place }: Selling,
  currency: Currency,
): BoughtAgain {
  return buyAgain(readOrderedLines(order.wire, { menu, currency, newKey }), menu, wall, place);
}
