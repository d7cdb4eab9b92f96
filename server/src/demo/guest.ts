import { generateUser } from '@mam/contract/diner/generate-user.ts';
import { type Answer, type Call, createClient } from '@mam/contract/http/client.ts';
import type { App } from '../context.ts';
import { SAMPLE_GUESTS } from '../http/caller/network.ts';

/** The call of somebody, made to a server out of its own process: by the same way as everybody's. */
export function callInto(app: App, said: { readonly headers: object; readonly token?: string }): Call {
  return createClient({
    language: () => 'vi',
    token: () => said.token ?? null,
    fetch: async (address, { method, headers, body } = {}) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: String(address),
        headers: { 'user-agent': 'Mozilla/5.0 (sample)', ...said.headers, ...(headers as object) },
        remoteAddress: SAMPLE_GUESTS,
        ...(body && { payload: String(body) }),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
}

/** The data of an answer; throws a refusal, for sample life that is refused goes to the log and is left out. */
export function dataOrFault<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.data;
}

/** Somebody with a phone who has not been here before. */
export async function newGuest(app: App): Promise<{ readonly uid: string; readonly call: Call }> {
  const { uid, token } = dataOrFault(await callInto(app, { headers: {} })(generateUser));
  return { uid, call: callInto(app, { headers: {}, token }) };
}
