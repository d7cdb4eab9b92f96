import { ErasedData, MyData } from '@mam/contract/privacy/my-data.schema.ts';
import { eraseMyData, getMyData } from '@mam/contract/privacy/my-data.ts';
import { ERASE_REFUSES } from '@mam/contract/privacy/refusals.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { serveDiner } from '../http/serve.ts';
import { eraseDiner } from './erase.ts';
import { myData } from './my-data.ts';

/** A diner's own data: read and erased by themselves alone. */
export const privacyRoutes: Feature = (app, context) => {
  const { database, now, rateLimits } = context;

  serveDiner(app, context, getMyData, { answer: MyData }, async ({ diner: { uid }, reply }) => {
    reply.header('cache-control', 'no-store');
    if (!rateLimits.dataOfDiner.take(uid)) return refuse('TOO_OFTEN');
    return ok(await myData(database.read, { uid, now: now() }));
  });

  serveDiner(
    app,
    context,
    eraseMyData,
    { answer: ErasedData, refuses: ERASE_REFUSES },
    ({ diner: { uid } }) => eraseDiner(database, { uid, now: now() }),
  );
};
