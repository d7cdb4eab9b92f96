import type { PickupAt } from '@mam/domain/order/order.ts';
import type { DayChoice } from '@mam/domain/order/order-time.ts';

/** The offered value nearest to a wish; the earlier of two equally near. */
function nearest(offered: readonly number[], wish: number): number | undefined {
  return offered.reduce<number | undefined>(
    (best, value) => (best === undefined || Math.abs(value - wish) < Math.abs(best - wish) ? value : best),
    undefined,
  );
}

/** What is on offer nearest to what was wished: turning one wheel never leaves a time nobody offers. null = nothing is. */
export function nearestTime(days: readonly DayChoice[], wish: PickupAt): PickupAt | null {
  const open = days.filter(({ hours }) => hours.length > 0);
  const day = open.find(({ days: ahead }) => ahead === wish.days) ?? open[0];
  if (!day) return null;
  // without a wish the first time of the day
  const wishedHour = wish.hour < 0 ? (day.hours[0]?.hour ?? 0) : wish.hour;
  const hour = nearest(
    day.hours.map((choice) => choice.hour),
    wishedHour,
  );
  const minutes = day.hours.find((choice) => choice.hour === hour)?.minutes ?? [];
  const minute = hour === wish.hour ? nearest(minutes, wish.minute) : minutes[0];
  return hour === undefined || minute === undefined ? null : { days: day.days, hour, minute };
}

/** Two times to tap at once: the next half hours of the first open day. */
export function soonTimes(days: readonly DayChoice[]): readonly PickupAt[] {
  const day = days.find(({ hours }) => hours.length > 0);
  if (!day) return [];
  return day.hours
    .flatMap(({ hour, minutes }) =>
      minutes.filter((minute) => minute % 30 === 0).map((minute) => ({ days: day.days, hour, minute })),
    )
    .slice(0, 2);
}
