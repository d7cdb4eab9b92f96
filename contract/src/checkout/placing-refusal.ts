import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { NAME_LENGTH } from '@mam/domain/contact/limits.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { fromWire } from '../money/money-wire.ts';

const readKm = (said: unknown): number | null => (typeof said === 'number' ? said : null);

const readTexts = (said: unknown): readonly string[] =>
  Array.isArray(said) ? said.filter((one) => typeof one === 'string') : [];

/** The server's refusal as the diner's app would have refused before sending; null = one it could not have known. */
export function readPlacingRefusal(
  { code, data }: { readonly code: string; readonly data: Readonly<Record<string, unknown>> },
  currency: Currency,
): PlacingRefusal | null {
  switch (code) {
    case 'SHIPPING_UNAVAILABLE':
    case 'ADDRESS_REQUIRED':
    case 'ADDRESS_NEEDS_LOCATION':
    case 'PAYMENT_REQUIRED':
    case 'PAYMENT_UNAVAILABLE':
    case 'TIME_REQUIRED':
    case 'TIME_PASSED':
    case 'TIME_TOO_SOON':
    case 'NAME_REQUIRED':
    case 'PHONE_REQUIRED':
    case 'PHONE_TOO_LONG':
    case 'PHONE_UNREADABLE':
      return { refused: code };
    case 'NAME_TOO_LONG':
      return { refused: code, limit: NAME_LENGTH };
    // its gateway does not answer at the moment: another way to pay is the way out
    case 'PAYMENT_RESTING':
      return { refused: 'PAYMENT_UNAVAILABLE' };
    case 'NOT_SOLD_AT_TIME':
    case 'SOLD_OUT':
    case 'ITEM_GONE':
      return { refused: code, names: readTexts(data.names), lineKeys: readTexts(data.lineKeys) };
    case 'PAUSED':
      return (data.type === 'DELI' || data.type === 'DELIAT' || data.type === 'PICKUP') &&
        typeof data.until === 'number'
        ? { refused: code, type: data.type, until: data.until * 1000, takesLater: data.takes_later === true }
        : null;
    case 'TABLES_PAUSED':
      return typeof data.until === 'number' ? { refused: code, until: data.until * 1000 } : null;
    case 'BELOW_MINIMUM':
      return typeof data.minimum_amount === 'number'
        ? { refused: code, minimum: fromWire(data.minimum_amount, currency, 'minimum_amount') }
        : null;
    // how far is said in the sentence; without numbers it is out of range all the same
    case 'OVER_DISTANCE':
    case 'OUT_OF_RANGE':
      return { refused: 'OUT_OF_RANGE', limitKm: readKm(data.limitKm), distanceKm: readKm(data.distanceKm) };
    default:
      return null;
  }
}
