import { getProfile } from '@mam/contract/diner/profile.ts';
import { persist, persisted } from '../device/persisted.ts';
import { bareCall } from './identity.ts';

const EVERY = 600_000;

/** The name the server knows this diner by, where this browser knows none; an identity is never exchanged here. */
async function renewProfile(): Promise<void> {
  const { uid, token, name } = persisted.getState().user;
  if (!uid || !token) return;
  const answer = await bareCall(getProfile);
  if (answer.ok && answer.data.uid === uid && !name && answer.data.name)
    persist('user', { name: answer.data.name });
}

/** Every ten minutes, silently. */
export function renewProfileRegularly(): void {
  setInterval(() => void renewProfile(), EVERY);
}
