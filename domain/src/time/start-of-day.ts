import { addDays } from './days.ts';
import type { EpochMs, Zone } from './moment.ts';
import { epochOrJump, wallTime } from './wall-time.ts';

/** [TI3] The midnight of today where that clock is, or of so many days before; where it skips it, the first moment it shows. */
export const startOfDay = (now: EpochMs, zone: Zone, daysBefore = 0): EpochMs =>
  epochOrJump(addDays(wallTime(now, zone), -daysBefore), 0, 0, zone);
