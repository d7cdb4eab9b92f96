import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { Me, SignInBody } from '@mam/contract/staff/me.schema.ts';
import type { OwnPasswordBody } from '@mam/contract/staff/people.schema.ts';
import { changeOwnPassword as changeOwnPasswordCall } from '@mam/contract/staff/people.ts';
import type { OWN_PASSWORD_REFUSES, SIGN_IN_REFUSES } from '@mam/contract/staff/refusals.ts';
import {
  getMe,
  signIn as signInCall,
  signOut as signOutCall,
  signOutEverywhere as signOutEverywhereCall,
} from '@mam/contract/staff/sign-in.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys, noteRefusal, queries, whileLeaving } from '../data/queries.ts';
import { keep } from '../device/kept-choices.ts';
import { forgetRefunds } from '../payment/refund/open-refunds.ts';

async function readMe(signal = new AbortController().signal): Promise<Me | null> {
  try {
    return dataOrThrow(await call(getMe, { signal }));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

/** The person signed in; null = nobody. */
export function useMe() {
  return useQuery({
    queryKey: keys.me,
    queryFn: ({ signal }) => readMe(signal),
    staleTime: 5 * 60_000,
  });
}

/** Begins somebody's session, or nobody's: readings and open refunds of the last one are forgotten. */
export function become(me: Me | null): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' && queryKey[0] !== 'brands' });
  queries.setQueryData(keys.me, me);
  forgetRefunds();
}

export type SignInCode = (typeof SIGN_IN_REFUSES)[number];

/** Begins a shift; answers null, or the refusal. */
export async function signIn(body: SignInBody): Promise<Refused<SignInCode> | null> {
  const answer = await call(signInCall, { body });
  if (!answer.ok) return new Refused(answer);
  keep({ brand: answer.data.brand.pos_parent, staffName: answer.data.name });
  become(answer.data);
  return null;
}

/** Looks again who is here: of a device of the restaurant itself, once nobody is in at it. */
export async function rereadMe(): Promise<void> {
  const me = await readMe().catch(() => null);
  if (JSON.stringify(me) !== JSON.stringify(queries.getQueryData(keys.me))) become(me);
}

/** Ends it; what the board showed is forgotten on this device. A device of the restaurant shows its board on. */
export async function signOut(): Promise<Refused | null> {
  const answer = await whileLeaving(() => call(signOutCall));
  // a session that has already ended is what was wanted
  if (!answer.ok && answer.status !== 401) return new Refused(answer);
  const atDevice = Boolean(queries.getQueryData<Me | null>(keys.me)?.device);
  become(atDevice ? await readMe() : null);
  return null;
}

/** Ends all of one's own, on every device. */
export async function signOutEverywhere(): Promise<Refused | null> {
  const answer = await whileLeaving(() => call(signOutEverywhereCall));
  if (!answer.ok && answer.status !== 401) return new Refused(answer);
  become(null);
  return null;
}

export type OwnPasswordCode = (typeof OWN_PASSWORD_REFUSES)[number];

/** Answers null, or the refusal. */
export async function changeOwnPassword(body: OwnPasswordBody): Promise<Refused<OwnPasswordCode> | null> {
  const answer = await call(changeOwnPasswordCall, { body });
  if (answer.ok) return null;
  const refused = new Refused(answer);
  // a wrong password is a 401 too, and no session that ended
  if (refused.code !== 'WRONG_PASSWORD') noteRefusal(refused);
  return refused;
}
