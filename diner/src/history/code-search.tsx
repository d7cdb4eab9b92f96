import { useWords } from '@mam/client/i18n.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { Hash, Search, X } from 'lucide-react';
import { useState } from 'react';
import styles from '../search/search-field.module.css';
import { historyWords } from '../words/areas.ts';
import own from './history.module.css';

interface CodeSearchProps {
  /** '' = all that was found */
  readonly searched: string;
  readonly onSearch: (code: string) => void;
}

/** [OR37] Among what a number found, one order by the code its diner was told. */
export function CodeSearch({ searched, onSearch }: CodeSearchProps) {
  const say = useWords(historyWords);
  const [typed, setTyped] = useState(searched);
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <search className={own.search}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          const code = typed.replace(/\s/g, '').toUpperCase();
          setTyped(code);
          onSearch(code);
        }}
      >
        <Hash aria-hidden="true" />
        <input
          name="code"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          aria-label={say('code_search')}
          placeholder={say('code_search')}
          value={typed}
          onChange={({ target }) => (target.value === '' ? clear() : setTyped(target.value))}
        />
        {searched ? (
          <button
            type="button"
            className={iconButtonClass('ghost')}
            aria-label={say('code_clear')}
            onClick={clear}
          >
            <X />
          </button>
        ) : null}
        <button type="submit" className={iconButtonClass('flat')} aria-label={say('code_go')}>
          <Search />
        </button>
      </form>
    </search>
  );
}
