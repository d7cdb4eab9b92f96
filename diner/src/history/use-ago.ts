import { useLanguage } from '@mam/client/i18n.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useCallback, useMemo } from 'react';
import { useMinute } from '../device/clock.ts';
import { agoOf } from './ago.ts';

/** Says how long ago something was, in the words of the language: "12 phút trước". */
export function useAgo(): (at: EpochMs) => string {
  const language = useLanguage();
  const now = useMinute();
  const words = useMemo(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }), [language]);
  return useCallback(
    (at) => {
      if (now === null) return '';
      const { count, unit } = agoOf(at, now);
      return words.format(-count, unit);
    },
    [now, words],
  );
}
