// The calls of whoever works in a restaurant. A call says what its caller must be allowed to do, and what it is about:
// that is found only where they work, and for everybody else there is no such thing.
import { type CallTypes, type Endpoint, pathTo } from '@mam/contract/http/endpoint.ts';
import type { StaffActor } from '@mam/domain/order/actor.ts';
import { may, needsPassword, type StaffAction } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import type { App, Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { type Answer, isRefused, type Refused, refuse } from '../http/answer.ts';
import { authenticateStaff } from '../http/caller/authenticate-staff.ts';
import { isOwnOrigin, type StaffMember } from '../http/caller/principal.ts';
import { sendRefusal } from '../http/refusal-reply.ts';
import {
  type Answers,
  addRoute,
  buildCall,
  type Call,
  type Guard,
  type OwnCode,
  type Schemas,
} from '../http/serve.ts';

export interface StaffCall<T extends CallTypes> extends Call<T> {
  readonly staff: StaffMember;
  /** the same person, as records keep them */
  readonly actor: StaffActor;
  /** epoch ms, the same all through the call */
  readonly now: number;
}

/**
 * Finds what a call is about, in a store where its caller works; null = for them there is none, and the call is refused
 * as UNKNOWN.
 */
export type Finder<T extends CallTypes, Found, Db = Kysely<Tables>> = (
  context: Context,
  call: StaffCall<T>,
  db: Db,
) => Promise<Found | null>;

/** The schemas of a call, and what its caller must be allowed to do [SF1]. */
type StaffSchemas<T extends CallTypes> = Schemas<T> & { readonly may: StaffAction };

const staffActor = ({ id, name, shownName, device }: StaffMember): StaffActor => ({
  kind: 'staff',
  id,
  name,
  shownName,
  device: device?.name ?? null,
});

const createStaffGuard = (context: Context, to: Endpoint<CallTypes>): Guard => {
  const changes = to.method !== 'GET';
  return async (request, reply) => {
    request.staff = await authenticateStaff(context, request.headers);
    if (!request.staff) return sendRefusal(request, reply, refuse('NO_IDENTITY'));
    // a change must come from our own page
    if (changes && !isOwnOrigin(request.headers, context.config))
      return sendRefusal(request, reply, refuse('NOT_YOURS'));
  };
};

/** A call of somebody who is signed in and may do this: 401 and 403 for others. */
function serveAllowed<T extends CallTypes>(
  app: App,
  context: Context,
  to: Endpoint<T>,
  { may: action, ...schemas }: StaffSchemas<T>,
  handler: (call: StaffCall<T>) => Answers<T>,
): void {
  addRoute(app, to, schemas, [createStaffGuard(context, to)], (request, reply) => {
    const { staff } = request;
    if (!staff) return refuse('NO_IDENTITY');
    if (!may(staff.role, action)) return refuse('NOT_YOURS');
    if (staff.byPin && needsPassword(action)) return refuse('PASSWORD_NEEDED');
    return handler({ ...buildCall<T>(request, reply), staff, actor: staffActor(staff), now: context.now() });
  });
}

/** A call of staff that reads, or whose work has transactions of its own; `at` is read beforehand. */
export function serveStaff<T extends CallTypes, Found = unknown>(
  app: App,
  context: Context,
  to: Endpoint<T>,
  { at, ...schemas }: StaffSchemas<T> & { readonly at?: Finder<T, Found> },
  handler: (call: StaffCall<T> & Found) => Answers<T>,
): void {
  serveAllowed(app, context, to, schemas, async (call) => {
    const found = at ? await at(context, call, context.database.read) : ({} as Found);
    return found === null ? refuse('UNKNOWN') : handler({ ...call, ...found });
  });
}

export type StaffCommand<T extends CallTypes, Found> = StaffCall<T> & Found & { readonly trx: Trx };

/** A command in two acts: the change, and after its commit what is said. */
export interface Command<T extends CallTypes, Found, Done> {
  readonly act: (command: StaffCommand<T, Found>) => Promise<Answer<Done, OwnCode<T>>>;
  readonly tell: (done: Done, call: StaffCall<T>) => Answers<T>;
  /** a refusal with what its reader has to see; absent = as it is */
  readonly refuseTelling?: (refused: Refused<OwnCode<T>>, call: StaffCall<T>) => Promise<Refused<OwnCode<T>>>;
}

type CommandSchemas<T extends CallTypes, Found> = StaffSchemas<T> & {
  readonly at: Finder<T, Found, Trx>;
  /** the same key again finds what was done: then what is done has to be JSON */
  readonly once?: true;
};

/** A command of staff: its subject is found and changed in one transaction, which a refusal takes back. */
export function serveStaffCommand<T extends CallTypes, Found, Done>(
  app: App,
  context: Context,
  to: Endpoint<T>,
  { at, once, ...schemas }: CommandSchemas<T, Found>,
  { act, tell, refuseTelling }: Command<T, Found, Done>,
): void {
  serveAllowed(app, context, to, schemas, async (call) => {
    const { staff, params, body: content, key, now } = call;
    const run = async (trx: Trx): Promise<Answer<Done, OwnCode<T>>> => {
      const found = await at(context, call, trx);
      return found === null ? refuse('UNKNOWN') : act({ ...call, ...found, trx });
    };
    const endpoint = `${to.method} ${pathTo(to, params)}`;
    const done = once
      ? await context.idempotent<Done, OwnCode<T>>(
          { uid: `staff:${staff.id}`, endpoint, key, content, now },
          run,
        )
      : await context.database.transaction<Answer<Done, OwnCode<T>>>(run);
    if (!isRefused(done)) return tell(done.data, call);
    return refuseTelling ? refuseTelling(done, call) : done;
  });
}
