import { NewUser } from '@mam/contract/diner/generate-user.schema.ts';
import { generateUserByGet, generateUser as generateUserCall } from '@mam/contract/diner/generate-user.ts';
import { ok } from '../http/answer.ts';
import type { Feature, House } from '../http/house.ts';
import { type Call, serveAnyone } from '../http/serve.ts';
import { dinerOf } from '../http/who.ts';
import { generateUser } from './generate-user.ts';

/** With a valid token presented the same pair comes back, so that nobody changes identity by asking again. */
async function whoAmI(house: House, { request, reply }: Pick<Call<never>, 'request' | 'reply'>) {
  reply.header('cache-control', 'no-store');
  const known = await dinerOf(house.database.read, request.headers);
  const token = request.headers['x-user-token'];
  if (known && typeof token === 'string') return ok({ uid: known.uid, token });
  return ok(await generateUser(house.database, house.now()));
}

/** Anonymous identities. */
export const dinerRoutes: Feature = (app, house) => {
  serveAnyone(app, generateUserCall, { answer: NewUser }, (call) => whoAmI(house, call));
  serveAnyone(app, generateUserByGet, { answer: NewUser }, (call) => whoAmI(house, call));
};
