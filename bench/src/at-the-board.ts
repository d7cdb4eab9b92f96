import type { TemporaryServer } from './servers/temporary-server.ts';

export interface Account {
  readonly brand: string;
  readonly name: string;
  readonly password: string;
}

/** Sells a dish out, or puts it back; answers when the server has. */
export type SellOut = (store: number, item: string, soldOut: boolean) => Promise<void>;

/** Signs a member of staff in at a server of this machine. */
export async function sellingOut({ url }: TemporaryServer, account: Account): Promise<SellOut> {
  const origin = url.replace('127.0.0.1', 'localhost');
  const send = async (method: string, path: string, body: object, headers: object = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const { brand, name, password } = account;
  const signedIn = await send('POST', '/v1/staff/sign-in', { pos_parent: brand, name, password });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  return async (store, item, soldOut) => {
    const body = { store, item_id: item, sold_out: soldOut };
    await (await send('PUT', '/v1/staff/sold-out', body, { cookie })).body?.cancel();
  };
}
