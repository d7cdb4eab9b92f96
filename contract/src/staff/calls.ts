import { endpoint } from '../http/endpoint.ts';
import type { BoardQuery } from './board.schema.ts';
import type { SeenCalls, SeenCallsBody, StaffCall, StaffCalls } from './calls.schema.ts';
import type { ANSWER_CALL_REFUSES, TAKE_CALL_REFUSES } from './refusals.ts';

/** The calls that stand at the tables of a store. */
export const getStaffCalls = endpoint<{ query: BoardQuery; answer: StaffCalls }>({
  method: 'GET',
  path: '/v1/staff/calls',
  auth: 'staff',
});

/** This device has drawn these calls: their guests read that they were seen. */
export const markCallsSeen = endpoint<{ body: SeenCallsBody; answer: SeenCalls }>({
  method: 'POST',
  path: '/v1/staff/calls/seen',
  auth: 'staff',
});

interface Id {
  id: string;
}

/** I am on the way: nobody else is, and the guest reads who. */
export const takeCall = endpoint<{ params: Id; answer: StaffCall; refuses: typeof TAKE_CALL_REFUSES }>({
  method: 'POST',
  path: '/v1/staff/call/{id}/take',
  auth: 'staff',
});

/** It is done. */
export const answerCall = endpoint<{ params: Id; answer: StaffCall; refuses: typeof ANSWER_CALL_REFUSES }>({
  method: 'POST',
  path: '/v1/staff/call/{id}/answer',
  auth: 'staff',
});
