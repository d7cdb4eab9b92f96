import { ROLES } from '@mam/domain/staff/roles.ts';
import { CheckRow, RadioRow, RowWords } from '@mam/ui/control/choice-row.tsx';
import { useSay } from '../words/words.ts';
import type { Work } from './person-form.ts';
import styles from './person-sheet.module.css';

interface WorkFieldsProps {
  readonly work: Work;
  readonly stores: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (part: Partial<Work>) => void;
}

/** The choice of a role, and of the stores it holds for. */
export function WorkFields({ work, stores, onChange }: WorkFieldsProps) {
  const say = useSay();
  const toggleStore = (id: number, on: boolean) => {
    const chosen = work.stores ?? [];
    onChange({ stores: on ? [...chosen, id] : chosen.filter((each) => each !== id) });
  };
  return (
    <>
      <fieldset>
        <legend className={styles.label}>{say('people.role')}</legend>
        {ROLES.map((role) => (
          <RadioRow key={role} name="role" checked={work.role === role} onChange={() => onChange({ role })}>
            <RowWords name={say(`role.${role}`)} detail={say(`role.may.${role}`)} />
          </RadioRow>
        ))}
      </fieldset>
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
