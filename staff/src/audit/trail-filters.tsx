import { ACT_KINDS, type ActKind } from '@mam/domain/audit/act.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { FindField } from '@mam/ui/control/find-field.tsx';
import { useSay } from '../words/words.ts';
import { DAY_CHOICES, type DayChoice } from './days.ts';
import styles from './trail-filters.module.css';

/** The wish for some of the lines, as it is chosen on the screen. */
export interface TrailWish {
  readonly q: string;
  readonly kind: ActKind | null;
  readonly days: DayChoice;
  /** 2026-11-20, with the choice of one day */
  readonly own: string;
}

export const ALL_OF_IT: TrailWish = { q: '', kind: null, days: 'all', own: '' };

interface TrailFiltersProps {
  readonly wish: TrailWish;
  readonly onWish: (part: Partial<TrailWish>) => void;
}

/** A search, the days, and the classes of acts. */
export function TrailFilters({ wish, onWish }: TrailFiltersProps) {
  const say = useSay();
  return (
    <search className={styles.filters}>
      <FindField
        value={wish.q}
        onChange={(q) => onWish({ q })}
        label={say('trail.find')}
        clear={say('trail.clear')}
        maxLength={60}
        className={styles.find}
      />
      <div className={styles.days}>
        <select
          className={styles.select}
          aria-label={say('trail.days')}
          value={wish.days}
          onChange={(event) => onWish({ days: event.target.value as DayChoice })}
        >
          {DAY_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {say(`trail.days.${choice}`)}
            </option>
          ))}
        </select>
        {wish.days === 'day' ? (
          <input
            type="date"
            className={styles.select}
            aria-label={say('trail.days.day')}
            value={wish.own}
            onChange={(event) => onWish({ own: event.target.value })}
          />
        ) : null}
      </div>
      <fieldset className={styles.kinds}>
        <legend className="vh">{say('trail.kinds')}</legend>
        <Chip pressed={wish.kind === null} onClick={() => onWish({ kind: null })}>
          {say('trail.kind.all')}
        </Chip>
        {ACT_KINDS.map((kind) => (
          <Chip key={kind} pressed={wish.kind === kind} onClick={() => onWish({ kind })}>
            {say(`trail.kind.${kind}`)}
          </Chip>
        ))}
      </fieldset>
    </search>
  );
}
