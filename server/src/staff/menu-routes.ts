import { SELL_OUT_REFUSES } from '@mam/contract/staff/refusals.ts';
import { SoldOutBody, SoldOutThing, StaffMenu, StaffMenuQuery } from '@mam/contract/staff/sold-out.schema.ts';
import { getStaffMenu, setSoldOut } from '@mam/contract/staff/sold-out.ts';
import { isGoneAt, isPossibleEnd, MOST_DAYS_GONE } from '@mam/domain/menu/sold-out.ts';
import { openUntil, withinHours } from '@mam/domain/store/hours.ts';
import { nextOpeningDay } from '@mam/domain/store/opening-day.ts';
import { openingHoursOf } from '@mam/domain/store/timetable.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { soldOutRows } from '../menu/queries.ts';
import { sellOut } from '../menu/sell-out.ts';
import { recordStoreAct } from './acts.ts';
import { atStore, atStoreRead } from './places.ts';
import { serveStaff } from './serve-staff.ts';
import { nameOfThing, staffMenu } from './staff-menu.ts';

/** Serves what a kitchen can sell out, and selling it out. */
export const staffMenuRoutes: Feature = (app, context) => {
  const { database, stores } = context;

  serveStaff(
    app,
    context,
    getStaffMenu,
    { may: 'watchBoard', at: atStoreRead, query: StaffMenuQuery, answer: StaffMenu },
    async ({ row: { brand, id }, now }) => {
      const selling = await stores.get(database.read, brand, id);
      if (!selling) return refuse('UNKNOWN');
      const rows = await soldOutRows(database.read, { brand, store: id });
      const hours = openingHoursOf(selling.store);
      return ok({
        ...staffMenu(
          selling,
          rows.filter(({ until }) => isGoneAt(until, now)),
        ),
        closing: withinHours(hours, now) ? openUntil(hours, now) : null,
        tomorrow: nextOpeningDay(hours, now),
      });
    },
  );

  serveStaff(
    app,
    context,
    setSoldOut,
    {
      may: 'sellOut',
      at: atStore,
      body: SoldOutBody,
      answer: SoldOutThing,
      refuses: SELL_OUT_REFUSES,
    },
    async ({ actor, row: { brand, id: store }, body, now }) => {
      const { kind = 'dish', item_id: itemId, sold_out: soldOut, until = null } = body;
      const selling = await stores.get(database.read, brand, store);
      const name = selling && nameOfThing(selling, { kind, id: itemId });
      if (!name) return refuse('UNKNOWN');
      if (soldOut && !isPossibleEnd(until, now)) return refuse('SOLD_OUT_END', { days: MOST_DAYS_GONE });
      const hand = { by: actor.id, byName: actor.name };
      const subject = { id: itemId, name };
      const gone = { name: 'sellOut', subject, details: until === null ? {} : { until } } as const;
      const act = soldOut ? gone : ({ name: 'sellAgain', subject } as const);
      await sellOut(context, { brand, store, kind, itemId, soldOut, until, ...hand }, now, (trx) =>
        recordStoreAct({ trx, actor, now, brand, store }, act),
      );
      const standing = soldOut ? { until, by: actor.name } : { until: null, by: null };
      return ok({ id: itemId, name, sold_out: soldOut, ...standing });
    },
  );
};
