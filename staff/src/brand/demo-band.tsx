import { NoticeBand } from '@mam/ui/top-bar.tsx';
import { useSay } from '../words/words.ts';

/** A demo server says so on every screen. */
export function DemoBand() {
  const say = useSay();
  if (!isDemo()) return null;
  return (
    <aside aria-label={say('demo')}>
      <NoticeBand>{say('demo.band')}</NoticeBand>
    </aside>
  );
}

/** Whether the server that sent this page is a demo: it writes its mode into the document. */
function isDemo(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="mam-mode"]')?.content === 'demo';
}
