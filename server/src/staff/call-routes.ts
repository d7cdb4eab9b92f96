import { BoardQuery } from '@mam/contract/staff/board.schema.ts';
import { SeenCalls, SeenCallsBody, StaffCall, StaffCalls } from '@mam/contract/staff/calls.schema.ts';
import {
  answerCall as answerCallCall,
  getStaffCalls,
  markCallsSeen,
  takeCall as takeCallCall,
} from '@mam/contract/staff/calls.ts';
import { ANSWER_CALL_REFUSES, TAKE_CALL_REFUSES } from '@mam/contract/staff/refusals.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { storeOfBrand } from '../store/queries.ts';
import { type Answering, answerCall, takeCall } from '../table/answer-call.ts';
import { staffCall } from '../table/calls-wire.ts';
import { standingCalls } from '../table/queries.ts';
import { seeCalls } from '../table/see-calls.ts';

/** Calls of tables: read, taken, answered by whoever works at the store. */
export const callRoutes: Feature = (app, context) => {
  const { database, live, now } = context;
  const worksAt = (staff: StaffMember) => (id: number) => worksFor(staff, { brand: staff.brand, id });
  const answering = (staff: StaffMember, id: string): Answering => ({
    brand: staff.brand,
    id,
    by: { id: staff.id, name: staff.shownName },
    works: worksAt(staff),
    now: now(),
  });

  serveStaff(
    app,
    context,
    getStaffCalls,
    { may: 'answerCalls', query: BoardQuery, answer: StaffCalls },
    async ({ staff, query }) => {
      const { brand } = staff;
      const known = worksAt(staff)(query.store) && (await storeOfBrand(database.read, brand, query.store));
      if (!known) return refuse('UNKNOWN');
      const calls = await standingCalls(database.read, { brand, storeId: query.store }, now());
      return ok({ calls: calls.map(staffCall) });
    },
  );

  serveStaff(
    app,
    context,
    markCallsSeen,
    { may: 'answerCalls', body: SeenCallsBody, answer: SeenCalls },
    async ({ staff, body: { store, ids } }) => {
      if (!worksAt(staff)(store)) return refuse('UNKNOWN');
      return ok({ first: await seeCalls(context, { brand: staff.brand, storeId: store, ids, now: now() }) });
    },
  );

  serveStaff(
    app,
    context,
    takeCallCall,
    { may: 'answerCalls', answer: StaffCall, refuses: TAKE_CALL_REFUSES },
    async ({ staff, params }) => {
      const taken = await takeCall(database, answering(staff, params.id));
      return isRefused(taken) ? taken : ok(staffCall(taken));
    },
  );

  serveStaff(
    app,
    context,
    answerCallCall,
    { may: 'answerCalls', answer: StaffCall, refuses: ANSWER_CALL_REFUSES },
    async ({ staff, params }) => {
      const answered = await answerCall(database, answering(staff, params.id));
      return isRefused(answered) ? answered : ok(staffCall(answered));
    },
  );

  live.allow(
    'calls',
    (topic, { staff }) =>
      topic.kind === 'calls' && staff !== null && worksFor(staff, { brand: topic.brand, id: topic.storeId }),
  );
};
