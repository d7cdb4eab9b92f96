import type { Request } from '../../fuzz/request.ts';
import type { House } from './house.ts';
import { transfer } from './placing.ts';

/** Sends a request of the fuzz as it is written there. */
export async function send(house: House, { method, path, params, query, headers, body }: Request) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return house.call(method, `${filled}${asked && `?${asked}`}`, body, headers);
}

/** Their owner has ordered, and pays their own share to the restaurant. */
async function paidByShares(house: House, without: boolean): Promise<void> {
  const operation = `${without ? 'POST /v1/order/without-unpaid' : 'GET /v1/order/share'}/{order_hash}`;
  const request = await house.ask(operation);
  const { order_hash: hash = '' } = request.params;
  const path = `/v1/order/share/${encodeURIComponent(hash)}`;
  const share = await house.call('GET', path, undefined, request.headers);
  house.remembered.shares.push({ hash, headers: request.headers });
  if (share.transfer) await transfer(house, share.transfer.description, share.amount);
  if (!without) return;
  const { version } = await house.server.database.read
    .selectFrom('orders')
    .select('version')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  await send(house, { ...request, body: { version } });
}

const STEPS = [
  'POST /v1/order-group',
  'POST /v1/order-group/{group_id}',
  'PUT /v1/order-group/{group_id}',
  'POST /v1/order-group/{group_id}/place',
  'DELETE /v1/order-group/{group_id}/place/{user_id}',
  'POST /v1/order-group/{group_id}/manage',
  'DELETE /v1/order-group/{group_id}',
  'POST /v1/order-group/{group_id}/split-bill',
];

/** People choose together: some go on choosing, some have ordered, some pay shares. */
export async function groupScene(house: House): Promise<void> {
  const { chance } = house;
  if (chance.oneIn(3)) await paidByShares(house, chance.oneIn(2));
  else {
    const request = await house.ask(chance.pick(STEPS));
    await send(house, request);
    const hash = request.params.group_id;
    if (hash) house.remembered.groups.push({ hash, headers: request.headers });
  }
}
