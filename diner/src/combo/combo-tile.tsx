import { useWords } from '@mam/client/i18n.ts';
import { comboFacts } from '@mam/domain/combo/combo-facts.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { DishPicture as Picture } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { type Eager, pictureFetchPriority } from '@mam/ui/picture/eager.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { memo, useMemo } from 'react';
import { DietMarks } from '../diet/diet-marks.tsx';
import rowStyles from '../menu/dish-row.module.css';
import { useMenuShop } from '../menu/shop.ts';
import type { ComboRowProps } from '../search/search-results.tsx';
import { menuWords } from '../words/areas.ts';
import { ComboPrice } from './combo-price.tsx';
import styles from './combo-tile.module.css';

interface ComboTileProps {
  readonly combo: Combo;
  /** comboType: 1 as drawn, 2 small and without its text, 3 large */
  readonly layout?: number;
  readonly eager: Eager;
}

const SIZES: Readonly<Record<number, string | undefined>> = { 2: styles.small, 3: styles.large };

/** A combo in the strip of them: its tray above, name and price below. */
export const ComboTile = memo(function ComboTile({ combo, layout = 1, eager }: ComboTileProps) {
  const { store, menu, soldCombos, comboAddress, open } = useMenuShop();
  const say = useWords(menuWords);
  const facts = useMemo(() => comboFacts(combo, menu), [combo, menu]);
  const sold = soldCombos.has(combo.id);
  return (
    <article className={classNames(styles.combo, SIZES[layout], sold && styles.out)}>
      {combo.special ? (
        <Pill kind="brand" className={styles.special}>
          {say('special_combo')}
        </Pill>
      ) : null}
      <ComboPicture combo={combo} menu={menu} eager={eager} />
      {sold ? <Pill className={styles.sold}>{say('sold_out')}</Pill> : null}
      <h3>
        <a href={comboAddress(combo)} onClick={open} className={styles.link}>
          {combo.name}
        </a>
      </h3>
      {combo.description && layout !== 2 ? <p className={styles.text}>{combo.description}</p> : null}
      <DietMarks diet={facts} />
      <p className={styles.price}>
        <ComboPrice combo={combo} here={{ store, menu }} />
      </p>
    </article>
  );
});

/** A combo among dishes in rows: words left, its tray right; the whole row opens it. */
export const ComboRow = memo(function ComboRow({ combo, eager, name }: ComboRowProps) {
  const { store, menu, soldCombos, comboAddress, open } = useMenuShop();
  const say = useWords(menuWords);
  const facts = useMemo(() => comboFacts(combo, menu), [combo, menu]);
  const sold = soldCombos.has(combo.id);
  return (
    <article className={classNames(rowStyles.row, sold && rowStyles.out)}>
      <div>
        <p className={rowStyles.tag}>{say(combo.special ? 'special_combo' : 'combos')}</p>
        <h3>
          <a href={comboAddress(combo)} onClick={open} className={rowStyles.link}>
            {name}
          </a>
        </h3>
        {combo.description ? <p className={rowStyles.text}>{combo.description}</p> : null}
        <DietMarks diet={facts} />
        <p className={styles.price}>
          <ComboPrice combo={combo} here={{ store, menu }} />
        </p>
        {sold ? <Pill>{say('sold_out')}</Pill> : null}
      </div>
      <div className={rowStyles.picture}>
        <ComboPicture combo={combo} menu={menu} eager={eager} />
      </div>
    </article>
  );
});

/** Up to four cut-outs of what a combo holds: the first dish of each place on the tray. */
function comboPictures(combo: Combo, menu: Menu): Picture[] {
  const firsts = [
    combo.mains[0],
    ...combo.groups.flatMap((group) => group.parts.slice(0, group.fixed ? 4 : 1)),
  ];
  const pictures = firsts
    .map((part) => part && menu.dishById.get(part.dishId)?.picture)
    .filter((picture): picture is Picture => Boolean(picture?.url && picture.cutout));
  return pictures.slice(0, 4);
}

interface ComboPictureProps {
  readonly combo: Combo;
  readonly menu: Menu;
  readonly eager: Eager;
}

/** A combo lies on a half plate, its dishes round the middle; one with a photo shows that. */
function ComboPicture({ combo, menu, eager }: ComboPictureProps) {
  const photo = combo.picture.url && !combo.picture.cutout ? combo.picture : null;
  const things = photo ? [] : comboPictures(combo, menu);
  if (things.length <= 1)
    return (
      <DishPicture picture={photo ?? combo.picture} shape="wide" eager={eager} className={styles.photo} />
    );
  return (
    <span className={`dish ${styles.plate}`} style={{ '--h': combo.picture.hue } as React.CSSProperties}>
      {things.map(({ url }, place) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the plate has no other identity
          key={place}
          src={url ?? undefined}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={pictureFetchPriority(eager)}
          decoding="async"
        />
      ))}
    </span>
  );
}
