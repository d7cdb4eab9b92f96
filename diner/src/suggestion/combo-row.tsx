import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { comboSaving } from '@mam/domain/combo/combo-saving.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { ChevronRight } from 'lucide-react';
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
export function ComboRow({ combo, here, state, replace }: ComboRowProps) {
  const links = useLinks();
  const say = useWords(menuWords);
  const { store, menu } = here;
  const saving = combo.gift ? null : comboSaving(combo, menu);
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
          <Price
            amount={combo.gift ? 0 : combo.price}
            currency={store.currency}
            kind={combo.gift ? 'free' : 'plain'}
          />
          {saving ? (
            <Pill kind="good">
              {say(saving.exact ? 'saves' : 'saves_least', {
                amount: formatMoney(saving.least, store.currency),
              })}
            </Pill>
          ) : null}
        </span>
      </span>
      <ChevronRight />
    </Link>
  );
}
