import type { StaffActor } from '@mam/domain/order/actor.ts';
import type { RunningServer } from './with-server.ts';

/** Somebody of a kitchen, where a change is made without a session. */
export const COOK: StaffActor = { kind: 'staff', id: 'cook', name: 'cook', shownName: 'Cook' };

/** Calls as a signed-in member of staff, from our own page. */
export type AsStaff = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/** The cookie of a session of theirs. */
export async function sessionCookie(
  server: RunningServer,
  name: string,
  password: string,
  brand: string,
): Promise<string> {
  const body = { pos_parent: brand, name, password };
  const response = await server.send('POST', '/v1/staff/sign-in', body, { origin: server.url });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`${name} cannot sign in: ${await response.text()}`);
  return cookie;
}

export async function signedIn(
  server: RunningServer,
  name: string,
  password: string,
  brand: string,
): Promise<AsStaff> {
  const origin = server.url;
  const cookie = await sessionCookie(server, name, password, brand);
  return (method, path, sent, headers) => server.send(method, path, sent, { origin, cookie, ...headers });
}
