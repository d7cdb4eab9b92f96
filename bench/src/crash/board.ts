import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { BRAND } from '../random-orders.ts';

/** Signs in as the demo brand's owner and reads the board, cookie and all, as the staff app does. */
export function boardReader(
  url: string,
  dataFolder: string,
): (store: number) => Promise<readonly StaffOrder[]> {
  return async (store) => {
    const password = readFileSync(join(dataFolder, 'demo-password.txt'), 'utf8').trim();
    const signedIn = await fetch(`${url}/v1/staff/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ pos_parent: BRAND, name: BRAND.toLowerCase(), password }),
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0];
    if (!cookie) throw new Error(`the owner could not sign in: ${signedIn.status} ${await signedIn.text()}`);
    const answer = await fetch(`${url}/v1/staff/board?store=${store}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`the board could not be read: ${answer.status} ${await answer.text()}`);
    const { data }: { data: Board } = await answer.json();
    return data.orders;
  };
}
