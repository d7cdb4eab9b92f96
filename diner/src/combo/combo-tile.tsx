import { useWords } from '@mam/client/i18n.ts';
import { comboFacts } from '@mam/domain/combo/combo-facts.ts';
import { comboSaving } from '@mam/domain/combo/combo-saving.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { DishPicture as Picture } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { type Eager, urgencyOf } from '@mam/ui/picture/eager.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { memo, useMemo } from 'react';
import { DietMarks } from '../diet/diet-marks.tsx';
import { useShop } from '../menu/shop.ts';
import { menuWords } from '../words/areas.ts';
import styles from './combo-tile.module.css';

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

interface ComboTileProps {
  readonly combo: Combo;
  /** comboType: 1 as drawn, 2 small and without its text, 3 large */
  readonly layout?: number;
  readonly eager: Eager;
}

const SIZES: Readonly<Record<number, string | undefined>> = { 2: styles.small, 3: styles.large };

/** A combo lies on a half plate, its dishes round the middle. */
export const ComboTile = memo(function ComboTile({ combo, layout = 1, eager }: ComboTileProps) {
  const { menu, comboAddress, open } = useShop();
  const say = useWords(menuWords);
  const photo = combo.picture.url && !combo.picture.cutout ? combo.picture : null;
  const facts = useMemo(() => comboFacts(combo, menu), [combo, menu]);
  const things = photo ? [] : comboPictures(combo, menu);
  return (
    <article className={classNames(styles.combo, SIZES[layout])}>
      {combo.special ? (
        <Pill kind="brand" className={styles.special}>
          {say('special_combo')}
        </Pill>
      ) : null}
      {things.length > 1 ? (
        <span className={`dish ${styles.plate}`} style={{ '--h': combo.picture.hue } as React.CSSProperties}>
          {things.map(({ url }, place) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a place on the plate has no other identity
              key={place}
              src={url ?? undefined}
              alt=""
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={urgencyOf(eager)}
              decoding="async"
            />
          ))}
        </span>
      ) : (
        <DishPicture picture={photo ?? combo.picture} shape="wide" eager={eager} className={styles.photo} />
      )}
      <h3>
        <a href={comboAddress(combo)} onClick={open} className={styles.link}>
          {combo.name}
        </a>
      </h3>
      {combo.description && layout !== 2 ? <p className={styles.text}>{combo.description}</p> : null}
      <DietMarks diet={facts} />
      <ComboPrice combo={combo} />
    </article>
  );
});

/** What a combo costs before anything is chosen, and what it saves for sure. */
function ComboPrice({ combo }: { combo: Combo }) {
  const { store, menu } = useShop();
  const say = useWords(menuWords);
  const saving = combo.gift ? null : comboSaving(combo, menu);
  const list = combo.gift || !saving?.exact ? combo.price : combo.price + saving.least;
  return (
    <p className={styles.price}>
      <Price
        amount={combo.gift ? 0 : combo.price}
        currency={store.currency}
        kind={combo.gift ? 'free' : 'plain'}
      />
      {combo.gift || saving?.exact ? <Price amount={list} currency={store.currency} kind="old" /> : null}
      {saving ? (
        <Pill kind="good">
          {say(saving.exact ? 'saves' : 'saves_least', {
            amount: formatMoney(saving.least, store.currency),
          })}
        </Pill>
      ) : null}
    </p>
  );
}
