import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { isRecipientName } from '@mam/domain/contact/name.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { addDays } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Clock, MapPin, Store as StoreIcon, UserRound } from 'lucide-react';
import { timeNow } from '../device/clock.ts';
import { groupOrderWords } from '../words/areas.ts';
import { dayOfYearWord } from '../words/date-words.ts';
import styles from './group-page.module.css';

/** The owner's choices for everybody, to be read and not changed. */
export function SettingRows({ wire, store }: { readonly wire: GroupOrderWire; readonly store: Store }) {
  const say = useWords(groupOrderWords);
  const { setting } = wire;
  const when = useWhen(wire, store);
  if (!setting) return null;
  const { type, user } = setting;
  const pickup = type === 'PICKUP';
  const named = user && isRecipientName(user.name);
  // the number is the owner's to read: for everybody else the name will do
  const whole = named && (user.phone === '' || isPhone(user.phone));
  return (
    <section className={classNames('card', styles.rows)} aria-label={say('settings')}>
      {pickup ? (
        <ListRow lead={<StoreIcon />} label={say('pick_at')} value={store.name} detail={store.address} />
      ) : (
        <ListRow
          lead={<MapPin />}
          label={say('to')}
          value={user?.address || say('to_none')}
          missing={!user?.address}
          detail={user?.sub_address || undefined}
        />
      )}
      {pickup || store.orderTypes.includes('DELIAT') ? (
        <ListRow lead={<Clock />} label={say('when')} value={when} />
      ) : null}
      {whole ? (
        <ListRow lead={<UserRound />} label={say('who')} value={user.name} detail={user.phone || undefined} />
      ) : null}
    </section>
  );
}

function useWhen({ setting }: GroupOrderWire, store: Store): string {
  const say = useWords(groupOrderWords);
  const { hour = -1, minute = 0, number_of_days: days = 0 } = setting?.pickup_at ?? {};
  if (hour < 0 || setting?.is_order_now)
    return say(setting?.type === 'PICKUP' && !setting.is_order_now ? 'when_none' : 'when_soon');
  const time = formatClock({ hour, minute });
  if (days === 0) return say('when_today', { time });
  if (days === 1) return say('when_tomorrow', { time });
  if (days === 2) return say('when_after_tomorrow', { time });
  return say('when_day', { time, day: dayOfYearWord(addDays(wallTime(timeNow(), store.zone), days)) });
}
