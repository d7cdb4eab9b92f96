import { say } from '@mam/client/i18n.ts';
import { readOrderedLines } from '@mam/contract/checkout/ordered-lines.ts';
import {
  type BoughtAgain,
  type BuyAgainQuestions,
  buyAgain,
  holdTheSame,
  questionsBeforeBuyAgain,
} from '@mam/domain/cart/buy-again.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { newKey } from '../../cart/cart-actions.ts';
import { fillCart } from '../../cart/fill-cart.ts';
import { wantedAt } from '../../cart/wanted-at.ts';
import { persisted } from '../../device/persisted.ts';
import { cartName } from '../../device/storage/persisted-form.ts';
import { storedCart } from '../../device/storage/stored-carts.ts';
import { visit } from '../../device/visit.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import type { Place } from '../../start/place.ts';
import { againWords } from '../../words/areas.ts';
import type { FoundOrder } from '../use-order.ts';

/** An order that is about to fill a cart: what of it is still sold, what the cart holds now, what is asked before. */
export interface Refill {
  readonly code: string;
  readonly place: Place;
  readonly again: BoughtAgain;
  readonly held: readonly CartLine[];
  readonly asked: BuyAgainQuestions;
}

/** [CA13] The lines of an order as today's menu sells them, at the time the food is wanted. */
export function boughtAgain({ wire }: FoundOrder, { store, menu }: StoreMenu, now: EpochMs): BoughtAgain {
  const seated = tableNameIn(store, visit.getState().table) !== '';
  // [TB4] a table eats now
  const at = seated ? now : wantedAt(persisted.getState().choices, store, now);
  const ordered = readOrderedLines(wire, { menu, currency: store.currency, newKey });
  return buyAgain(ordered, menu, wallTime(at, store.zone), { table: seated });
}

export function buildRefill(found: FoundOrder, shop: StoreMenu, place: Place, now: EpochMs): Refill {
  const again = boughtAgain(found, shop, now);
  const { cart, place: here } = persisted.getState();
  const name = cartName(place);
  const held = (cartName(cart) === name ? cart : storedCart(name))?.lines ?? [];
  return {
    code: found.name.code,
    place,
    again,
    held,
    asked: questionsBeforeBuyAgain(place, here, { held, lines: again.lines }),
  };
}

/** The cart has to be on screen first: told with it, the news would be lost behind all that comes. */
const SOON = 2_000;

/** [CA14] Fills the cart, unless it holds just this already. */
export function refill({ code, place, again, held }: Refill): void {
  if (holdTheSame(held, again.lines)) return;
  fillCart(place, again);
  const { changed } = again;
  setTimeout(
    () =>
      showToast(changed > 0 ? say(againWords, 'changed', { n: changed }) : say(againWords, 'done', { code })),
    SOON,
  );
}
