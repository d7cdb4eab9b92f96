import type { WallTime } from './moment.ts';

/** Which week days and hours something is sold; 0 = no limit [TI5]. Bit 2^(weekday+1), Sunday = 0; bit 2^hour. */
export interface SaleWindow {
  readonly days: number;
  readonly hours: number;
}

export const ALWAYS: SaleWindow = { days: 0, hours: 0 };

/** [TI5] Sold when the day's bit and the hour's bit are both set; a mask of 0 sets no limit. */
export function isSold(window: SaleWindow, wall: WallTime): boolean {
  const onThisDay = window.days === 0 || (window.days & (1 << (wall.weekday + 1))) !== 0;
  const atThisHour = window.hours === 0 || (window.hours & (1 << wall.hour)) !== 0;
  return onThisDay && atThisHour;
}
