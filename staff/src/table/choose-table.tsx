import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../words/words.ts';
import styles from './choose-table.module.css';
import { useSeating } from './use-floor.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface ChooseTableProps {
  readonly storeId: number;
  readonly label: string;
  /** the warning that it cannot be undone */
  readonly hint?: string;
  readonly choices: readonly Choice[];
  /** the button's words before one is chosen */
  readonly none: string;
  /** and after */
  readonly confirm: (name: string) => string;
  readonly onBack: () => void;
  readonly onChosen: (choice: Choice) => Promise<void>;
}

/** One of the tables, and a second tap that says which. A table that goes away meanwhile is not chosen any more. */
export function ChooseTable({
  storeId,
  label,
  hint,
  choices,
  none,
  confirm,
  onBack,
  onChosen,
}: ChooseTableProps) {
  const say = useSay();
  const busy = useSeating(storeId);
  const [id, setId] = useState<string | null>(null);
  const chosen = choices.find((choice) => choice.id === id);
  // the button that led here is gone: who uses the keyboard goes on from here
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <SheetContent
      footer={
        <div className={styles.answers}>
          <Button size="big" onClick={onBack}>
            {say('floor.back')}
          </Button>
          <Button
            kind="primary"
            size="big"
            className={styles.confirm}
            blocked={!chosen}
            busy={busy}
            onClick={() => chosen && void onChosen(chosen)}
          >
            {chosen ? confirm(chosen.name) : none}
          </Button>
        </div>
      }
    >
      <fieldset ref={group} tabIndex={-1} className={styles.choices}>
        <legend>{label}</legend>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
        <div className={styles.tables}>
          {choices.map((choice) => (
            <Chip
              key={choice.id}
              outline
              className={styles.table}
              pressed={choice === chosen}
              onClick={() => setId(choice.id)}
            >
              {choice.name}
            </Chip>
          ))}
        </div>
      </fieldset>
    </SheetContent>
  );
}
