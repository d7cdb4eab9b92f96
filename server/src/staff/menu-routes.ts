import { SoldOutBody, StaffDish, StaffMenu, StaffMenuQuery } from '@mam/contract/staff/sold-out.schema.ts';
import { getStaffMenu, setSoldOut } from '@mam/contract/staff/sold-out.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { sellOut } from '../menu/sell-out.ts';
import { staffMenu } from './staff-menu.ts';

const worksAt = (staff: StaffMember, id: number) => worksFor(staff, { brand: staff.brand, id });

/** What the kitchen can sell out, and selling it out. */
export const staffMenuRoutes: Feature = (app, context) => {
  const { database, now, stores } = context;

  serveStaff(
    app,
    context,
    getStaffMenu,
    { may: null, query: StaffMenuQuery, answer: StaffMenu },
    async ({ staff, query }) => {
      const selling = worksAt(staff, query.store)
        ? await stores.get(database.read, staff.brand, query.store)
        : null;
      return selling ? ok({ dishes: staffMenu(selling.menu) }) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    setSoldOut,
    { may: 'sellOut', body: SoldOutBody, answer: StaffDish },
    async ({ staff, body }) => {
      const { store, item_id: itemId, sold_out: soldOut } = body;
      const selling = worksAt(staff, store) ? await stores.get(database.read, staff.brand, store) : null;
      const dish = selling && staffMenu(selling.menu).find(({ id }) => id === itemId);
      if (!dish) return refuse('UNKNOWN');
      await sellOut(context, { brand: staff.brand, store, itemId, soldOut, by: staff.id }, now());
      return ok({ ...dish, sold_out: soldOut });
    },
  );
};
