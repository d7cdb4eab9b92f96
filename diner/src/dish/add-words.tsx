import { useWords } from '@mam/client/i18n.ts';
import { dishWords } from '../words/areas.ts';

/** "Add" beside a price on a phone, "Add to the tray" where there is room. */
export function AddWords() {
  const say = useWords(dishWords);
  return (
    <>
      <span className="only-m">{say('add')}</span>
      <span className="only-d">{say('add_wide')}</span>
    </>
  );
}
