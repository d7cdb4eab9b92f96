import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { countedFrom } from '@mam/domain/checkout/calendar-time.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { ADDRESS_LENGTH } from '@mam/domain/contact/limits.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Day } from '@mam/domain/time/moment.ts';
import { NO_TIME, type PickupAt } from '@mam/domain/time/pickup-at.ts';
import { WireError } from '../money/money-wire.ts';
import type { DatedPickupAt } from '../order/order-fields.schema.ts';
import { dayFromWire } from '../time/calendar.ts';
import type { OrderUser, PlaceOrderBody, Preview } from './order-body.schema.ts';
import { readSentLines } from './sent-lines.ts';
import { readNote, readTypedText } from './typed-text.ts';

/** a company orders too */
const RECIPIENT_LENGTH = 100;
const PHONE_LENGTH = 40;

/** A body that keeps to its schema and still makes no sense. */
export interface Malformed {
  readonly refused: 'MALFORMED';
  readonly path: string;
  readonly problem: string;
}

function readAddress(user: OrderUser | null | undefined): Address | null {
  const text = readTypedText(user?.address, ADDRESS_LENGTH, 'user.address');
  if (text === '' && !user?.location) return null;
  const detail = readTypedText(user?.sub_address, ADDRESS_LENGTH, 'user.sub_address');
  return { text, detail, location: user?.location ?? null };
}

/** Whether a caller says it is only looking. */
export const isPreview = (said: Preview | undefined): boolean =>
  said === true || said === 1 || said === 'true';

/** [OR7] Counted from the store's today, whenever the days were counted that it says itself. */
function readPickupAt(at: DatedPickupAt, today: Day): PickupAt {
  const { number_of_days: days, hour, minute, date } = at;
  if (date === undefined) return { days, hour, minute };
  return countedFrom(today, { day: dayFromWire(date, 'setting.pickup_at.date'), hour, minute });
}

function readDraft(
  { items, setting, user, is_preview }: PlaceOrderBody,
  menu: Menu,
  today: Day,
  together: readonly CartLine[] | null,
): OrderDraft {
  const at = setting.pickup_at;
  const type = setting.type === 'PICK' ? 'PICKUP' : setting.type;
  const untimed = !at || at.hour < 0;
  return {
    type,
    lines: together ?? readSentLines(items, menu),
    // hour −1 of a delivery means now; for a pickup it means that no time was chosen
    orderNow: setting.is_order_now ?? (type === 'DELI' && untimed),
    pickupAt: untimed ? NO_TIME : readPickupAt(at, today),
    name: readTypedText(user?.name, RECIPIENT_LENGTH, 'user.name'),
    phone: readTypedText(user?.phone, PHONE_LENGTH, 'user.phone'),
    address: readAddress(user),
    note: readNote(setting.note, 'setting.note'),
    paymentMethod: setting.payment_method || null,
    preview: isPreview(is_preview) || isPreview(setting.is_preview),
    ...(together && { together: true }),
  };
}

/** A body read, or where it makes no sense. */
export function orMalformed<T>(read: () => T): T | Malformed {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof WireError)) throw fault;
    return { refused: 'MALFORMED', path: fault.path, problem: fault.message };
  }
}

/**
 * Reads ids, quantities, choices, notes and keys (Pr_Key) from a body, never prices or uids; order rules judge whether
 * the menu sells them. `together`: lines of several people, not the body's [GO15]. `today`: the store's.
 */
export function parseOrderDraft(
  body: PlaceOrderBody,
  menu: Menu,
  today: Day,
  together: readonly CartLine[] | null = null,
): OrderDraft | Malformed {
  return orMalformed(() => readDraft(body, menu, today, together));
}
