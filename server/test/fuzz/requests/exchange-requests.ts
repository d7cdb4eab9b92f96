import { ofWhole } from '@mam/domain/loyalty/points.ts';
import { insertAccount, move } from '../../../src/loyalty/ledger.ts';
import { proofBody } from '../../phone-proof.ts';
import type { Ground, Maker } from '../request.ts';
import { orderForCall } from '../subjects.ts';
import { STORES } from '../world.ts';
import { freshNumber } from './code-requests.ts';

/** Only there points are exchanged. */
const brand = 'BEPNHA';
const [store] = STORES[brand];

/** Somebody who has proved a number just now, with points enough. */
async function memberOf({ world }: Ground) {
  const { server } = world;
  const { uid, headers } = await server.addDiner();
  const { typed, international } = freshNumber({ world, brand });
  const body = await proofBody(server, { brand, store, uid, typed, international });
  await server.send('POST', '/v1/my-order/authenticate/verify', body, headers);
  const points = { kind: 'corrected', points: ofWhole(100), at: server.context.now() } as const;
  await server.database.transaction((trx) => move(trx, { brand, phone_number: international }, points));
  return { headers, body: { pos_parent: brand, pos_id: store, phone_number: typed } };
}

const exchanging =
  (wish: object): Maker =>
  async (ground) => {
    const { headers, body } = await memberOf(ground);
    return { headers, body: { ...body, ...wish } };
  };

export const exchangingPoints = exchanging({ point: 5 });
export const exchangingForCampaign = exchanging({ voucher_campaign_id: 'DD01' });

/** An order whose number was proved. */
export const correctingPoints: Maker = async (ground) => {
  const order = await orderForCall(ground, 'placed');
  const { database, context } = ground.world.server;
  const { phone_number } = await database.read
    .selectFrom('orders')
    .select('phone_number')
    .where('brand', '=', order.brand)
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow();
  await database.transaction((trx) =>
    insertAccount(trx, { brand: order.brand, phone_number }, context.now()),
  );
  const headers = ground.world.staff[order.brand].manager;
  return { params: { code: order.code }, headers, order, body: { point: 5, reason: 'hết hàng' } };
};
