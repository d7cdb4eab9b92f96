import { ADDRESS_LENGTH, NAME_LENGTH } from '@mam/domain/contact/limits.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { GroupOrderChoice } from '@mam/domain/group-order/choice.ts';
import { readNote, readTypedText } from '../checkout/typed-text.ts';
import type { GroupOrderSetting, GroupOrderSettingBody } from './group-order.schema.ts';

const PHONE_LENGTH = 40;

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

/** The owner's choice as they send it. */
export function choiceToWire({
  type,
  orderNow,
  pickupAt,
  note,
  recipient,
}: GroupOrderChoice): Omit<GroupOrderSetting, 'voucher_code'> {
  const { days, hour, minute } = pickupAt;
  return {
    type,
    user: recipient && {
      name: recipient.name,
      phone: recipient.phone,
      address: recipient.address?.text ?? '',
      sub_address: recipient.address?.detail ?? '',
      location: recipient.address?.location ?? null,
    },
    is_order_now: orderNow,
    pickup_at: { number_of_days: Math.max(0, days), hour, minute },
    note,
  };
}

/** The owner's choice as the server tells it. */
export function choiceOf({ type, user, is_order_now, pickup_at, note }: GroupOrderSetting): GroupOrderChoice {
  const { number_of_days: days, hour, minute } = pickup_at;
  const isNowhere = !user?.address && !user?.location;
  return {
    type,
    orderNow: is_order_now,
    pickupAt: { days, hour, minute },
    note,
    recipient: user && {
      name: user.name,
      phone: user.phone,
      address: isNowhere ? null : { text: user.address, detail: user.sub_address, location: user.location },
    },
  };
}
