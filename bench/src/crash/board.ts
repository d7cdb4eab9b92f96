import type { Board, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { ownerCookie } from '../owner-session.ts';

/** Signs in as the demo brand's owner and reads the board, cookie and all, as the staff app does. */
export function boardReader(
  url: string,
  dataFolder: string,
): (store: number) => Promise<readonly StaffOrder[]> {
  return async (store) => {
    const cookie = await ownerCookie(url, dataFolder);
    const answer = await fetch(`${url}/v1/staff/board?store=${store}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`the board could not be read: ${answer.status} ${await answer.text()}`);
    const { data }: { data: Board } = await answer.json();
    return data.orders;
  };
}
