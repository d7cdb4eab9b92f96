import { minutesAndSeconds } from '../payment/use-countdown.ts';

const HOUR = 3600;

/** 4218 → "1:10:18", 558 → "09:18". */
export function timeLeft(seconds: number): string {
  if (seconds < HOUR) return minutesAndSeconds(seconds);
  return `${Math.floor(seconds / HOUR)}:${minutesAndSeconds(seconds % HOUR)}`;
}
