import { Me, Nothing, SignInBody } from '@mam/contract/staff/me.schema.ts';
import { NewPersonBody, People } from '@mam/contract/staff/people.schema.ts';
import { addPerson as addPersonCall, listPeople } from '@mam/contract/staff/people.ts';
import { ADD_PERSON_REFUSES, SIGN_IN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { getMe, signIn as signInCall, signOut } from '@mam/contract/staff/sign-in.ts';
import type { Context, Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { cookieOf, isOwnOrigin, staffCookie } from '../http/principal.ts';
import { serveAnyone, serveStaff } from '../http/serve.ts';
import { addPerson } from './add-person.ts';
import { networkOf } from './brakes.ts';
import { BROWSER_SECONDS } from './known-browser.ts';
import { meOf } from './me.ts';
import { endSession, memberById, peopleOf } from './queries.ts';
import { SESSION_SECONDS, signIn } from './sign-in.ts';

async function people({ database }: Context, brand: string) {
  const everybody = await peopleOf(database.read, brand);
  return ok({ people: everybody.map(({ name, role, stores }) => ({ name, role, stores })) });
}

/** Signing in and out, and who works here. */
export const accountRoutes: Feature = (app, context) => {
  const { database, config, now, log } = context;

  serveAnyone(
    app,
    signInCall,
    { body: SignInBody, answer: Me, refuses: SIGN_IN_REFUSES },
    async ({ body, request, reply }) => {
      if (!isOwnOrigin(request.headers, config)) return refuse('NOT_YOURS');
      const browser = cookieOf(request.headers, 'browser', config);
      const from = { address: request.ip, browser, now: now() };
      const session = await signIn(database, body, from, (trace, refused) =>
        log.warn({ event: 'sign-in refused', ...trace, network: networkOf(request.ip), refused }),
      );
      if (isRefused(session)) return session;
      const member = await memberById(database.read, session.staffId);
      if (!member) return refuse('NO_IDENTITY');
      reply.header('set-cookie', [
        staffCookie('session', session.secret, SESSION_SECONDS, config),
        staffCookie('browser', session.browser, BROWSER_SECONDS, config),
      ]);
      return ok(await meOf(database.read, member));
    },
  );

  serveStaff(app, context, signOut, { may: null, answer: Nothing }, async ({ staff, reply }) => {
    await database.transaction((trx) => endSession(trx, staff.session));
    reply.header('set-cookie', staffCookie('session', '', 0, config));
    return ok({});
  });

  serveStaff(app, context, getMe, { may: null, answer: Me }, async ({ staff }) =>
    ok(await meOf(database.read, staff)),
  );

  serveStaff(app, context, listPeople, { may: 'addStaff', answer: People }, ({ staff }) =>
    people(context, staff.brand),
  );

  serveStaff(
    app,
    context,
    addPersonCall,
    { may: 'addStaff', body: NewPersonBody, answer: People, refuses: ADD_PERSON_REFUSES },
    async ({ staff, body }) => {
      const { name, password, role, stores } = body;
      const person = { brand: staff.brand, name, password, role, stores };
      const added = await addPerson(database, person, now());
      return isRefused(added) ? added : people(context, staff.brand);
    },
  );
};
