import { beforeAll, expect, it } from 'vitest';
import { signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { seedDemo } from '../bundle/seed-demo.ts';
import { drawMissingCodes } from '../store/table-codes.ts';
import { beginDemoLife } from './life.ts';

describeServerOnBothEngines('the sample life of a demo', {}, (running) => {
  let password = '';
  beforeAll(async () => {
    const { database, config } = running();
    password = (await seedDemo(database, config, Date.now()))?.password ?? '';
    await drawMissingCodes(database);
  });

  const begin = (change: { readonly demoLife?: boolean } = {}) => {
    const { app, context } = running();
    return beginDemoLife(app, { ...context, config: { ...context.config, demoLife: true, ...change } });
  };
  const tour = async () => (await (await running().fetch('/v1/demo/tour')).json()).data;
  const open = async () => {
    const { read } = running().database;
    const rows = await read.selectFrom('orders').select('status').where('ended_at', 'is', null).execute();
    return rows.map(({ status }) => status).sort();
  };
  const count = async (table: 'orders' | 'staff_calls' | 'sittings' | 'group_orders') =>
    (await running().database.read.selectFrom(table).select('id').execute()).length;
  const counts = async () => [
    await count('orders'),
    await count('staff_calls'),
    await count('sittings'),
    await count('group_orders'),
  ];
  /** Every order of the board has ended, the guests and the group are still there. */
  const endOrders = () =>
    running().database.transaction((trx) =>
      trx.updateTable('orders').set({ status: 'CANCELLED', ended_at: Date.now() }).execute(),
    );
  const lease = (value: number) =>
    running().database.transaction((trx) =>
      trx.updateTable('counters').set({ value }).where('name', '=', 'demo life').execute(),
    );
  const BOARD = ['CONFIRMED', 'CONFIRMED', 'RES_DELIVERY', 'WAIT_CONFIRM', 'WAIT_CONFIRM', 'WAIT_PICKUP'];

  it('is not made where the settings want none', async () => {
    await begin({ demoLife: false });
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect(await tour()).toMatchObject({ table: { guests: 0, digits: null }, group: null });
  });

  it('is orders in several states, a party that calls, and three who choose together', async () => {
    await begin();
    expect(running().log.filter((line) => line.includes('not whole'))).toEqual([]);
    expect(await open()).toEqual(BOARD);
    expect(await tour()).toMatchObject({
      stage: { pos_parent: 'BEPNHA', pos_id: 101 },
      table: { name: '7', guests: 2, digits: null },
      group: { names: ['Minh Thư', 'Bảo', 'Quân'] },
      elsewhere: [{ pos_parent: 'SPREE', pos_id: 201 }],
    });
    const owner = await signedIn(running(), 'bepnha', password, 'BEPNHA');
    const { calls } = (await (await owner('GET', '/v1/staff/calls?store=101')).json()).data;
    expect(calls).toMatchObject([{ table_name: '7', state: 'open' }]);
    expect(await counts()).toEqual([6, 1, 1, 1]);
  });

  it('is not made again while anything is open, however often a demo starts', async () => {
    await Promise.all([begin(), begin()]);
    await begin();
    expect(await counts()).toEqual([6, 1, 1, 1]);
  });

  it('is made again once nothing is open, by one of two that start at once, and seats nobody twice', async () => {
    await endOrders();
    await Promise.all([begin(), begin()]);
    expect(await open()).toEqual(BOARD.toSpliced(1, 1));
    expect(await counts()).toEqual([11, 1, 1, 1]);
  });

  it('waits for one that is at it, and goes on where that one is gone', async () => {
    await endOrders();
    const seconds = Math.floor(Date.now() / 1000);
    await lease(seconds);
    await begin();
    expect(await open()).toEqual([]);
    await lease(seconds - 3_600);
    await begin();
    expect(await open()).toHaveLength(5);
  });

  it('what fails in it is said in the log, and the next start makes it', async () => {
    await endOrders();
    const { app, context } = running();
    const broken = { ...context, config: { ...context.config, publicUrl: 'http://elsewhere.example' } };
    await beginDemoLife(app, broken);
    expect(running().log.filter((line) => line.includes('not whole'))).toHaveLength(1);
    await endOrders();
    await begin();
    expect(await open()).toHaveLength(5);
  });
});
