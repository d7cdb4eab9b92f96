import { Me, Nothing, SignInBody } from '@mam/contract/staff/me.schema.ts';
import { OwnPasswordBody } from '@mam/contract/staff/people.schema.ts';
import { changeOwnPassword } from '@mam/contract/staff/people.ts';
import { OWN_PASSWORD_REFUSES, SIGN_IN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { getMe, signIn as signInCall, signOut, signOutEverywhere } from '@mam/contract/staff/sign-in.ts';
import { maskNumbers } from '@mam/domain/contact/mask.ts';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { isOwnOrigin, staffCookie } from '../http/caller/principal.ts';
import { serveAnyone } from '../http/serve.ts';
import { recordOwnAct } from './acts.ts';
import { changeOwnPassword as changeOwn } from './change-password.ts';
import { readMe } from './me.ts';
import { noteAccount } from './people/people-log.ts';
import { endSession, endSessionsOfStaff, memberById } from './queries.ts';
import { serveStaff } from './serve-staff.ts';
import { browserOfRequest } from './sign-in/browser-of-request.ts';
import { sessionCookies, signIn } from './sign-in/sign-in.ts';

/** Signing in and out, and one's own account. */
export const accountRoutes: Feature = (app, context) => {
  const { database, config, now, log } = context;
  // the diner's cart, orders and pushes live on this origin too: only what was fetched goes with the cookie
  const endOnDevice = (reply: FastifyReply) =>
    reply.header('set-cookie', staffCookie('session', '', 0, config)).header('clear-site-data', '"cache"');

  serveAnyone(
    app,
    signInCall,
    { body: SignInBody, answer: Me, refuses: SIGN_IN_REFUSES },
    async ({ body, request, reply }) => {
      if (!isOwnOrigin(request.headers, config)) return refuse('NOT_YOURS');
      const from = { address: request.ip, ...(await browserOfRequest(context, request)) };
      const network = networkOf(request.ip);
      const session = await signIn(database, body, from, (trace, refused) =>
        log.warn({
          event: 'sign-in refused',
          ...trace,
          name: trace.name && maskNumbers(trace.name),
          network,
          refused,
        }),
      );
      if (isRefused(session)) return session;
      const member = await memberById(database.read, session.staffId);
      if (!member) return refuse('NO_IDENTITY');
      noteAccount(log, 'signed in', { id: session.staffId, ...member }, { network });
      reply.header('set-cookie', sessionCookies(session, config));
      return ok(
        await readMe(database.read, { id: session.staffId, ...member, device: session.device, byPin: false }),
      );
    },
  );

  serveStaff(app, context, signOut, { may: 'watchBoard', answer: Nothing }, async ({ staff, reply }) => {
    await database.transaction(async (trx) => {
      await endSession(trx, staff.session);
      recordOwnAct(trx, staff, now(), { name: 'signOut' });
    });
    noteAccount(log, 'signed out', staff);
    endOnDevice(reply);
    return ok({});
  });

  serveStaff(app, context, getMe, { may: 'watchBoard', answer: Me }, async ({ staff }) =>
    ok(await readMe(database.read, staff)),
  );

  serveStaff(
    app,
    context,
    signOutEverywhere,
    { may: 'ownAccount', answer: Nothing },
    async ({ staff, reply }) => {
      await database.transaction(async (trx) => {
        await endSessionsOfStaff(trx, staff.id);
        recordOwnAct(trx, staff, now(), { name: 'signOutEverywhere' });
      });
      noteAccount(log, 'signed out everywhere', staff);
      endOnDevice(reply);
      return ok({});
    },
  );

  serveStaff(
    app,
    context,
    changeOwnPassword,
    { may: 'ownAccount', body: OwnPasswordBody, answer: Nothing, refuses: OWN_PASSWORD_REFUSES },
    async ({ staff, body }) => {
      const refused = await changeOwn(database, staff, body, now());
      if (refused) return refused;
      noteAccount(log, 'password changed', staff, { person: staff.id });
      return ok({});
    },
  );
};
