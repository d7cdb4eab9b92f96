import { useWords } from '@mam/client/i18n.ts';
import { shellWords } from '../words/areas.ts';

/** A screen whose code is on its way: the page's own paper, and a word for a screen reader. */
export function BlankScreen() {
  const say = useWords(shellWords);
  return (
    <p className="vh" role="status">
      {say('loading')}
    </p>
  );
}
