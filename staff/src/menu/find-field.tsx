import { classNames } from '@mam/ui/class-names.ts';
import { Search, X } from 'lucide-react';
import { useSay } from '../words/words.ts';
import styles from './find-field.module.css';

interface FindFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** on a panel instead of on the page */
  readonly quiet?: boolean;
  /** missing = it finds dishes */
  readonly label?: string;
  /** a dialog opens with the focus in it */
  readonly isFirst?: boolean;
}

/** React focuses before a dialog opens, which then moves the focus; the attribute tells the dialog where to. */
const askForFocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

export function FindField({ value, onChange, quiet, label, isFirst = false }: FindFieldProps) {
  const say = useSay();
  const name = label ?? say('menu.find');
  return (
    <div className={classNames(styles.find, quiet && styles.quiet)}>
      <Search aria-hidden="true" />
      <input
        ref={isFirst ? askForFocus : undefined}
        type="search"
        value={value}
        placeholder={name}
        aria-label={name}
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
