import { NoticeBand } from '@mam/ui/top-bar.tsx';
import { useSyncExternalStore } from 'react';
import { isDemo } from '../start/server-mode.ts';
import { shellWords } from '../words/shell/words.ts';
import { useWords } from '../words/words.ts';

const never = () => () => {};

/** A demo server says so on every screen [decision 18a]. A page kept for everybody does not know it yet. */
export function DemoBand() {
  const say = useWords(shellWords);
  const demo = useSyncExternalStore(never, isDemo, () => false);
  return demo ? <NoticeBand>{say('demo')}</NoticeBand> : null;
}
