import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { generateUser } from '@mam/contract/diner/generate-user.ts';
import { type Call, createClient } from '@mam/contract/http/client.ts';
import { startMam } from '../servers/temporary-server.ts';

/** Somebody who orders once: limits per person stay as shipped. */
export interface Guest {
  readonly uid: string;
  readonly token: string;
  readonly phone: string;
}

/** A demo server of its own on SQLite, and its database to look into. */
export interface ProofGround {
  readonly url: string;
  guest(): Promise<Guest>;
  callAs(guest: Guest, base?: string): Call;
  rows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[];
  stop(): Promise<void>;
}

/** A line kept open from the call before might be dead already: that is another experiment. */
const onALineOfItsOwn: typeof fetch = (input, init) =>
  fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), connection: 'close' } });

export async function openProofGround(): Promise<ProofGround> {
  const mam = await startMam({ logLevel: 'warn' });
  const database = new DatabaseSync(join(mam.folder, 'mam.sqlite'), { readOnly: true });
  const anybody = createClient({ base: mam.url, language: () => 'en' });
  let guests = 0;
  return {
    url: mam.url,
    guest: async () => {
      const answer = await anybody(generateUser);
      if (!answer.ok) throw new Error(`no diner could be made: ${answer.code} ${answer.message}`);
      guests += 1;
      return { ...answer.data, phone: `09${String(guests).padStart(8, '0')}` };
    },
    callAs: ({ token }, base = mam.url) =>
      createClient({ base, token: () => token, language: () => 'en', fetch: onALineOfItsOwn }),
    rows: (sql, ...values) => database.prepare(sql).all(...values),
    stop: async () => {
      database.close();
      await mam.stop();
    },
  };
}
