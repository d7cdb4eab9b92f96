import { useWords } from '@mam/client/i18n.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Phone, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from '../search/search-field.module.css';
import { historyWords } from '../words/areas.ts';
import own from './history.module.css';

interface PhoneSearchProps {
  /** '' = nothing is searched for */
  readonly searched: string;
  readonly onSearch: (phone: string) => void;
}

/** What is left of what was typed: the digits, and the plus of another country. */
const dialled = (typed: string): string =>
  (typed.trim().startsWith('+') ? '+' : '') + typed.replace(/\D/g, '');

/** [OR37] Where a phone number is typed to find what was ordered with it. */
export function PhoneSearch({ searched, onSearch }: PhoneSearchProps) {
  const say = useWords(historyWords);
  const [typed, setTyped] = useState(searched);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setTyped('');
    onSearch('');
    input.current?.focus();
  };
  return (
    <search className={own.search}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          const phone = dialled(typed);
          if (!isPhone(phone)) return showToast(say('search_short'), { urgent: true });
          input.current?.blur(); // takes the phone's keyboard off what was found
          setTyped(phone);
          onSearch(phone);
        }}
      >
        <Phone aria-hidden="true" />
        <input
          ref={input}
          type="tel"
          name="phone"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          aria-label={say('search')}
          placeholder={say('search')}
          value={typed}
          onChange={({ target }) => (target.value === '' ? clear() : setTyped(target.value))}
        />
        {typed ? (
          <button
            type="button"
            className={iconButtonClass('ghost')}
            aria-label={say('search_clear')}
            onClick={clear}
          >
            <X />
          </button>
        ) : null}
        <button type="submit" className={iconButtonClass('brand')} aria-label={say('search_go')}>
          <Search />
        </button>
      </form>
    </search>
  );
}
