import { hashOfSecret } from '../../src/http/secret.ts';
import type { Ground, Maker } from './request.ts';
import { STORES } from './world.ts';

const CODE = '482913';

/** A number nobody has asked with yet, and its international form. */
function freshNumber({ world, brand }: Ground): { typed: string; international: string } {
  world.counted += 1;
  const tail = String(world.counted).padStart(6, '0');
  return brand === 'SPREE'
    ? { typed: `01512 ${tail}0`, international: `+491512${tail}0` }
    : { typed: `0905 ${tail}`, international: `+84905${tail}` };
}

export const askingForCode: Maker = async (ground) => {
  const { world, brand } = ground;
  const { headers } = await world.server.addDiner();
  const body = { pos_parent: brand, pos_id: STORES[brand][0], phone: freshNumber(ground).typed };
  return { headers, body };
};

/** A code that was sent, as it is kept: what it was stands in the message alone. */
export const provingPhone: Maker = async (ground) => {
  const { world, brand } = ground;
  const { uid, headers } = await world.server.addDiner();
  const { typed, international } = freshNumber(ground);
  const now = world.server.context.now();
  const id = `code-${world.counted}`;
  await world.server.database.transaction((trx) =>
    trx
      .insertInto('phone_codes')
      .values({
        id,
        brand,
        uid,
        phone_number: international,
        network: '127.0.0.1',
        code_hash: hashOfSecret(`${id}:${CODE}`),
        sent_at: now,
        expires_at: now + 60_000,
        tries: 0,
        used_at: null,
      })
      .execute(),
  );
  return { headers, body: { pos_parent: brand, pos_id: STORES[brand][0], phone: typed, code: CODE } };
};
