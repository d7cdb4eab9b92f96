import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Duty } from '../../clock/clock.ts';

const HOUR = 3_600_000;
/** four in the morning in Vietnam, ten or eleven in the evening in Germany */
const QUIET = { zone: 'Asia/Ho_Chi_Minh', hour: 4 };

/** Once a night the whole database file is looked through; other duties do not wait for it. */
export const nightlyCheck: Duty = {
  name: 'looking through the database',
  every: HOUR,
  run: async ({ database, now, log }) => {
    if (wallTime(now(), QUIET.zone).hour !== QUIET.hour) return;
    database
      .checkFile()
      .catch((fault: unknown) => log.error({ err: fault }, 'the database was not looked through'));
  },
};
