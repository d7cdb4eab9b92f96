import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { lastTick } from '../device/clock.ts';
import { endText } from '../store/end-text.ts';
import { checkoutWords } from '../words/areas.ts';
import type { Checkout } from './use-checkout.ts';

/** Why nothing can be placed, short enough for the button. */
export function useReason(): (
  refusal: PlacingRefusal,
  checkout: Pick<Checkout, 'store' | 'quote'>,
) => string {
  const say = useWords(checkoutWords);
  const language = useLanguage();
  return (refusal, { store, quote }) => {
    switch (refusal.refused) {
      case 'BELOW_MINIMUM':
        return say('why_minimum', {
          amount: formatMoney(Math.max(0, refusal.minimum - quote.beforeVoucher), store.currency),
          minimum: formatMoney(refusal.minimum, store.currency),
        });
      case 'OUT_OF_RANGE':
      case 'OVER_DISTANCE':
        if (refusal.limitKm === null || refusal.distanceKm === null) return say('why_outside');
        return say('why_far', {
          km: formatKm(refusal.distanceKm, language),
          limit: formatKm(refusal.limitKm, language),
        });
      case 'EMPTY_CART':
        return say('why_empty');
      case 'STORE_UNPUBLISHED':
        return say('why_unpublished');
      case 'STORE_PAUSED':
        return say('why_paused');
      case 'PAUSED': {
        const time = endText(refusal.until, lastTick(), store.zone);
        return say(refusal.takesLater ? 'why_paused_later' : 'why_paused_until', { time });
      }
      case 'TABLES_PAUSED':
        return say('why_tables_until', { time: endText(refusal.until, lastTick(), store.zone) });
      case 'TABLES_STOPPED':
        return say('why_tables');
      case 'STORE_CLOSED':
        return say('why_closed');
      case 'SOLD_OUT':
        return say('why_sold_out');
      case 'NOT_SOLD_AT_TIME':
        return say('why_not_at_time');
      case 'ITEM_GONE':
        return say('why_gone');
      case 'INVALID_CHOICE':
        return say('why_invalid');
      case 'PREVIEW':
        return say('why_preview');
      case 'SHIPPING_UNAVAILABLE':
        return say('why_shipping');
      case 'TYPE_UNAVAILABLE':
        return say('why_type');
      case 'TOO_MANY_OPEN':
        return say('why_open', { n: refusal.limit });
      case 'TOO_MUCH':
        return say('why_much');
      case 'ADDRESS_REQUIRED':
      case 'ADDRESS_NEEDS_LOCATION':
        return say('to_missing');
      case 'TIME_REQUIRED':
      case 'TIME_PASSED':
      case 'TIME_TOO_SOON':
        return say('time_none');
      case 'SLOT_FULL':
        return say('why_slot');
      case 'NAME_REQUIRED':
        return say('who_missing');
      case 'NAME_TOO_LONG':
        return say('name_long', { n: refusal.limit });
      case 'PHONE_REQUIRED':
        return say('phone_missing');
      case 'PHONE_TOO_LONG':
        return say('phone_bad');
      case 'PHONE_UNREADABLE':
        return say('phone_signs');
      case 'PAYMENT_REQUIRED':
      case 'PAYMENT_UNAVAILABLE':
        return say('pay_missing');
    }
  };
}
