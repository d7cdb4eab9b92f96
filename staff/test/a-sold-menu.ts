import { readFileSync } from 'node:fs';
import { serve } from '@mam/client/test/served.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import { getMenu } from '@mam/contract/menu/get-menu.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import { getStaffTables } from '@mam/contract/staff/tables.ts';
import { listRestaurants } from '@mam/contract/store/list-restaurants.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { WeighedOrder } from '@mam/contract/taking/taken-order.schema.ts';
import { weighTakenOrder } from '@mam/contract/taking/taken-order.ts';
import { checkout, openCheckout } from '@mam/domain/checkout/checkout.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';

const { brand, stores, menus } = JSON.parse(readFileSync('demo/bepnha/bundle.json', 'utf8'));
const store = storeFromWire(stores[0], brand);
const published: MenuWire = menus[0].menu;

/** The demo's first store, always open, with its menu; `now` gives the menu as it is at the moment. */
export function serveSoldMenu(now: () => MenuWire = () => published): void {
  serve(getConfig, () => ({ data: brand }));
  serve(listRestaurants, () => ({ data: { restaurants: [stores[0]] } as never }));
  serve(getMenu, () => ({ data: now() }));
  serve(getStaffTables, () => ({ data: { tables: [] } }));
}

/** The menu without any of a dish. */
export const soldOutOf = (name: string): MenuWire => ({
  ...published,
  items: published.items.map((item) => (item.name === name ? { ...item, status: 'OUT_OF_STOCK' } : item)),
});

/** A server that weighs as ours does, as far as a bill goes; what it is asked is written down. */
export function serveWeighing(change: Partial<WeighedOrder> = {}) {
  const menu = menuFromWire(published, store, {});
  return serve(weighTakenOrder, ({ body }) => {
    const lines = readSentLines((body?.items ?? []) as never, menu);
    const draft = {
      type: 'PICKUP',
      lines,
      orderNow: true,
      pickupAt: NO_TIME,
      name: '',
      phone: '',
      address: null,
      note: '',
      paymentMethod: 'PAYMENT_ON_DELIVERY',
      preview: false,
    } as const;
    const { quote } = checkout(openCheckout(draft, { store, menu }, { now: Date.now() }));
    return {
      data: {
        quote: quoteToWire(quote, store.currency),
        refusal: null,
        exception_would_do: false,
        shipping: null,
        minutes: { kitchen: 15, way: 0 },
        promised_at: 1_764_000_000,
        ready_by: 1_764_000_000,
        methods: [{ method: 'PAYMENT_ON_DELIVERY', type: 'OTHER', title: 'pay-later' }],
        pays_first: false,
        paused_until: null,
        ...change,
      },
    };
  });
}
