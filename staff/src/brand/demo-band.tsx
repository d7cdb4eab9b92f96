import { isDemo } from '@mam/client/server-mode.ts';
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
