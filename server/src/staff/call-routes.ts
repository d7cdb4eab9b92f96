import { BoardQuery } from '@mam/contract/staff/board.schema.ts';
import { SeenCalls, SeenCallsBody, StaffCall, StaffCalls } from '@mam/contract/staff/calls.schema.ts';
import {
  answerCall as answerCallCall,
  getStaffCalls,
  markCallsSeen,
  takeCall as takeCallCall,
} from '@mam/contract/staff/calls.ts';
import { ANSWER_CALL_REFUSES, TAKE_CALL_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { Feature } from '../context.ts';
import { type Answer, isRefused, ok } from '../http/answer.ts';
import { answerCall, takeCall } from '../table/answer-call.ts';
import { staffCall } from '../table/calls-wire.ts';
import { standingCalls } from '../table/queries.ts';
import { seeCalls } from '../table/see-calls.ts';
import { allowStaff, atCall, atStore, atStoreRead } from './places.ts';
import { serveStaff, serveStaffCommand } from './serve-staff.ts';

/** Calls of tables: read, taken, answered by whoever works at the store. */
export const callRoutes: Feature = (app, context) => {
  const { database, live } = context;

  serveStaff(
    app,
    context,
    getStaffCalls,
    { may: 'answerCalls', at: atStoreRead, query: BoardQuery, answer: StaffCalls },
    async ({ row: { brand, id: storeId }, now }) => {
      const calls = await standingCalls(database.read, { brand, storeId }, now);
      return ok({ calls: calls.map(staffCall) });
    },
  );

  serveStaff(
    app,
    context,
    markCallsSeen,
    { may: 'answerCalls', at: atStore, body: SeenCallsBody, answer: SeenCalls },
    async ({ row: { brand, id: storeId }, body: { ids }, now }) =>
      ok({ first: await seeCalls(context, { brand, storeId, ids, now }) }),
  );

  serveStaffCommand(
    app,
    context,
    takeCallCall,
    { may: 'answerCalls', at: atCall, answer: StaffCall, refuses: TAKE_CALL_REFUSES },
    {
      act: async ({
        trx,
        actor,
        tableCall,
        now,
      }): Promise<Answer<StaffCall, (typeof TAKE_CALL_REFUSES)[number]>> => {
        const taken = await takeCall(trx, tableCall, { actor, now });
        return isRefused(taken) ? taken : ok(staffCall(taken));
      },
      tell: (call) => ok(call),
    },
  );

  serveStaffCommand(
    app,
    context,
    answerCallCall,
    { may: 'answerCalls', at: atCall, answer: StaffCall, refuses: ANSWER_CALL_REFUSES },
    {
      act: async ({
        trx,
        actor,
        tableCall,
        now,
      }): Promise<Answer<StaffCall, (typeof ANSWER_CALL_REFUSES)[number]>> => {
        const answered = await answerCall(trx, tableCall, { actor, now });
        return isRefused(answered) ? answered : ok(staffCall(answered));
      },
      tell: (call) => ok(call),
    },
  );

  allowStaff(live, 'calls');
};
