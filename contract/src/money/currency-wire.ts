import { type Currency, DONG, EURO } from '@mam/domain/money/currency.ts';
import type { CurrencyWire } from './currency.schema.ts';

/** A store whose currency locale is de (or ge) speaks German and prices in euro. */
export function isGerman(wire: CurrencyWire | undefined): boolean {
  return wire?.locale === 'de' || wire?.locale === 'ge';
}

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

/** The store's way of writing amounts; what it leaves open is đồng's, or euro's in a German store. */
export function currencyOf(wire: CurrencyWire | undefined): Currency {
  const base = isGerman(wire) ? EURO : DONG;
  return {
    symbol: wire?.character ?? base.symbol,
    side: wire?.position ?? base.side,
    spaced: base.spaced,
    decimals: wire?.fixed ?? base.decimals,
    groupSeparator: wire?.splitter ?? base.groupSeparator,
  };
}
