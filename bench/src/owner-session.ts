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
