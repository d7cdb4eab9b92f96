import { PlaceQuery } from '@mam/contract/http/fields.schema.ts';
import { FullSlots } from '@mam/contract/slot/full-slots.schema.ts';
import { fullSlotsToWire, listFullSlots } from '@mam/contract/slot/full-slots.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { ok } from '../http/answer.ts';
import { serveAnyone } from '../http/serve.ts';
import { storeId } from '../store/store-document.ts';
import { fullSlotsFrom } from './slot-places.ts';

/** Which times of a store are taken. */
export const slotRoutes: Feature = (app, context) => {
  const { read } = context.database;
  const { stores } = context;
  context.live.allow('slots', () => true);
  serveAnyone(app, listFullSlots, { query: PlaceQuery, answer: FullSlots }, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const [brand, id] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    const selling = brand && id !== null ? await stores.get(read, brand, id) : null;
    return ok(fullSlotsToWire(selling ? await fullSlotsFrom(read, selling.store, context.now()) : []));
  });
};
