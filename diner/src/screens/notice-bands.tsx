import { NoticeBand } from '@mam/ui/top-bar.tsx';
import { useSyncExternalStore } from 'react';
import { useVisit } from '../device/visit.ts';
import { isDemo } from '../start/server-mode.ts';
import { shellWords } from '../words/shell/words.ts';
import { useWords } from '../words/words.ts';

const never = () => () => {};

/** What holds on every screen of this visit: the server is a demo, nothing can be ordered. */
export function NoticeBands() {
  const say = useWords(shellWords);
  const demo = useSyncExternalStore(never, isDemo, () => false);
  const preview = useVisit((state) => state.preview);
  if (!demo && !preview) return null;
  return (
    <aside aria-label={say(preview ? 'preview' : 'demo')}>
      {demo ? <NoticeBand>{say('demo_band')}</NoticeBand> : null}
      {preview ? <NoticeBand>{say('preview')}</NoticeBand> : null}
    </aside>
  );
}
