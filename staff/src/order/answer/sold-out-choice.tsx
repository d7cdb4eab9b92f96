import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Switch } from '@mam/ui/control/switch.tsx';
import { Check } from 'lucide-react';
import { useSay } from '../../words/words.ts';
import { distinctDishes } from './reject-reasons.ts';
import styles from './sold-out-choice.module.css';

interface SoldOutChoiceProps {
  readonly order: BoardOrder;
  /** item id → name */
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (chosen: ReadonlyMap<string, string>) => void;
  readonly alsoOnMenu: boolean;
  readonly onAlsoOnMenu: (on: boolean) => void;
}

/** Which of the ordered dishes are gone, and whether the menu should say so too. */
export function SoldOutChoice({ order, chosen, onChoose, alsoOnMenu, onAlsoOnMenu }: SoldOutChoiceProps) {
  const say = useSay();
  const toggle = (itemId: string, name: string) => {
    const next = new Map(chosen);
    if (!next.delete(itemId)) next.set(itemId, name);
    onChoose(next);
  };
  return (
    <div className={styles.choice}>
      {distinctDishes(order).map(({ itemId, name }) => (
        <Chip
          key={itemId}
          outline
          pressed={chosen.has(itemId)}
          className={styles.dish}
          onClick={() => toggle(itemId, name)}
        >
          {chosen.has(itemId) ? <Check aria-hidden="true" /> : null}
          {name}
        </Chip>
      ))}
      <div className={styles.also}>
        <span className="grow small">{say('reject.alsoOnMenu')}</span>
        <Switch label={say('reject.alsoOnMenu')} on={alsoOnMenu} onChange={onAlsoOnMenu} />
      </div>
    </div>
  );
}
