import type { Call } from '@mam/contract/http/client.ts';
import { persisted } from '../device/persisted.ts';
import { bareCall, ensureIdentity, forgetIdentity } from './identity.ts';

/** Calls the API as this diner: allocates an identity when there is none, and once anew when it is refused. */
export const call: Call = async (to, ...input) => {
  if (to.auth !== 'diner') return bareCall(to, ...input);
  const identity = await ensureIdentity();
  if (!identity.ok) return identity;
  const { token } = persisted.getState().user;
  const answer = await bareCall(to, ...input);
  if (answer.ok || answer.status !== 401) return answer;
  forgetIdentity(token);
  const renewed = await ensureIdentity();
  return renewed.ok ? bareCall(to, ...input) : renewed;
};
