import { classNames } from '@mam/ui/class-names.ts';
import { Search, X } from 'lucide-react';
import { useSay } from '../words/words.ts';
import styles from './find-field.module.css';

interface FindFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** on a panel instead of on the page */
  readonly quiet?: boolean;
}

export function FindField({ value, onChange, quiet }: FindFieldProps) {
  const say = useSay();
  return (
    <div className={classNames(styles.find, quiet && styles.quiet)}>
      <Search aria-hidden="true" />
      <input
        type="search"
        value={value}
        placeholder={say('menu.find')}
        aria-label={say('menu.find')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <button type="button" aria-label={say('menu.clear')} onClick={() => onChange('')}>
          <X aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
