import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { isComposing } from '@mam/ui/control/composing.ts';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { searchWords } from '../words/areas.ts';
import styles from './search-field.module.css';

/** Longer than any name of a dish. */
const LONGEST = 80;

interface SearchFieldProps {
  readonly value: string;
  readonly label: string;
  readonly onChange: (value: string) => void;
  /** Enter, or the magnifier of a phone's keyboard */
  readonly onSubmit?: () => void;
  /** the arrow down: on into what was found */
  readonly onDown?: () => void;
  readonly input?: RefObject<HTMLInputElement | null>;
  readonly className?: string | undefined;
}

/** Where a query is typed: no correction and no capitals, a magnifier on the phone's Enter, Esc empties it. */
export function SearchField(props: SearchFieldProps) {
  const say = useWords(searchWords);
  const own = useRef<HTMLInputElement>(null);
  const input = props.input ?? own;
  const { value, onChange } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' && props.onDown) {
      event.preventDefault();
      props.onDown();
    }
    if (event.key === 'Escape' && value) {
      event.preventDefault();
      onChange('');
    }
  };
  return (
    <search className={classNames(styles.room, props.className)}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.blur(); // takes the phone's keyboard off what was found
          props.onSubmit?.();
        }}
      >
        <Search aria-hidden="true" />
        <input
          ref={input}
          type="search"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={LONGEST}
          aria-label={props.label}
          placeholder={say('placeholder')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {value ? (
          <button
            type="button"
            className={iconButtonClass('ghost')}
            aria-label={say('clear')}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <X />
          </button>
        ) : null}
      </form>
    </search>
  );
}
