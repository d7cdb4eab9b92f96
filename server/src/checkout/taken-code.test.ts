import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { outcome, placingAt } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const { randomInt } = crypto;
/** The dice codes are drawn with. */
function fall(dice: object): void {
  Object.assign(crypto, { randomInt: dice });
  syncBuiltinESMExports();
}
const ALIKE = 'AAAAA';

/** a rival's act after the next order has found its code to be free, before it is written */
let meanwhile: (() => Promise<unknown>) | null = null;
function step(name: string): Promise<void> | undefined {
  if (name !== 'after-price' || !meanwhile) return undefined;
  const happens = meanwhile();
  meanwhile = null;
  return happens.then(() => {});
}

describeServerOnBothEngines('a code that is free when it is drawn', { step }, (running) => {
  const { order, place, diner, becomeAnother } = placingAt(running);
  afterEach(() => fall(randomInt));

  /** Another order of the brand gets it before this one is written. */
  async function takenByAnother(): Promise<void> {
    const { database } = running();
    if (database.engine === 'postgres') {
      const { headers } = await running().addDiner();
      meanwhile = async () => {
        expect(await outcome(await place(order(), headers))).toBe('ok');
        fall(randomInt);
      };
      return;
    }
    // one writes at a time here: the other order gets it in the very statement
    expect(await outcome(await place(order()))).toBe('ok');
    await database.transaction((trx) =>
      sql`create trigger rival before insert on orders when new.code = ${sql.lit(ALIKE)}
        begin update orders set code = new.code where uid = ${sql.lit(diner().uid)}; end`.execute(trx),
    );
    await becomeAnother();
    meanwhile = async () => fall(randomInt);
  }

  it('[OR23] and another order has when it is written: the order is placed once, under a new one', async () => {
    await takenByAnother();
    fall(() => 0);
    const response = await place(order(), { 'idempotency-key': 'taken' });
    expect(meanwhile).toBeNull();
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.order_code).not.toBe(ALIKE);
    const { read } = running().database;
    const own = await read.selectFrom('orders').select('code').where('uid', '=', diner().uid).execute();
    expect(own).toEqual([{ code: data.order_code }]);
  });
});
