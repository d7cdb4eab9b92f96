import { comboSellable } from '@mam/domain/combo/combo-sellable.ts';
import { comboStartingPrice } from '@mam/domain/combo/combo-starting-price.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import { offSale } from '@mam/domain/menu/off-sale.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { startingPrice } from '@mam/domain/options/starting-price.ts';
import { isCombo } from '@mam/domain/search/find-things.ts';
import { markedName } from '@mam/domain/search/marked-name.ts';
import { nearestDish, type Selling } from '@mam/domain/taking/fresh-line.ts';
import { sameDay } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Price } from '@mam/ui/price.tsx';
import { memo } from 'react';
import { type SayTaking, useTakingWords } from '../taking-words.ts';
import styles from './menu-tile.module.css';
import type { Thing } from './tile-sections.ts';

interface MenuTileProps {
  readonly thing: Thing;
  readonly selling: Selling;
  readonly currency: Currency;
  /** how many the ticket holds */
  readonly count: number;
  /** the search that found it */
  readonly query?: string;
  /** Enter adds so many of it; 0 = it has no frame */
  readonly framed?: number;
  readonly onAdd: (thing: Thing) => void;
}

/** Why a thing cannot be added, in the few words of a stamp; null = it can. */
function stampOf(thing: Thing, { menu, wall, place }: Selling, say: SayTaking): string | null {
  const off = offSale(thing, wall, place);
  if (off?.reason === 'NOT_NOW')
    return sameDay(off.next, wall) ? say('tile.from', { time: formatClock(off.next) }) : say('tile.notToday');
  if (off) return say(off.reason === 'AT_TABLE_ONLY' ? 'tile.tableOnly' : 'tile.over');
  const state = isCombo(thing) ? comboSellable(thing, menu, wall) : sellable(thing);
  return state === 'sold-out' ? say('tile.soldOut') : null;
}

/** [OR130] A thing of the menu: one tap adds it, the number says how many there are. */
export const MenuTile = memo(function MenuTile(props: MenuTileProps) {
  const { thing, selling, currency, count, query = '', framed = 0, onAdd } = props;
  const say = useTakingWords();
  const stamp = stampOf(thing, selling, say);
  const instead = stamp !== null && !isCombo(thing) ? nearestDish(thing, selling) : null;
  const least = isCombo(thing)
    ? comboStartingPrice(thing, selling.menu).amount
    : startingPrice(thing).charged;
  return (
    <button
      type="button"
      className={classNames(
        styles.tile,
        (count > 0 || framed > 0) && styles.on,
        stamp !== null && styles.out,
      )}
      aria-disabled={stamp !== null || undefined}
      onClick={() => onAdd(stamp === null ? thing : (instead ?? thing))}
    >
      <DishPicture picture={thing.picture} shape="wide" sold={stamp !== null} stamp={stamp ?? undefined} />
      {count > 0 ? (
        <span key={count} className={styles.count}>
          {count}
          <span className="vh"> {say('tile.inTicket')}</span>
        </span>
      ) : null}
      <span className={styles.name}>
        {markedName(thing.name, query).map(({ text, marked }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name have no other
          marked && query ? <mark key={at}>{text}</mark> : text,
        )}
      </span>
      <span className={styles.price}>
        {instead ? say('tile.instead', { name: instead.name }) : <Price amount={least} currency={currency} />}
        {framed > 1 ? <b className={styles.times}>×{framed}</b> : null}
      </span>
    </button>
  );
});
