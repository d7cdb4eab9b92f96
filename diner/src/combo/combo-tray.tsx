import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Tray } from '@mam/ui/tray/tray.tsx';
import { Plus } from 'lucide-react';
import styles from './combo-tray.module.css';
import { spots, trayPlaces } from './places.ts';
import type { ComboDraft } from './use-combo-draft.ts';

interface ComboTrayProps {
  readonly combo: Combo;
  readonly menu: Menu;
  readonly draft: ComboDraft;
}

/** The tray fills place by place; the next empty place beckons. Words beside it say the same. */
export function ComboTray({ combo, menu, draft }: ComboTrayProps) {
  const places = trayPlaces(combo, draft);
  const laid = spots(places.length);
  const next = places.findIndex(({ dishId }) => dishId === null);
  return (
    <div className={styles.slots} aria-hidden="true">
      <Tray />
      {places.map(({ dishId }, index) => {
        const spot = laid[index];
        const dish = dishId === null ? undefined : menu.dishById.get(dishId);
        if (!spot) return null;
        const style = {
          insetInlineStart: `${spot.across}%`,
          insetBlockStart: `${spot.down}%`,
          inlineSize: `${spot.size}%`,
        };
        const key = `${index} ${dishId}`;
        if (dishId === null)
          return (
            <span
              key={key}
              className={classNames(styles.slot, styles.empty, index === next && styles.next)}
              style={style}
            >
              <Plus />
            </span>
          );
        return (
          <span key={key} className={styles.slot} style={style}>
            {dish?.picture.cutout && dish.picture.url ? (
              <img src={dish.picture.url} alt="" className={styles.thing} />
            ) : dish ? (
              <DishPicture picture={dish.picture} shape="round" eager />
            ) : null}
          </span>
        );
      })}
    </div>
  );
}
