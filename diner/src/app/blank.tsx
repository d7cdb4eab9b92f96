import { useWords } from '@mam/client/i18n.ts';
import { shellWords } from '../words/areas.ts';

/** While a screen's code is on its way: the page's own paper, and a word for those who listen. */
export function BlankScreen() {
  const say = useWords(shellWords);
  return (
    <p className="vh" role="status">
      {say('loading')}
    </p>
  );
}
