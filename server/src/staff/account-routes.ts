import { Me, Nothing, SignInBody } from '@mam/contract/staff/me.schema.ts';
import { NewPersonBody, People } from '@mam/contract/staff/people.schema.ts';
import { addPerson as addPersonCall, listPeople } from '@mam/contract/staff/people.ts';
import { ADD_PERSON_REFUSES, SIGN_IN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { getMe, signIn as signInCall, signOut } from '@mam/contract/staff/sign-in.ts';
import type { Context, Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/network.ts';
import { isOwnOrigin, staffCookie } from '../http/principal.ts';
import { serveAnyone, serveStaff } from '../http/serve.ts';
import { addPerson } from './add-person.ts';
import { meOf } from './me.ts';
import { endSession, memberById, peopleOf } from './queries.ts';
import { SESSION_SECONDS, signIn } from './sign-in.ts';

async function people({ database }: Context, brand: string) {
  const everybody = await peopleOf(database.read, brand);
  return ok({ people: everybody.map(({ name, role, stores }) => ({ name, role, stores })) });
}

/** Signing in and out, and who works here. */
export const accountRoutes: Feature = (app, context) => {
  const { database, config, now } = context;
  const secure = config.publicUrl.startsWith('https:');

  serveAnyone(
    app,
    signInCall,
    { body: SignInBody, answer: Me, refuses: SIGN_IN_REFUSES },
    async ({ body, request, reply }) => {
      if (!isOwnOrigin(request.headers, config.publicUrl)) return refuse('NOT_YOURS');
      const session = await signIn(database, body, { address: networkOf(request.ip), now: now() });
      if (isRefused(session)) return session;
      const member = await memberById(database.read, session.staffId);
      if (!member) return refuse('NO_IDENTITY');
      reply.header('set-cookie', staffCookie(session.secret, SESSION_SECONDS, secure));
      return ok(await meOf(database.read, member));
    },
  );

  serveStaff(app, context, signOut, { may: null, answer: Nothing }, async ({ staff, reply }) => {
    await database.transaction((trx) => endSession(trx, staff.session));
    reply.header('set-cookie', staffCookie('', 0, secure));
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
