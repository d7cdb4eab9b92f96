import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { Search, X } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from '../search/search-field.module.css';
import own from './history.module.css';

interface SearchFormProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** the button that empties it is shown */
  readonly clearable: boolean;
  readonly clearLabel: string;
  readonly onClear: () => void;
  readonly goLabel: string;
  /** the button that leads on is the main one here */
  readonly strong?: boolean;
  readonly onGo: () => void;
  readonly input?: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
}

/** Where a diner types what an order is found by; emptied by hand it is as if it were cleared. */
export function SearchForm({ typed, onTyped, onClear, ...form }: SearchFormProps) {
  return (
    <search className={own.search}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          form.onGo();
        }}
      >
        {form.icon}
        <input
          enterKeyHint="search"
          autoComplete="off"
          aria-label={form.label}
          placeholder={form.label}
          value={typed}
          onChange={({ target }) => (target.value === '' ? onClear() : onTyped(target.value))}
          {...form.input}
        />
        {form.clearable ? (
          <button
            type="button"
            className={iconButtonClass('ghost')}
            aria-label={form.clearLabel}
            onClick={onClear}
          >
            <X />
          </button>
        ) : null}
        <button
          type="submit"
          className={iconButtonClass(form.strong ? 'brand' : 'flat')}
          aria-label={form.goLabel}
        >
          <Search />
        </button>
      </form>
    </search>
  );
}
