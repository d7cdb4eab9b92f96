import { NewUser } from '@mam/contract/diner/generate-user.schema.ts';
import { generateUserByGet, generateUser as generateUserCall } from '@mam/contract/diner/generate-user.ts';
import { Profile, ProfileChange } from '@mam/contract/diner/profile.schema.ts';
import { changeProfile as changeProfileCall, getProfile } from '@mam/contract/diner/profile.ts';
import { PushDevice, PushSubscriptionBody } from '@mam/contract/diner/push.schema.ts';
import { subscribeToPush as subscribeCall } from '@mam/contract/diner/push.ts';
import { SiteWire } from '@mam/contract/diner/site.schema.ts';
import { getSite } from '@mam/contract/diner/site.ts';
import type { Context, Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { isFromScript } from '../http/caller/from-script.ts';
import { authenticateSeenDiner } from '../http/caller/seen-diner.ts';
import { type Call, serveAnyone, serveDiner } from '../http/serve.ts';
import { changeProfile } from './change-profile.ts';
import { generateUser } from './generate-user.ts';
import { readProfile } from './queries.ts';
import { siteOf } from './site.ts';
import { subscribeToPush } from './subscribe-to-push.ts';

/** With a valid token presented the same pair comes back, so that nobody changes identity by asking again. */
async function whoAmI(context: Context, { request, reply }: Pick<Call<never>, 'request' | 'reply'>) {
  reply.header('cache-control', 'no-store');
  const known = await authenticateSeenDiner(context, request.headers);
  const token = request.headers['x-user-token'];
  if (known && typeof token === 'string') return ok({ uid: known.uid, token });
  return ok(await generateUser(context.database, context.now()));
}

/** Anonymous identities and what they told about themselves. */
export const dinerRoutes: Feature = (app, context) => {
  serveAnyone(app, generateUserCall, { answer: NewUser }, (call) => whoAmI(context, call));
  serveAnyone(app, generateUserByGet, { answer: NewUser, writes: true }, (call) =>
    isFromScript(call.request.headers) ? whoAmI(context, call) : refuse('NOT_YOURS'),
  );

  serveDiner(app, context, getProfile, { answer: Profile }, async ({ diner }) =>
    ok(await readProfile(context.database.read, diner.uid)),
  );
  serveDiner(app, context, changeProfileCall, { body: ProfileChange, answer: Profile }, ({ diner, body }) =>
    changeProfile(context.database, diner.uid, body),
  );

  let site: SiteWire | null = null; // the keys are made when somebody first asks
  serveAnyone(app, getSite, { answer: SiteWire }, () => {
    site ??= siteOf(context);
    return ok(site);
  });
  serveDiner(
    app,
    context,
    subscribeCall,
    { body: PushSubscriptionBody, answer: PushDevice },
    ({ diner, body }) => subscribeToPush(context, diner.uid, body, context.now()),
  );
};
