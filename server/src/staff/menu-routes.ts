import { SoldOutBody, StaffDish, StaffMenu, StaffMenuQuery } from '@mam/contract/staff/sold-out.schema.ts';
import { getStaffMenu, setSoldOut } from '@mam/contract/staff/sold-out.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { sellOut } from '../menu/sell-out.ts';
import { recordStoreAct } from './acts.ts';
import { atStore, atStoreRead } from './places.ts';
import { serveStaff } from './serve-staff.ts';
import { staffMenu } from './staff-menu.ts';

/** Serves the dishes a kitchen can sell out, and selling them out. */
export const staffMenuRoutes: Feature = (app, context) => {
  const { database, stores } = context;

  serveStaff(
    app,
    context,
    getStaffMenu,
    { may: 'watchBoard', at: atStoreRead, query: StaffMenuQuery, answer: StaffMenu },
    async ({ row }) => {
      const selling = await stores.get(database.read, row.brand, row.id);
      return selling ? ok({ dishes: staffMenu(selling.menu) }) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    setSoldOut,
    { may: 'sellOut', at: atStore, body: SoldOutBody, answer: StaffDish },
    async ({ actor, row: { brand, id: store }, body: { item_id: itemId, sold_out: soldOut }, now }) => {
      const selling = await stores.get(database.read, brand, store);
      const dish = selling && staffMenu(selling.menu).find(({ id }) => id === itemId);
      if (!dish) return refuse('UNKNOWN');
      const act = {
        name: soldOut ? 'sellOut' : 'sellAgain',
        subject: { id: itemId, name: dish.name },
      } as const;
      await sellOut(context, { brand, store, itemId, soldOut, by: actor.id }, now, (trx) =>
        recordStoreAct({ trx, actor, now, brand, store }, act),
      );
      return ok({ ...dish, sold_out: soldOut });
    },
  );
};
