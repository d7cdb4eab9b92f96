import { randomUUIDv7 } from 'node:crypto';
import type { SittingRow } from '../../../src/db/tables/table-tables.ts';
import { writeGuest } from '../../../src/table/sitting-writes.ts';
import type { Ground, Headers, Maker } from '../request.ts';
import { STORES } from '../world.ts';

const TABLE = '7';

/** A phone scans the code of a table where nobody sits: whoever an earlier request left there has gone. */
export const sittingDown: Maker = async ({ world, brand }) => {
  const store = STORES[brand][0];
  const { database } = world.server;
  await database.transaction((trx) =>
    trx
      .updateTable('sitting_tables')
      .set({ taken: 0 })
      .where('brand', '=', brand)
      .where('store_id', '=', store)
      .execute(),
  );
  const { code } = await database.read
    .selectFrom('table_codes')
    .select('code')
    .where('store_id', '=', store)
    .where('table_key', '=', TABLE)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    headers: (await world.server.addDiner()).headers,
    body: {
      brand_id: brand,
      store_id: store,
      table_name: TABLE,
      table_code: code,
      user: { name: 'Thư' },
      digits: '0417',
      asks: true,
      instead_of: randomUUIDv7(),
      moves: true,
    },
  };
};

export interface Seated {
  readonly sitting: SittingRow;
  /** another guest of the table, as its guests know them */
  readonly beside: string;
  readonly first: Headers;
  /** a guest who asks to be let in */
  readonly asking: string;
}

/** A sitting that goes on at no table, written straight into the database: there are few tables. */
export async function seated({ world, brand }: Ground): Promise<Seated> {
  const now = world.now();
  const sitting: SittingRow = {
    id: randomUUIDv7(),
    brand,
    store_id: STORES[brand][0],
    digits: '0417',
    wrong_digits: 0,
    version: 1,
    begun_at: now,
    first_at: now,
    last_at: now,
    seen_at: null,
    ended_at: null,
    ended_by: null,
    merged_into: null,
    first_guest: null,
  };
  const [first, other, third] = [
    await world.server.addDiner(),
    await world.server.addDiner(),
    await world.server.addDiner(),
  ];
  return world.server.database.transaction(async (trx) => {
    await trx.insertInto('sittings').values(sitting).execute();
    await writeGuest(trx, sitting, undefined, { uid: first.uid, name: 'Thư', state: 'in', network: '', now });
    const guest = { uid: other.uid, name: 'Nam', state: 'asking', network: '', now } as const;
    const { id: asking } = await writeGuest(trx, sitting, undefined, guest);
    // a moment later: of two in the same one the first phone would be by chance
    const also = { uid: third.uid, name: 'Hoa', state: 'in', network: '', now: now + 1 } as const;
    const { id: beside } = await writeGuest(trx, sitting, undefined, also);
    return { sitting, first: first.headers, asking, beside };
  });
}

/** A guest's call about the sitting they are in. */
export const ofSitting: Maker = async (ground) => {
  const { sitting, first } = await seated(ground);
  return { params: { id: sitting.id }, headers: first };
};

/** The first phone lets somebody in. */
export const lettingIn: Maker = async (ground) => {
  const { sitting, first, asking } = await seated(ground);
  return { params: { id: sitting.id, guest: asking }, headers: first, body: { yes: true } };
};

/** One guest puts another one out. */
export const puttingOut: Maker = async (ground) => {
  const { sitting, first, beside } = await seated(ground);
  return { params: { id: sitting.id, guest: beside }, headers: first };
};

/** A party sits down at a table, as the staff say. */
export const openingSitting: Maker = ({ world, brand }) => ({
  headers: world.staff[brand].cook,
  body: { store: STORES[brand][0], table: TABLE },
});

/** A step of staff with a sitting that goes on. */
export const sittingOfStaff: Maker = async (ground) => ({
  params: { id: (await seated(ground)).sitting.id },
  headers: ground.world.staff[ground.brand].cook,
});

/** To a table where nobody sits. */
export const movingSitting: Maker = async (ground) => {
  await sittingDown(ground);
  return { ...(await sittingOfStaff(ground)), body: { table: TABLE } };
};

export const mergingSittings: Maker = async (ground) => ({
  ...(await sittingOfStaff(ground)),
  body: { other: (await seated(ground)).sitting.id },
});

/** The staff let somebody in who asks. */
export const seatingGuest: Maker = async (ground) => {
  const { sitting, asking } = await seated(ground);
  return {
    params: { id: sitting.id, guest: asking },
    headers: ground.world.staff[ground.brand].cook,
    body: { as: 'in' },
  };
};
