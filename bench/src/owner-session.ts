import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from './random-orders.ts';

/** Signs in as the demo brand's owner, as the staff app does: the cookie to send. */
export async function ownerCookie(url: string, dataFolder: string): Promise<string> {
  const password = readFileSync(join(dataFolder, 'demo-password.txt'), 'utf8').trim();
  const signedIn = await fetch(`${url}/v1/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ pos_parent: BRAND, name: BRAND.toLowerCase(), password }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0];
  if (!cookie) throw new Error(`the owner could not sign in: ${signedIn.status} ${await signedIn.text()}`);
  return cookie;
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
