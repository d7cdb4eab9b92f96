import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from './random-orders.ts';

/** Signs in as somebody of the demo brand, as the staff app does: the cookie to send. */
async function signInForCookie(url: string, name: string, password: string): Promise<string> {
  const signedIn = await fetch(`${url}/v1/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ pos_parent: BRAND, name, password }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0];
  if (!cookie) throw new Error(`${name} could not sign in: ${signedIn.status} ${await signedIn.text()}`);
  return cookie;
}

/** The same as the brand's owner. */
export const ownerCookie = (url: string, dataFolder: string): Promise<string> =>
  signInForCookie(
    url,
    BRAND.toLowerCase(),
    readFileSync(join(dataFolder, 'demo-password.txt'), 'utf8').trim(),
  );

/** The owner makes somebody a cook, who signs in. */
export async function cookCookie(url: string, owner: string, name: string): Promise<string> {
  const password = 'a bench of its own';
  const made = await fetch(`${url}/v1/staff/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: owner },
    body: JSON.stringify({ name, password, role: 'cook', stores: [] }),
  });
  if (!made.ok) throw new Error(`no cook: ${made.status} ${await made.text()}`);
  return signInForCookie(url, name, password);
}

/** Takes an order, as the owner's tap on the board does; answers when the server has. */
export async function takeOrder(
  url: string,
  cookie: string,
  { code, version }: { readonly code: string; readonly version: number },
): Promise<void> {
  const tapped = await fetch(`${url}/v1/staff/order/${code}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ version, minutes: 20 }),
  });
  if (!tapped.ok) throw new Error(`a tap: ${tapped.status} ${await tapped.text()}`);
  await tapped.body?.cancel();
}
