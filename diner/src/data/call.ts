import type { Answer, Call } from '@mam/contract/http/client.ts';
import { kept } from '../device/kept.ts';
import { bareCall, ensureIdentity, forgetIdentity } from './identity.ts';

/** Calls the API as this diner: allocates an identity when there is none, and once anew when it is refused. */
export const call: Call = async (to, ...input) => {
  if (to.auth !== 'diner') return bareCall(to, ...input);
  const identity = await ensureIdentity();
  if (!identity.ok) return identity;
  const { token } = kept.getState().user;
  const answer = await bareCall(to, ...input);
  if (answer.ok || answer.status !== 401) return answer;
  forgetIdentity(token);
  const renewed = await ensureIdentity();
  return renewed.ok ? bareCall(to, ...input) : renewed;
};

/** A refused reading call, thrown so that the query cache keeps it as an error. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly status: number;

  constructor({ code, status, message }: Extract<Answer<unknown>, { ok: false }>) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The data of an answer; a refusal is thrown. Only for readings in the query cache. */
export function dataOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw new Refused(answer);
}
