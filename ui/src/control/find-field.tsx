import { Search, X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './find-field.module.css';

interface FindFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** on a panel instead of on the page */
  readonly quiet?: boolean;
  readonly label: string;
  /** the name of the button that empties it */
  readonly clear: string;
  readonly maxLength?: number;
  readonly className?: string;
  /** a dialog opens with the focus in it */
  readonly isFirst?: boolean;
}

/** React focuses before a dialog opens, which then moves the focus; the attribute tells the dialog where to. */
const askForFocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** A text somebody finds things by. */
export function FindField({
  value,
  onChange,
  quiet,
  label,
  clear,
  maxLength,
  className,
  isFirst = false,
}: FindFieldProps) {
  return (
    <div className={classNames(styles.find, quiet && styles.quiet, className)}>
      <Search aria-hidden="true" />
      <input
        ref={isFirst ? askForFocus : undefined}
        type="search"
        value={value}
        maxLength={maxLength}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <button type="button" aria-label={clear} onClick={() => onChange('')}>
          <X aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
