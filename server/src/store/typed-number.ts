import { timeZoneOf } from '@mam/contract/store/store-wire.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import type { Kysely } from 'kysely';
import { internationalNumber, isDialledAt } from '../contact/international-number.ts';
import type { Tables } from '../db/tables.ts';
import { storesOfBrand } from './queries.ts';
import { storeDocument } from './store-document.ts';

interface Typed {
  /** null = no brand can be called so */
  readonly brand: string | null;
  readonly phone: string;
  readonly storeId?: number | undefined;
}

async function readTimeZones(db: Kysely<Tables>, { brand, storeId }: Omit<Typed, 'phone'>): Promise<Zone[]> {
  const stores = brand ? await storesOfBrand(db, brand) : [];
  return stores
    .filter(({ id }) => storeId === undefined || id === storeId)
    .map((store) => timeZoneOf(storeDocument(store)));
}

/** [CT8] The numbers a typed one may be, each once: by the country of one store, or of each of the brand's. */
export async function typedNumbers(db: Kysely<Tables>, typed: Typed): Promise<string[]> {
  const numbers = (await readTimeZones(db, typed))
    .map((zone) => internationalNumber(typed.phone, zone))
    .filter((number) => number !== null);
  return [...new Set(numbers)];
}

/** [MS7] Whether a number is of a country in which the brand, or the store that was named, is. */
export async function isOfOurCountries(
  db: Kysely<Tables>,
  number: string,
  place: Omit<Typed, 'phone'>,
): Promise<boolean> {
  return (await readTimeZones(db, place)).some((zone) => isDialledAt(number, zone));
}
