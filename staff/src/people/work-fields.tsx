import { CheckRow } from '@mam/ui/control/choice-row.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { useSay } from '../words/words.ts';
import type { Work } from './person-form.ts';
import styles from './person-sheet.module.css';

interface WorkFieldsProps {
  readonly work: Work;
  readonly stores: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (part: Partial<Work>) => void;
}

const ROLES = ['cook', 'manager', 'owner'] as const;

/** The choice of a role, and of the stores it holds for. */
export function WorkFields({ work, stores, onChange }: WorkFieldsProps) {
  const say = useSay();
  const toggleStore = (id: number, on: boolean) => {
    const chosen = work.stores ?? [];
    onChange({ stores: on ? [...chosen, id] : chosen.filter((each) => each !== id) });
  };
  return (
    <>
      <div className={styles.role}>
        <p className={styles.label}>{say('people.role')}</p>
        <Segmented
          label={say('people.role')}
          value={work.role}
          segments={ROLES.map((role) => ({ value: role, label: say(`role.${role}`) }))}
          onChange={(role) => onChange({ role })}
        />
        <p className="small muted">{say(`role.may.${work.role}`)}</p>
      </div>
      {work.role !== 'owner' && stores.length > 1 ? (
        <fieldset>
          <legend className={styles.label}>{say('people.stores')}</legend>
          <CheckRow
            name="all"
            checked={work.stores === null}
            onChange={(all) => onChange({ stores: all ? null : [] })}
          >
            {say('people.allStores')}
          </CheckRow>
          {work.stores === null
            ? null
            : stores.map(({ id, name }) => (
                <CheckRow
                  key={id}
                  name={`store-${id}`}
                  checked={work.stores?.includes(id) ?? false}
                  onChange={(on) => toggleStore(id, on)}
                >
                  {name}
                </CheckRow>
              ))}
        </fieldset>
      ) : null}
    </>
  );
}
