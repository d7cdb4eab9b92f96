import { type Answer, type Call, clientOf } from '@mam/contract/http/client.ts';
import { hearTime } from '../device/clock.ts';
import { say, spokenLanguage } from '../words/words.ts';

/** Fetches, and sets the clock by answers that no cache can have kept. */
const timedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (String(input).includes('/v1/staff/')) hearTime(answer.headers);
  return answer;
};

/** Every call of the app; the session travels in a cookie the browser keeps to itself. */
export const call: Call = clientOf({ language: spokenLanguage, fetch: timedFetch });

type No = Extract<Answer<unknown>, { ok: false }>;

/** A "no" on its way through the query cache, which knows only throws. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: No['data'];

  constructor(no: No) {
    super(no.message);
    this.code = no.code;
    this.status = no.status;
    this.data = no.data;
  }
}

/** The data of an answer; a refusal is thrown as Refused. */
export async function dataOf<T>(answer: Promise<Answer<T>>): Promise<T> {
  const settled = await answer;
  if (!settled.ok) throw new Refused(settled);
  return settled.data;
}

/** What to say of an error: the server's own words, or that something here went wrong. */
export function reasonOf(error: Error): string {
  return error instanceof Refused ? error.message : say('fault');
}
