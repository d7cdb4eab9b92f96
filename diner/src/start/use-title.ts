import { useEffect } from 'react';
import { useLanguage } from '../words/words.ts';

/** The tab's title and the document's language follow what is on screen. */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const language = useLanguage();
  const title = parts.filter(Boolean).join(' · ') || 'Mâm';
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
}
