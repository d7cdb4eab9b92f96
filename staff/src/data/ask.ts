import { listeningFetch, Refused } from '@mam/client/call.ts';
import { currentLanguage } from '@mam/client/i18n.ts';
import { type Answer, type Call, createClient } from '@mam/contract/http/client.ts';
import { hearTime } from '../device/clock.ts';
import { say } from '../words/words.ts';

/** the page is being left: what is sent now has to outlive it */
let isLeaving = false;
globalThis.addEventListener?.('pagehide', () => {
  isLeaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isLeaving = false;
});

// only what no cache can have kept sets the clock
const listening = listeningFetch((headers, address) => address.includes('/v1/staff/') && hearTime(headers));

/** Every call of the app; the session travels in a cookie the browser keeps to itself. */
export const call: Call = createClient({
  language: currentLanguage,
  fetch: (input, init) => listening(input, isLeaving ? { ...init, keepalive: true } : init),
});

/** The words for an error: the server's own, or that something here went wrong. */
export function errorText(error: Error): string {
  return error instanceof Refused ? error.message : say('fault');
}

/** No answer, one that is none, or "the first is still running": whether it was done is not known. */
export function isUnclear(answer: Answer<unknown>): boolean {
  if (answer.ok) return false;
  const { status, code } = answer;
  return status === 0 || status >= 500 || code === 'CONNECTION' || code === 'IN_FLIGHT';
}

/** Not crypto.randomUUID: that exists on https only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
