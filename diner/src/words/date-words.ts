import { currentLanguage } from '@mam/client/i18n.ts';
import { formatDate, formatDay } from '@mam/domain/time/format-time.ts';
import type { Day } from '@mam/domain/time/moment.ts';

/** [TI6] A date in the language on screen; components that show it say words, and so follow a new language. */
export const dateWord = (day: Day): string => formatDate(day, currentLanguage());

/** [TI6] The same without its year. */
export const dayOfYearWord = (day: Pick<Day, 'month' | 'day'>): string => formatDay(day, currentLanguage());
