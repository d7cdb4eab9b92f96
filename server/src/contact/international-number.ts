import type { Zone } from '@mam/domain/time/moment.ts';
import { spelledZone } from '@mam/domain/time/wall-time.ts';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const COUNTRY_OF_ZONE: ReadonlyMap<Zone, CountryCode> = new Map(
  getCountries().flatMap((country) =>
    (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone) => [zone, country] as const),
  ),
);

/**
 * [CT8] A number as the whole world dials it: "090 123 45 67" typed for a store in Vietnam is +84901234567. `zone` is
 * the store's; null where no country's numbering plan knows such a number.
 */
export function internationalNumber(typed: string, zone: Zone): string | null {
  const country = COUNTRY_OF_ZONE.get(spelledZone(zone));
  const number = parsePhoneNumberFromString(typed, {
    ...(country && { defaultCountry: country }),
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}

/**
 * [MS14] Whether a person carries the phone of an international number, as far as its country tells mobile numbers from others.
 * The table of them is read when the first code is asked for.
 */
export async function isMobile(number: string): Promise<boolean> {
  const { isValidPhoneNumber } = await import('libphonenumber-js/mobile');
  return isValidPhoneNumber(number);
}

/** [MS7] Whether an international number is dialled within the country in whose zone a store is: others may cost what they like. */
export function isDialledAt(number: string, zone: Zone): boolean {
  const country = COUNTRY_OF_ZONE.get(spelledZone(zone));
  return country !== undefined && number.startsWith(`+${getCountryCallingCode(country)}`);
}
