import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { NO_TIME, type OrderDraft } from '@mam/domain/checkout/draft.ts';
import { ADDRESS_LENGTH } from '@mam/domain/contact/limits.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { WireError } from '../money/money-wire.ts';
import type { OrderUser, PlaceOrderBody, Preview } from './order-body.schema.ts';
import { linesOf } from './sent-lines.ts';
import { noteOf, textOf } from './typed-text.ts';

/** a company orders too */
const RECIPIENT_LENGTH = 100;
const PHONE_LENGTH = 40;

/** A body that keeps to its schema and still makes no sense. */
export interface Malformed {
  readonly refused: 'MALFORMED';
  readonly path: string;
  readonly problem: string;
}

function addressOf(user: OrderUser | null | undefined): Address | null {
  const text = textOf(user?.address, ADDRESS_LENGTH, 'user.address');
  if (text === '' && !user?.location) return null;
  const detail = textOf(user?.sub_address, ADDRESS_LENGTH, 'user.sub_address');
  return { text, detail, location: user?.location ?? null };
}

/** Whether a caller says it is only looking. */
export const isPreview = (said: Preview | undefined): boolean =>
  said === true || said === 1 || said === 'true';

function readDraft(
  { items, setting, user, is_preview }: PlaceOrderBody,
  menu: Menu,
  together: readonly CartLine[] | null,
): OrderDraft {
  const at = setting.pickup_at;
  const type = setting.type === 'PICK' ? 'PICKUP' : setting.type;
  const untimed = !at || at.hour < 0;
  return {
    type,
    lines: together ?? linesOf(items, menu),
    // hour −1 of a delivery means now; for a pickup it means that no time was chosen
    orderNow: setting.is_order_now ?? (type === 'DELI' && untimed),
    pickupAt: at ? { days: at.number_of_days, hour: at.hour, minute: at.minute } : NO_TIME,
    name: textOf(user?.name, RECIPIENT_LENGTH, 'user.name'),
    phone: textOf(user?.phone, PHONE_LENGTH, 'user.phone'),
    address: addressOf(user),
    note: noteOf(setting.note, 'setting.note'),
    paymentMethod: setting.payment_method || null,
    preview: isPreview(is_preview) || isPreview(setting.is_preview),
    ...(together && { together: true }),
  };
}

/**
 * What a body orders: ids, quantities, choices and notes. Prices, amounts, discounts and uids in it are not
 * looked at. A line's key is its Pr_Key as sent. Whether the menu sells it is for the order rules to say. `together`: the
 * lines several people have chosen, instead of those of the body [GO15].
 */
export function draftOf(
  body: PlaceOrderBody,
  menu: Menu,
  together: readonly CartLine[] | null = null,
): OrderDraft | Malformed {
  try {
    return readDraft(body, menu, together);
  } catch (fault) {
    if (!(fault instanceof WireError)) throw fault;
    return { refused: 'MALFORMED', path: fault.path, problem: fault.message };
  }
}
