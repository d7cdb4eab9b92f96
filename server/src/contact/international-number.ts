import type { Zone } from '@mam/domain/time/moment.ts';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** A zone as this machine spells it: Asia/Ho_Chi_Minh and Asia/Saigon are one. */
const spelled = (zone: Zone): Zone =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const COUNTRY_OF_ZONE: ReadonlyMap<Zone, CountryCode> = new Map(
  getCountries().flatMap((country) =>
    (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone) => [zone, country] as const),
  ),
);

/** Spelling a zone costs as much as writing a row, and each order asks for that of its store: each is kept. */
const countries = new Map<Zone, CountryCode | undefined>();

function countryOf(zone: Zone): CountryCode | undefined {
  if (!countries.has(zone)) countries.set(zone, COUNTRY_OF_ZONE.get(spelled(zone)));
  return countries.get(zone);
}

/**
 * [CT8] A number as the whole world dials it: "090 123 45 67" typed for a store in Vietnam is +84901234567. `zone` is
 * the store's; null where no country's numbering plan knows such a number.
 */
export function internationalNumber(typed: string, zone: Zone): string | null {
  const country = countryOf(zone);
  const number = parsePhoneNumberFromString(typed, {
    ...(country && { defaultCountry: country }),
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}

/** [MS7] Whether an international number is dialled within the country in whose zone a store is: others may cost what they like. */
export function isDialledAt(number: string, zone: Zone): boolean {
  const country = countryOf(zone);
  return country !== undefined && number.startsWith(`+${getCountryCallingCode(country)}`);
}
