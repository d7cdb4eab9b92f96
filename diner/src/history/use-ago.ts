import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useCallback, useMemo } from 'react';
import { useMinute } from '../device/clock.ts';
import { historyWords } from '../words/areas.ts';
import { elapsedSince } from './ago.ts';

/** Says how long ago something was, in the words of the language: "12 phút trước". */
export function useAgo(): (at: EpochMs) => string {
  const say = useWords(historyWords);
  const language = useLanguage();
  const now = useMinute();
  const words = useMemo(() => new Intl.RelativeTimeFormat(language), [language]);
  return useCallback(
    (at) => {
      if (now === null) return '';
      const { count, unit } = elapsedSince(at, now);
      return count === 0 ? say('just_now') : words.format(-count, unit);
    },
    [now, say, words],
  );
}
