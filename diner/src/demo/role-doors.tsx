import { useWords } from '@mam/client/i18n.ts';
import { DEMO_PARTS, type DemoPart } from '@mam/domain/staff/demo-person.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Armchair, ChartNoAxesColumn, ChefHat, ChevronRight } from 'lucide-react';
import { demoWords } from '../words/areas.ts';
import styles from './doors.module.css';

const ICONS = { cook: ChefHat, waiter: Armchair, owner: ChartNoAxesColumn } as const;

interface RoleDoorsProps {
  readonly coming: DemoPart | null;
  readonly refused: string;
  readonly onRole: (part: DemoPart) => void;
}

/** The ways in as the restaurant: one tap signs in. */
export function RoleDoors({ coming, refused, onRole }: RoleDoorsProps) {
  const say = useWords(demoWords);
  return (
    <>
      <ul className={styles.doors}>
        {DEMO_PARTS.map((part) => {
          const Icon = ICONS[part];
          return (
            <li key={part}>
              <button
                type="button"
                className={classNames(styles.door, part === 'cook' && styles.main)}
                aria-busy={coming === part || undefined}
                aria-disabled={coming !== null || undefined}
                onClick={() => onRole(part)}
              >
                <span className={styles.badge}>
                  <Icon />
                </span>
                <span className="grow">
                  <span className={styles.title}>{say(part)}</span>
                  <span className={styles.text}>
                    {coming === part ? say('opening') : say(`${part}_text`)}
                  </span>
                </span>
                <ChevronRight className={styles.on} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
    </>
  );
}

interface RoleTabsProps {
  readonly part: DemoPart;
  readonly coming: DemoPart | null;
  readonly onRole: (part: DemoPart) => void;
}

/** The roles to come in as; once somebody is in, their tab is pressed, and another tap changes the shift. */
export function RoleTabs({ part, coming, onRole }: RoleTabsProps) {
  const say = useWords(demoWords);
  return (
    <fieldset className={styles.tabs} aria-label={say('house')}>
      {DEMO_PARTS.map((each) => {
        const Icon = ICONS[each];
        return (
          <button
            key={each}
            type="button"
            className={styles.chip}
            aria-pressed={each === part}
            aria-busy={coming === each || undefined}
            onClick={() => onRole(each)}
          >
            <Icon />
            {say(each)}
          </button>
        );
      })}
    </fieldset>
  );
}
