import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { ADDRESS_LENGTH, NAME_LENGTH } from '@mam/domain/contact/limits.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import { readNote, readTypedText } from '../checkout/typed-text.ts';
import type { GroupOrderSetting, GroupOrderSettingBody } from './group-order.schema.ts';

const PHONE_LENGTH = 40;

/** The owner's choice for everybody in a group order: how, when and to whom. */
export interface GroupOrderChoice extends Pick<OrderDraft, 'type' | 'orderNow' | 'pickupAt'> {
  /** for the restaurant, and for the whole order */
  readonly note: string;
  readonly recipient: {
    readonly name: string;
    readonly phone: string;
    readonly address: Address | null;
  } | null;
}

function readRecipientAddress(user: NonNullable<GroupOrderSettingBody['user']>): Address | null {
  const text = readTypedText(user.address, ADDRESS_LENGTH, 'setting.user.address');
  if (text === '' && !user.location) return null;
  const detail = readTypedText(user.sub_address, ADDRESS_LENGTH, 'setting.user.sub_address');
  return { text, detail, location: user.location ?? null };
}

/** Throws WireError for what is too long. */
export function choiceFromWire({
  type,
  is_order_now,
  pickup_at,
  user,
  note,
}: GroupOrderSettingBody): GroupOrderChoice {
  const { number_of_days: days, hour, minute } = pickup_at;
  return {
    type: type === 'PICK' ? 'PICKUP' : type,
    orderNow: is_order_now,
    pickupAt: { days, hour, minute },
    note: readNote(note, 'setting.note'),
    recipient: user
      ? {
          name: readTypedText(user.name, NAME_LENGTH, 'setting.user.name'),
          phone: readTypedText(user.phone, PHONE_LENGTH, 'setting.user.phone'),
          address: readRecipientAddress(user),
        }
      : null,
  };
}

/** As people in the group order read it; phone and note are the owner's to read. */
export function choiceToWire(
  { type, orderNow, pickupAt, note, recipient }: GroupOrderChoice,
  { code, phoneShown }: { readonly code: string; readonly phoneShown: boolean },
): GroupOrderSetting {
  const { days, hour, minute } = pickupAt;
  return {
    type,
    voucher_code: code,
    user: recipient && {
      name: recipient.name,
      phone: phoneShown ? recipient.phone : '',
      address: recipient.address?.text ?? '',
      sub_address: recipient.address?.detail ?? '',
      location: recipient.address?.location ?? null,
    },
    is_order_now: orderNow,
    pickup_at: { number_of_days: Math.max(0, days), hour, minute },
    note: phoneShown ? note : '',
  };
}
