import type { StoreLanguages } from '@mam/domain/brand/languages.ts';
import type { ConfigWire } from '../brand/config.schema.ts';
import { isOfGermany } from '../money/currency-wire.ts';
import type { RestaurantWire } from './restaurant.schema.ts';

/** [BR4] The languages of a restaurant: its brand says which there are, the currency which is its own. */
export function languagesFromWire(
  brand: Pick<ConfigWire, 'currency' | 'languages'>,
  { currency, config }: Pick<RestaurantWire, 'currency' | 'config'>,
): StoreLanguages {
  const own = isOfGermany(currency ?? config?.currency ?? brand.currency) ? 'de' : 'vi';
  return { own, listed: brand.languages ?? null };
}
