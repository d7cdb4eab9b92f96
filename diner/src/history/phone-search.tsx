import { useWords } from '@mam/client/i18n.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { historyWords } from '../words/areas.ts';
import { SearchForm } from './search-form.tsx';

interface PhoneSearchProps {
  /** '' = nothing is searched for */
  readonly searched: string;
  readonly onSearch: (phone: string) => void;
}

/** Keeps of a typed number its digits, and the plus of another country. */
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
  const go = () => {
    const phone = dialled(typed);
    if (!isPhone(phone)) return showToast(say('search_short'), { urgent: true });
    input.current?.blur(); // takes the phone's keyboard off what was found
    setTyped(phone);
    onSearch(phone);
  };
  return (
    <SearchForm
      icon={<Phone aria-hidden="true" />}
      label={say('search')}
      typed={typed}
      onTyped={setTyped}
      clearable={typed !== ''}
      clearLabel={say('search_clear')}
      onClear={clear}
      goLabel={say('search_go')}
      strong
      onGo={go}
      input={{ ref: input, type: 'tel', name: 'phone', maxLength: 40 }}
    />
  );
}
