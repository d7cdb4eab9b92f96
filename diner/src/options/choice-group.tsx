import { classNames } from '@mam/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  readonly name: string;
  /** how many may be chosen, in words; further lines below it */
  readonly rules?: readonly (string | null)[];
  /** whether that is done */
  readonly state?: ReactNode;
  /** asked for and not right when the diner pressed the button */
  readonly missing: boolean;
  readonly children: ReactNode;
}

/** A heading, its rule in words, whether it is done, and what there is to choose. */
export function ChoiceGroup({ name, rules = [], state, missing, children }: ChoiceGroupProps) {
  const lines = rules.filter((rule) => rule !== null);
  return (
    <fieldset
      className={classNames(styles.group, missing && styles.missing)}
      data-missing={missing || undefined}
    >
      <legend className="vh">{[name, ...lines].join(': ')}</legend>
      <div className={styles.head}>
        <div aria-hidden="true">
          <h3>{name}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {state}
      </div>
      {children}
    </fieldset>
  );
}
