import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { isComposing } from '@mam/ui/control/composing.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { LocateFixed, MapPin, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { addressWords } from '../words/areas.ts';
import styles from './address-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import type { AddressSearch } from './use-address-search.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option the arrows lead to, round the end to "none" and on: -1 is the field itself. */
function step(active: number, by: number, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}

interface AddressFieldProps {
  readonly search: AddressSearch;
  readonly locating?: boolean;
  /** fills the field from where the diner is; missing = another button of the page does */
  readonly onLocate?: () => void;
  /** shown above the field, which then looks like the fields of a form */
  readonly label?: string;
  readonly flat?: boolean;
  /** the field is left */
  readonly onLeave?: () => void;
  /** Enter goes on to the next field and leaves this one as it stands; missing = it asks the map */
  readonly onNext?: () => void;
}

/** One address: typed, completed from suggestions, or confirmed as it stands. A combobox with a list below. */
export function AddressField(props: AddressFieldProps) {
  const { search, locating = false, onLocate, label, flat, onLeave, onNext } = props;
  const say = useWords(addressWords);
  const id = useId();
  const [active, setActive] = useState(-1);
  const { suggesting, problem } = search;
  const suggestions = suggesting.state === 'shown' ? suggesting.suggestions : [];
  const open = suggestions.length > 0;
  const current = active < suggestions.length ? active : -1;

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const by = STEPS[event.key];
    if (by && open) {
      event.preventDefault();
      setActive(step(current, by, suggestions.length));
    } else if (event.key === 'Escape' && suggesting.state !== 'quiet') {
      event.preventDefault();
      search.dismiss();
    }
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const chosen = suggestions[current];
    setActive(-1);
    if (chosen) search.choose(chosen);
    else if (!onNext) search.submit();
    onNext?.();
  }

  return (
    <search className={styles.search}>
      {label ? (
        <label htmlFor={`${id}field`} className={styles.label}>
          {label}
        </label>
      ) : null}
      <form
        className={classNames(styles.field, flat && styles.flat)}
        onSubmit={onSubmit}
        noValidate
        data-invalid={problem !== null}
      >
        <MapPin className={styles.pin} />
        <input
          ref={search.input}
          id={`${id}field`}
          role="combobox"
          aria-label={label ? undefined : say('field')}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}list`}
          aria-activedescendant={open && current >= 0 ? `${id}list${current}` : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          aria-busy={search.busy || undefined}
          enterKeyHint={onNext ? 'next' : 'search'}
          autoComplete="off"
          maxLength={200}
          placeholder={say('example')}
          value={search.text}
          onChange={(event) => {
            setActive(-1);
            search.type(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            search.dismiss();
            onLeave?.();
          }}
        />
        {search.text ? (
          <IconButton
            kind="ghost"
            label={say(search.forgets ? 'clear' : 'clear_typed')}
            onClick={search.clear}
          >
            <X />
          </IconButton>
        ) : null}
        {onLocate ? (
          <IconButton kind="ghost" label={say('locate')} onClick={onLocate} aria-busy={locating || undefined}>
            <LocateFixed />
          </IconButton>
        ) : null}
      </form>
      <div className={styles.under}>
        <SuggestionList
          id={`${id}list`}
          suggesting={suggesting}
          active={current}
          onPoint={setActive}
          onChoose={search.choose}
        />
      </div>
      {problem ? (
        <p id={`${id}problem`} role="alert" className={styles.problem}>
          {say(problem)}
        </p>
      ) : null}
    </search>
  );
}
