import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { Combo } from '@mam/domain/menu/combo.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { ChevronRight } from 'lucide-react';
import { ComboPrice } from '../combo/combo-price.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import type { OverState } from '../start/over-state.ts';
import { useLinks } from '../start/use-place.ts';
import { menuWords } from '../words/areas.ts';
import styles from './suggested.module.css';

interface ComboRowProps {
  readonly combo: Combo;
  readonly here: StoreMenu;
  readonly state: OverState;
  /** takes the place of the page it is on */
  readonly replace?: boolean;
}

/** A combo as it is suggested: its price, what it saves for sure, and the way to its tray. */
export function SuggestedComboRow({ combo, here, state, replace }: ComboRowProps) {
  const links = useLinks();
  const say = useWords(menuWords);
  return (
    <Link
      to={links('/menu/combo', { combo_id: combo.id })}
      state={state}
      replace={replace}
      className={styles.row}
    >
      <DishPicture picture={combo.picture} className={styles.picture} />
      <span className={styles.words}>
        {combo.special ? <span className={styles.special}>{say('special_combo')}</span> : null}
        <span className={styles.name}>{combo.name}</span>
        <span className={styles.price}>
          <ComboPrice combo={combo} here={here} />
        </span>
      </span>
      <ChevronRight />
    </Link>
  );
}
