import { useWords } from '@mam/client/i18n.ts';
import type { AddressSuggestionWire } from '@mam/contract/delivery/map.schema.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { MapPin } from 'lucide-react';
import { addressWords } from '../words/areas.ts';
import styles from './address-field.module.css';
import type { Suggesting } from './suggestion-asker.ts';

/** Sources that must be credited beside their suggestions; our own gazetteer need not be. */
const NAMED = { google: 'Google Maps', photon: '© OpenStreetMap', gazetteer: null };

interface SuggestionListProps {
  readonly id: string;
  readonly suggesting: Suggesting;
  /** the option the keyboard stands on, -1 = none */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (suggestion: AddressSuggestionWire) => void;
}

/** Places a typed text may mean; the field keeps the focus, so nothing in here takes it. */
export function SuggestionList({ id, suggesting, active, onPoint, onChoose }: SuggestionListProps) {
  const say = useWords(addressWords);
  const suggestions = suggesting.state === 'shown' ? suggesting.suggestions : [];
  const source = suggestions[0] && NAMED[suggestions[0].source];
  const said =
    suggesting.state === 'shown'
      ? say('found', { n: suggestions.length })
      : suggesting.state === 'quiet'
        ? ''
        : say(suggesting.state);
  const words =
    suggesting.state === 'asking' || suggesting.state === 'nothing' || suggesting.state === 'failed';
  return (
    <div className={classNames(styles.drop, suggesting.state === 'quiet' && styles.away)}>
      <p role="status" className={words ? styles.said : 'vh'}>
        {said}
      </p>
      <div role="listbox" id={id} aria-label={say('list')} tabIndex={-1}>
        {suggestions.map((suggestion, index) => {
          const [main = '', ...rest] = suggestion.description.split(', ');
          return (
            // the keyboard is the field's: arrows move, Enter chooses
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            <div
              key={`${suggestion.description} ${suggestion.place_id ?? ''}`}
              role="option"
              id={`${id}${index}`}
              aria-selected={index === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onPoint(index)}
              onClick={() => onChoose(suggestion)}
            >
              <MapPin />
              <span>
                <span className="strong">{main}</span>
                <span className="small muted">{rest.join(', ')}</span>
              </span>
            </div>
          );
        })}
      </div>
      {source ? <p className={styles.source}>{say('by', { source })}</p> : null}
    </div>
  );
}
