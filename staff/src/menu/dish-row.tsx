import type { StaffDish } from '@mam/contract/staff/sold-out.schema.ts';
import type { SoldOutThing } from '@mam/domain/menu/sold-out.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Switch } from '@mam/ui/control/switch.tsx';
import { DishPicture, type Picture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { memo } from 'react';
import { useSay } from '../words/words.ts';
import styles from './dish-row.module.css';
import { goneInside, type Switched } from './kitchen-dish.ts';
import { GonePill } from './switch-row.tsx';

interface ThingRowProps {
  readonly kind: 'dish' | 'combo' | 'ingredient';
  readonly thing: Exclude<Switched, { readonly price: number }>;
  readonly narrow?: boolean | undefined;
  readonly onSwitch: (thing: SoldOutThing, there: boolean) => void;
  readonly onOpen: (thing: SoldOutThing) => void;
}

/** A dish, combo or ingredient and its switch: on = there is some. Its name opens what can be said more exactly. */
export const ThingRow = memo(function ThingRow({ kind, thing, narrow, onSwitch, onOpen }: ThingRowProps) {
  const say = useSay();
  const { id, name, sold_out: gone } = thing;
  const picture: Picture | null = 'picture' in thing ? thing.picture : null;
  const inside = 'sizes' in thing ? goneInside(thing as StaffDish) : 0;
  return (
    <li
      className={classNames(
        styles.row,
        narrow && styles.narrow,
        !picture && styles.bare,
        gone && styles.gone,
      )}
    >
      {picture ? <DishPicture picture={picture} sold={gone} className={styles.picture} /> : null}
      <button type="button" className={styles.open} onClick={() => onOpen({ kind, id })}>
        <span className={styles.name}>{name}</span>
        {'dishes' in thing ? (
          <span className="small muted">{say('menu.standsIn', { count: thing.dishes.length })}</span>
        ) : null}
        {gone ? (
          <GonePill until={thing.until} by={thing.by} />
        ) : inside > 0 ? (
          <Pill kind="warn">{say('menu.goneInside', { count: inside })}</Pill>
        ) : null}
      </button>
      <Switch
        label={say('menu.there', { dish: name })}
        on={!gone}
        onChange={(there) => onSwitch({ kind, id }, there)}
      />
    </li>
  );
});

const WIDTHS = ['70%', '50%', '80%', '60%', '65%', '45%', '75%', '55%'];

/** The same rows before the menu is here. */
export function DishRowsWaiting({ narrow }: { readonly narrow?: boolean }) {
  return WIDTHS.map((width) => (
    <div key={width} className={classNames(styles.row, narrow && styles.narrow)}>
      <Skeleton shape="plate" className={styles.picture} />
      <Skeleton width={width} height="1rem" />
      <Skeleton shape="pill" width="3rem" height="1.75rem" />
    </div>
  ));
}
