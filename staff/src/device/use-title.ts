import { useEffect } from 'react';

/** The title of the tab: what this is, and before it how many wait, so that it shows from another tab. */
export function useTitle(title: string, waiting = 0): void {
  useEffect(() => {
    document.title = `${waiting ? `(${waiting}) ` : ''}${title} · Mâm`;
  }, [title, waiting]);
}
