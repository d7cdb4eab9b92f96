import { beforeAll, describe, expect, it } from 'vitest';
import { describePaying, type Waiting } from '../../test/paying.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { addPerson } from './add-person.ts';

/** What the server knows by itself; whatever a body says of it is nothing. */
const OWNED = ['brand', 'code', 'uid', 'role', 'store_id', 'by', 'now', 'works', 'id', 'hash', 'table_name'];

describePaying('staff of another brand', (paying) => {
  let order: Waiting;
  const foreign: [who: string, call: AsStaff][] = [];

  beforeAll(async () => {
    order = await paying.order('TRANSFER');
    for (const role of ['cook', 'manager', 'owner'] as const) {
      const person = { brand: 'SPREE', name: `Fremd ${role}`, password: 'kennwort-1', role, stores: [] };
      await addPerson(paying.server().database, person, Date.now());
      foreign.push([role, await signedIn(paying.server(), person.name, person.password, 'SPREE')]);
    }
  });

  const stored = () =>
    paying
      .server()
      .database.read.selectFrom('orders')
      .selectAll()
      .where('code', '=', order.code)
      .executeTakeFirstOrThrow();

  const CALLS: [verb: string, body: object][] = [
    ['confirm-transfer', {}],
    ['refund', { reason: 'x', amount: 1_000 }],
    ['accept', { minutes: 20 }],
    ['reject', { reason: 'x' }],
    ['ready', {}],
    ['depart', {}],
    ['complete', {}],
    ['fee', { fee: 10_000 }],
  ];

  describe.each(CALLS)('%s', (verb, body) => {
    it('of an order of this brand does nothing, whatever the body says of it', async () => {
      const before = await stored();
      const own: Record<string, unknown> = { ...before, role: 'owner', by: { id: 'x' }, now: 0, works: true };
      for (const [who, call] of foreign)
        for (const name of OWNED)
          for (const value of [own[name], [own[name]], { [name]: own[name] }]) {
            const sent = { version: before.version, ...body, [name]: value };
            const answer = await call('POST', `/v1/staff/order/${order.code}/${verb}`, sent);
            // a cook may not refund at all
            expect([403, 404], `${who} ${JSON.stringify(sent)}`).toContain(answer.status);
          }
      expect(await stored()).toEqual(before);
    });
  });

  it('and the order’s own staff cannot be led to another order by the body', async () => {
    const [mine, other] = [await paying.order('TRANSFER'), await paying.order('TRANSFER')];
    const [seen] = await paying
      .server()
      .database.read.selectFrom('orders')
      .select('version')
      .where('code', '=', mine.code)
      .execute();
    const body = { version: seen?.version, code: other.code };
    await paying.manager()('POST', `/v1/staff/order/${mine.code}/confirm-transfer`, body);
    expect(await paying.money(mine)).toMatchObject({ captured: mine.total });
    expect(await paying.money(other)).toMatchObject({ captured: 0 });
  });
});
