import { hashOfSecret } from '../src/http/secret.ts';
import type { RunningServer } from './with-server.ts';

const CODE = '482913';
let codes = 0;

export interface ToProve {
  readonly brand: string;
  readonly store: number;
  readonly uid: string;
  readonly typed: string;
  /** the same as the whole world dials it */
  readonly international: string;
}

/**
 * The body by which a diner proves a number: its code was sent, and is kept as ever. The digits stand in the message
 * alone, so known ones are written here.
 */
export async function proofBody(server: RunningServer, { brand, store, uid, typed, international }: ToProve) {
  codes += 1;
  const [id, now] = [`code-${codes}`, server.context.now()];
  await server.database.transaction((trx) =>
    trx
      .insertInto('phone_codes')
      .values({
        id,
        brand,
        uid,
        phone_number: international,
        network: '127.0.0.1',
        code_hash: hashOfSecret(`${id}:${CODE}`),
        sent_at: now,
        expires_at: now + 60_000,
        tries: 0,
        used_at: null,
        own: 0,
      })
      .execute(),
  );
  return { pos_parent: brand, pos_id: store, phone: typed, code: CODE };
}
