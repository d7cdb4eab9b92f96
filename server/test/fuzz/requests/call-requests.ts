import { randomUUIDv7 } from 'node:crypto';
import { insertCall } from '../../../src/table/queries.ts';
import type { Ground, Maker } from '../request.ts';
import { STORES } from '../world.ts';

/** Calling staff to a table of the store, with everything such a call can say. */
export const callingStaff: Maker = async ({ world, brand }) => ({
  query: { target: '' },
  headers: (await world.server.addDiner()).headers,
  body: {
    brand_id: brand,
    store_id: STORES[brand][0],
    table_name: '7',
    user: { name: 'Thư' },
    choices: ['STAFF', 'TISSUES'],
    note: 'ghế cho bé',
    score: 4,
  },
});

/** A call that stands, written straight into the database: a table's limit would end the run. */
async function standingCall({ world, brand }: Ground): Promise<string> {
  const id = randomUUIDv7();
  const { uid } = await world.server.addDiner();
  await world.server.database.transaction((trx) =>
    insertCall(trx, {
      id,
      brand,
      store_id: STORES[brand][0],
      table_name: '7',
      uid,
      guest_name: 'Thư',
      sitting_id: null,
      table_verified: 0,
      choices: '["STAFF"]',
      note: '',
      text: 'Gặp nhân viên',
      version: 1,
      placed_at: world.now(),
      seen_at: null,
      taken_by: null,
      taken_name: null,
      taken_at: null,
      answered_by: null,
      answered_name: null,
      answered_at: null,
    }),
  );
  return id;
}

/** A step of staff with a call that stands. */
export const ofCall: Maker = async (ground) => ({
  params: { id: await standingCall(ground) },
  headers: ground.world.staff[ground.brand].cook,
});
