import { useWords } from '@mam/client/i18n.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { SavingCombo } from '@mam/domain/suggestion/combo-first.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { hideForGood } from '../device/hidden.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { type OverState, useOverState } from '../start/over-state.ts';
import { suggestionWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { ComboRow } from './combo-row.tsx';
import styles from './suggested.module.css';
import { originFrom } from './suggested-line.ts';
import { COMBO_FIRST } from './use-combo-first.ts';

interface ComboFirstProps {
  readonly dish: Dish;
  readonly combos: readonly SavingCombo[];
  readonly here: StoreMenu;
  /** the dish alone */
  readonly onOnly: () => void;
  readonly onClose: () => void;
}

/** [SU3] Before a dish opens: the combos it is cheaper in, or the dish alone. */
export function ComboFirst({ dish, combos, here, onOnly, onClose }: ComboFirstProps) {
  const say = useWords(suggestionWords);
  const { over } = useOverState();
  const state: OverState = { ...(over && { over }), origin: originFrom('COMBO', dish.id) };
  return (
    <Sheet
      title={say('combo_title')}
      lead={<DishPicture picture={dish.picture} eager />}
      detail={<Bold>{say('combo_text', { name: dish.name, n: combos.length })}</Bold>}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button kind="soft" size="big" onClick={onOnly}>
            {say('only_this')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              hideForGood(COMBO_FIRST);
              onOnly();
            }}
          >
            {say('never')}
          </Button>
        </div>
      }
    >
      <ul className={styles.list}>
        {combos.map(({ combo }) => (
          <li key={combo.id}>
            <ComboRow combo={combo} here={here} state={state} replace />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
