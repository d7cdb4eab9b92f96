import { type Currency, DONG, EURO } from '@mam/domain/money/currency.ts';
import type { CurrencyWire } from './currency.schema.ts';

/** de, also written ge: such a store counts in euro, whoever reads, and German is its own language [BR4]. */
export const isOfGermany = (wire: CurrencyWire | undefined): boolean =>
  wire?.locale === 'de' || wire?.locale === 'ge';

/** The same for the wire, complete. */
export const currencyToWire = ({
  symbol,
  side,
  spaced,
  decimals,
  groupSeparator,
}: Currency): CurrencyWire => ({
  character: symbol,
  position: side,
  fixed: decimals,
  splitter: groupSeparator,
  ...(spaced && { locale: 'de' }),
});

/** [MO1] The store's way of writing amounts, in whatever language; what it leaves open is đồng's, or euro's. */
export function currencyFromWire(wire: CurrencyWire | undefined): Currency {
  const base = isOfGermany(wire) ? EURO : DONG;
  return {
    symbol: wire?.character ?? base.symbol,
    side: wire?.position ?? base.side,
    spaced: base.spaced,
    decimals: wire?.fixed ?? base.decimals,
    groupSeparator: wire?.splitter ?? base.groupSeparator,
  };
}
