import { useWords } from '@mam/client/i18n.ts';
import { isRecipientName } from '@mam/domain/contact/name.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { addDays } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Clock, MapPin, Store as StoreIcon, UserRound } from 'lucide-react';
import { timeNow } from '../device/clock.ts';
import { groupOrderWords } from '../words/areas.ts';
import { dayOfYearWord } from '../words/date-words.ts';
import styles from './group-page.module.css';

/** The owner's choices for everybody, to be read and not changed. */
export function SettingRows({
  groupOrder,
  store,
}: {
  readonly groupOrder: GroupOrder;
  readonly store: Store;
}) {
  const say = useWords(groupOrderWords);
  const { choice } = groupOrder;
  const when = useWhen(groupOrder, store);
  if (!choice) return null;
  const { type, recipient } = choice;
  const to = recipient?.address;
  const pickup = type === 'PICKUP';
  const named = recipient && isRecipientName(recipient.name);
  // the number is the owner's to read: for everybody else the name will do
  const whole = named && (recipient.phone === '' || isPhone(recipient.phone));
  return (
    <section className={classNames('card', styles.rows)} aria-label={say('settings')}>
      {pickup ? (
        <ListRow lead={<StoreIcon />} label={say('pick_at')} value={store.name} detail={store.address} />
      ) : (
        <ListRow
          lead={<MapPin />}
          label={say('to')}
          value={to?.text || say('to_none')}
          missing={!to?.text}
          detail={to?.detail || undefined}
        />
      )}
      {pickup || store.orderTypes.includes('DELIAT') ? (
        <ListRow lead={<Clock />} label={say('when')} value={when} />
      ) : null}
      {whole ? (
        <ListRow
          lead={<UserRound />}
          label={say('who')}
          value={recipient.name}
          detail={recipient.phone || undefined}
        />
      ) : null}
    </section>
  );
}

function useWhen({ choice }: GroupOrder, store: Store): string {
  const say = useWords(groupOrderWords);
  const { hour, minute, days } = choice?.pickupAt ?? NO_TIME;
  if (hour < 0 || choice?.orderNow)
    return say(choice?.type === 'PICKUP' && !choice.orderNow ? 'when_none' : 'when_soon');
  const time = formatClock({ hour, minute });
  if (days === 0) return say('when_today', { time });
  if (days === 1) return say('when_tomorrow', { time });
  if (days === 2) return say('when_after_tomorrow', { time });
  return say('when_day', { time, day: dayOfYearWord(addDays(wallTime(timeNow(), store.zone), days)) });
}
