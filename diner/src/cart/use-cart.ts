import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { type ReadLine, readCart } from '@mam/domain/cart/read-cart.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { wantedAt } from './wanted-at.ts';

export interface CartView {
  readonly lines: readonly ReadLine[];
  /** the price of each line, by its key */
  readonly amounts: ReadonlyMap<string, Minor>;
  readonly count: number;
  readonly total: Minor;
}

const NOTHING: CartView = { lines: [], amounts: new Map(), count: 0, total: 0 };

/** The cart read from today's menu; empty before the page meets a clock. */
export function useCart({ store, menu }: StoreMenu, minute: EpochMs | null): CartView {
  const lines = usePersisted((state) => state.cart.lines);
  const choices = usePersisted((state) => state.choices);
  const seated = useVisit(({ table }) => tableNameIn(store, table) !== '');
  return useMemo(() => {
    if (minute === null || lines.length === 0) return NOTHING;
    // [TB4] a table eats now
    const at = seated ? minute : wantedAt(choices, store, minute);
    const read = readCart(lines, menu, wallTime(at, store.zone), { table: seated });
    const { itemTotal, lines: priced } = quote({
      read,
      menu,
      store,
      voucher: null,
      type: seated ? 'TABLE' : 'PICKUP', // the way only decides the fee, which is asked later
      shipping: null,
    });
    return {
      lines: read,
      amounts: new Map(priced.map(({ key, amount }) => [key, amount])),
      count: itemCount(lines),
      total: itemTotal,
    };
  }, [lines, choices, menu, store, minute, seated]);
}
