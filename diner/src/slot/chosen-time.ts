import type { DayChoice, HourChoice } from '@mam/domain/checkout/order-time.ts';
import type { PickupAt } from '@mam/domain/time/pickup-at.ts';

/** The offered value nearest to a wish; the earlier of two equally near. */
function nearest(offered: readonly number[], wish: number): number | undefined {
  return offered.reduce<number | undefined>(
    (best, value) => (best === undefined || Math.abs(value - wish) < Math.abs(best - wish) ? value : best),
    undefined,
  );
}

/** The minutes of an hour whose slot has a place left. */
export const freeMinutes = ({ minutes, full }: HourChoice): readonly number[] =>
  minutes.filter((minute) => !full.includes(minute));

/** The time on offer nearest to a wish: turning one wheel never leaves a time nobody offers. null = there is none. */
export function nearestTime(days: readonly DayChoice[], wish: PickupAt): PickupAt | null {
  const open = days.filter(({ hours }) => hours.length > 0);
  // without a wish the first time with a place left
  if (wish.hour < 0) {
    const free = freeTimes(open);
    return free.find(({ days: ahead }) => ahead === wish.days) ?? free[0] ?? null;
  }
  const day = open.find(({ days: ahead }) => ahead === wish.days) ?? open[0];
  if (!day) return null;
  const hour = nearest(
    day.hours.map((choice) => choice.hour),
    wish.hour,
  );
  const choice = day.hours.find((one) => one.hour === hour);
  const minutes = choice?.minutes ?? [];
  const first = (choice && freeMinutes(choice)[0]) ?? minutes[0];
  const minute = hour === wish.hour ? nearest(minutes, wish.minute) : first;
  return hour === undefined || minute === undefined ? null : { days: day.days, hour, minute };
}

/** Whether a time on offer has no place left. */
export function isTaken(days: readonly DayChoice[], { days: ahead, hour, minute }: PickupAt): boolean {
  const day = days.find((choice) => choice.days === ahead);
  return day?.hours.find((choice) => choice.hour === hour)?.full.includes(minute) ?? false;
}

function freeTimes(days: readonly DayChoice[]): PickupAt[] {
  return days.flatMap(({ days: ahead, hours }) =>
    hours.flatMap((choice) =>
      freeMinutes(choice).map((minute) => ({ days: ahead, hour: choice.hour, minute })),
    ),
  );
}

/** Two times to tap at once: the next half hours with a place left, of the first day that has one. */
export function soonTimes(days: readonly DayChoice[]): readonly PickupAt[] {
  const half = freeTimes(days).filter(({ minute }) => minute % 30 === 0);
  return half.filter(({ days: ahead }) => ahead === half[0]?.days).slice(0, 2);
}
