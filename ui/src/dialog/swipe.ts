/** Where a finger took a sheet: px moved down, height of the sheet in px, ms since the touch began. */
export interface Swipe {
  readonly moved: number;
  readonly height: number;
  readonly lasted: number;
}

/** A sheet closes past 30 % of its height, or by a flick: at least 40 px, faster than 0.5 px a millisecond. */
export function swipeCloses({ moved, height, lasted }: Swipe): boolean {
  if (moved <= 0) return false;
  const flick = moved >= 40 && moved / Math.max(lasted, 1) > 0.5;
  return flick || moved > height * 0.3;
}
