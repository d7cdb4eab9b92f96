import { keyOf } from '../../program-key.ts';
import type { Ground, Maker } from '../request.ts';

const NAME = 'Khoá';

/** Names are taken once, and there is an end to how many keys are good. */
async function nextName({ world, brand }: Ground): Promise<string> {
  world.counted += 1;
  await world.server.database.transaction((trx) =>
    trx.deleteFrom('api_keys').where('brand', '=', brand).where('name', 'like', `${NAME} %`).execute(),
  );
  return `${NAME} ${world.counted}`;
}

async function newKey(ground: Ground): Promise<string> {
  const { world, brand } = ground;
  const key = await keyOf(world.server.database, brand, { name: await nextName(ground) }, world.now());
  return key.split('_')[1] ?? '';
}

/** A valid request of every call about the keys of programs. */
export const KEY_MAKERS: Readonly<Record<string, Maker>> = {
  'GET /v1/staff/keys': ({ world, brand }) => ({ headers: world.staff[brand].owner }),
  'POST /v1/staff/keys': async (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    body: { name: await nextName(ground), scopes: ['sayPrinted'], stores: [] },
  }),
  'DELETE /v1/staff/keys/{id}': async (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    params: { id: await newKey(ground) },
  }),
};
