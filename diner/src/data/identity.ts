import { listeningFetch } from '@mam/client/call.ts';
import { currentLanguage } from '@mam/client/i18n.ts';
import { generateUser } from '@mam/contract/diner/generate-user.ts';
import { type Answer, createClient } from '@mam/contract/http/client.ts';
import { createStore } from 'zustand/vanilla';
import { hearTime } from '../device/clock.ts';
import { persist, persisted } from '../device/persisted.ts';
import { visit } from '../device/visit.ts';

/** Calls without an identity of their own: the one that brings the identity. */
export const bareCall = createClient({
  fetch: listeningFetch(hearTime),
  language: currentLanguage,
  token: () => persisted.getState().user.token,
  tableCode: () => visit.getState().table?.code ?? null,
});

type Identity = Answer<unknown, never>;
const READY: Identity = { ok: true, data: null, message: '' };

/** The server was asked twice and gave no identity: one can look round, not order. */
export const identityRefused = createStore(() => false);

let asking: Promise<Identity> | null = null;

async function ask(): Promise<Identity> {
  const answer = await bareCall(generateUser);
  if (!answer.ok) return answer;
  // another tab may have been faster: one browser, one diner
  if (!persisted.getState().user.token) persist('user', { uid: answer.data.uid, token: answer.data.token });
  return READY;
}

/** A uid and a token from the server when none is stored; one retry by itself. */
export function ensureIdentity(): Promise<Identity> {
  const { uid, token } = persisted.getState().user;
  if (uid && token) return Promise.resolve(READY);
  asking ??= ask()
    .then((answer) => (answer.ok ? answer : ask()))
    .then((answer) => {
      identityRefused.setState(!answer.ok, true);
      return answer;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** The server does not know this token (any more): name and phone stay, the identity goes. */
export function forgetIdentity(token: string | null): void {
  if (persisted.getState().user.token === token) persist('user', { uid: null, token: null });
}
