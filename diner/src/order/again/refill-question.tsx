import { useWords } from '@mam/client/i18n.ts';
import { itemCount, itemIdOf } from '@mam/domain/cart/change-cart.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { againWords } from '../../words/areas.ts';
import { DishNames } from '../dish-names.tsx';
import styles from './again.module.css';
import type { Refill } from './fill-again.ts';

/** One, two or three things on a tray: where they lie, and how large. */
const LAID = [
  { size: 58, places: [[50, 50]] },
  {
    size: 42,
    places: [
      [35, 46],
      [65, 56],
    ],
  },
  {
    size: 36,
    places: [
      [50, 32],
      [33, 61],
      [67, 61],
    ],
  },
] as const;

function Food({ refill: { again }, menu }: { readonly refill: Refill; readonly menu: StoreMenu['menu'] }) {
  const pictures = again.lines.flatMap((line) => {
    const id = itemIdOf(line);
    const picture = (menu.dishById.get(id) ?? menu.comboById.get(id))?.picture;
    return picture?.cutout && picture.url ? [picture.url] : [];
  });
  const food = [...new Set(pictures)].slice(0, LAID.length);
  const { size, places } = LAID[food.length - 1] ?? LAID[0];
  return (
    <Tray className={styles.tray}>
      {food.map((src, index) => (
        <TrayThing key={src} src={src} at={places[index] ?? [50, 50]} size={size} />
      ))}
    </Tray>
  );
}

interface RefillQuestionProps {
  readonly refill: Refill;
  readonly shop: StoreMenu;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** [CA14] Asks before the cart is filled anew: it leads to another store, or replaces the lines there are. */
export function RefillQuestion({ refill, shop, onNo, onYes }: RefillQuestionProps) {
  const say = useWords(againWords);
  const { asked, again, held, code } = refill;
  const n = itemCount(held);
  const counts = new Map(again.lines.map(({ key, quantity }) => [key, quantity]));
  return (
    <Question
      picture={<Food refill={refill} menu={shop.menu} />}
      title={asked.store ? say('store_title', { store: shop.store.name }) : say('cart_title')}
      cancel={say(asked.store ? 'store_no' : 'cart_no')}
      confirm={say(asked.store ? 'store_yes' : 'cart_yes')}
      danger={asked.cart}
      onCancel={onNo}
      onConfirm={onYes}
    >
      <div className={styles.text}>
        <p>
          {asked.store ? say('store_text', { code }) : say('cart_text', { n, code })}
          {asked.store && asked.cart ? ` ${say('cart_too', { n })}` : null}
        </p>
        {again.changed > 0 ? <p>{say('changed', { n: again.changed })}</p> : null}
        <DishNames
          label={say('dishes', { code })}
          names={again.seen.map(({ key, name }) => `${counts.get(key) ?? 1}× ${name}`)}
        />
      </div>
    </Question>
  );
}
