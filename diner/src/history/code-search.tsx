import { useWords } from '@mam/client/i18n.ts';
import { Hash } from 'lucide-react';
import { useState } from 'react';
import { historyWords } from '../words/areas.ts';
import { SearchForm } from './search-form.tsx';

interface CodeSearchProps {
  /** '' = all that was found */
  readonly searched: string;
  readonly onSearch: (code: string) => void;
}

/** [OR37] Among what a number found, one order by the code its diner was told. */
export function CodeSearch({ searched, onSearch }: CodeSearchProps) {
  const say = useWords(historyWords);
  const [typed, setTyped] = useState(searched);
  const search = (code: string) => {
    setTyped(code);
    onSearch(code);
  };
  return (
    <SearchForm
      icon={<Hash aria-hidden="true" />}
      label={say('code_search')}
      typed={typed}
      onTyped={setTyped}
      clearable={searched !== ''}
      clearLabel={say('code_clear')}
      onClear={() => search('')}
      goLabel={say('code_go')}
      onGo={() => search(typed.replace(/\s/g, '').toUpperCase())}
      input={{ name: 'code', autoCapitalize: 'characters', spellCheck: false, maxLength: 12 }}
    />
  );
}
