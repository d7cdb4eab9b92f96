import { useLanguage } from '@mam/client/i18n.ts';
import { useEffect } from 'react';

/** The title of the page being rendered on a server, which writes it into the page. */
export const renderedTitle = { text: 'Mâm' };

/** The tab's title and the document's language follow what is on screen. */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const language = useLanguage();
  const title = parts.filter(Boolean).join(' · ') || 'Mâm';
  if (typeof document === 'undefined') renderedTitle.text = title;
  useEffect(() => {
    document.title = title;
    const { documentElement } = document;
    // the page's every style hangs on it, changed or not
    if (documentElement.lang !== language) documentElement.lang = language;
  }, [title, language]);
}
