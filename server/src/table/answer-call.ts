import type { RefusalCode } from '@mam/contract/refusals.ts';
import type { ANSWER_CALL_REFUSES, TAKE_CALL_REFUSES } from '@mam/contract/staff/refusals.ts';
import { type StaffActor, signedForGuests } from '@mam/domain/order/actor.ts';
import type { Trx } from '../db/dialect.ts';
import type { StaffCallRow } from '../db/tables/table-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { publishCallEvent } from './call-staff.ts';
import { callById, changeCall } from './queries.ts';

interface Answering {
  readonly actor: StaffActor;
  /** epoch ms */
  readonly now: number;
}

/** The change a step makes to a call: null = it is so already. */
type Step<C extends RefusalCode> = (call: StaffCallRow) => Partial<StaffCallRow> | Refused<C> | null;

async function change<C extends 'CALL_TAKEN' | 'CALL_ANSWERED'>(
  trx: Trx,
  read: StaffCallRow,
  now: number,
  step: Step<C>,
): Promise<StaffCallRow | Refused<C>> {
  let call: StaffCallRow | undefined = read;
  while (call) {
    const wish = step(call);
    if (wish === null) return call;
    if ('refused' in wish) return wish;
    const after = await changeCall(trx, call, wish);
    if (after) {
      publishCallEvent(trx, after, now);
      return after;
    }
    // somebody was faster: each change is one more version, and there are two
    call = await callById(trx, call.brand, call.id);
  }
  return refuse('UNKNOWN');
}

/** [TB26] One waiter is on the way; the next hears who. Said twice by the same it changes nothing more. */
export function takeCall(
  trx: Trx,
  read: StaffCallRow,
  { actor, now }: Answering,
): Promise<StaffCallRow | Refused<(typeof TAKE_CALL_REFUSES)[number]>> {
  const by = signedForGuests(actor);
  return change<(typeof TAKE_CALL_REFUSES)[number]>(trx, read, now, (call) => {
    if (call.answered_at !== null) return refuse('CALL_ANSWERED', { name: call.answered_name ?? '' });
    if (call.taken_by === by.id) return null;
    if (call.taken_at !== null) return refuse('CALL_TAKEN', { name: call.taken_name ?? '' });
    return { taken_by: by.id, taken_name: by.name, taken_at: now };
  });
}

/** [TB27] Marks a call as done: by the person who took it, or by anybody of the store who saw to it. */
export function answerCall(
  trx: Trx,
  read: StaffCallRow,
  { actor, now }: Answering,
): Promise<StaffCallRow | Refused<(typeof ANSWER_CALL_REFUSES)[number]>> {
  const by = signedForGuests(actor);
  return change<(typeof ANSWER_CALL_REFUSES)[number]>(trx, read, now, (call) => {
    if (call.answered_by === by.id) return null;
    if (call.answered_at !== null) return refuse('CALL_ANSWERED', { name: call.answered_name ?? '' });
    return { answered_by: by.id, answered_name: by.name, answered_at: now };
  });
}
