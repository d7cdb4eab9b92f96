import { DemoSignInBody, DemoTour } from '@mam/contract/demo/demo.schema.ts';
import { demoSignIn, getDemoTour } from '@mam/contract/demo/demo.ts';
import { DEMO_SIGN_IN_REFUSES } from '@mam/contract/demo/refusals.ts';
import { Me } from '@mam/contract/staff/me.schema.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { isOwnOrigin } from '../http/caller/principal.ts';
import { serveAnyone } from '../http/serve.ts';
import { readMe } from '../staff/me.ts';
import { noteAccount } from '../staff/people/people-log.ts';
import { memberById } from '../staff/queries.ts';
import { browserOfRequest } from '../staff/sign-in/browser-of-request.ts';
import { sessionCookies } from '../staff/sign-in/sign-in.ts';
import { comeInAs } from './come-in.ts';
import { demoTour } from './tour.ts';

/** [SF17] The calls of a demo's first page. In production none of them is there. */
export const demoRoutes: Feature = (app, context) => {
  const { database, config, log, now, rateLimits } = context;
  if (config.mode !== 'demo') return;

  serveAnyone(app, getDemoTour, { answer: DemoTour }, async () => ok(await demoTour(database.read, now())));

  serveAnyone(
    app,
    demoSignIn,
    { body: DemoSignInBody, answer: Me, refuses: DEMO_SIGN_IN_REFUSES },
    async ({ body, request, reply }) => {
      if (!isOwnOrigin(request.headers, config)) return refuse('NOT_YOURS');
      const network = networkOf(request.ip);
      if (!rateLimits.demoSignIns.take(network)) return refuse('TOO_OFTEN');
      const brand = brandCode(body.brand);
      if (brand === null) return refuse('DEMO_PERSON_GONE');
      const from = await browserOfRequest(context, request);
      const session = await comeInAs(database, { brand, part: body.role }, from);
      if (isRefused(session)) return session;
      const member = await memberById(database.read, session.staffId);
      if (!member) return refuse('DEMO_PERSON_GONE');
      noteAccount(log, 'signed in', { id: session.staffId, ...member }, { network });
      reply.header('set-cookie', sessionCookies(session, config));
      return ok(
        await readMe(database.read, { id: session.staffId, ...member, device: session.device, byPin: false }),
      );
    },
  );
};
