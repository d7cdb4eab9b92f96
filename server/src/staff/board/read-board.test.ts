import { beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../../test/order.ts';
import { type AsStaff, signedIn } from '../../../test/staff.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { addPerson } from '../people/add-person.ts';

describeServerOnBothEngines('the board', {}, (running) => {
  let shop: Shop;
  let lan: AsStaff;
  let elsewhere: AsStaff;
  let owner: AsStaff;

  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    shop = await readShop(running(), 'BEPNHA', 101);
    const account = { brand: 'BEPNHA', password: 'mat-khau-1', role: 'cook' as const };
    await addPerson(database, { ...account, name: 'Lan', role: 'cashier', stores: [101] }, Date.now());
    await addPerson(database, { ...account, name: 'Bếp', stores: [101] }, Date.now());
    await addPerson(database, { ...account, name: 'Tý', stores: [102] }, Date.now());
    await addPerson(database, { ...account, name: 'Chủ', role: 'owner', stores: [] }, Date.now());
    await addPerson(
      database,
      { ...account, brand: 'SPREE', name: 'Jonas', role: 'owner', stores: [] },
      Date.now(),
    );
    lan = await signedIn(running(), 'Lan', 'mat-khau-1', 'BEPNHA');
    elsewhere = await signedIn(running(), 'Tý', 'mat-khau-1', 'BEPNHA');
    owner = await signedIn(running(), 'Chủ', 'mat-khau-1', 'BEPNHA');
  });

  let phones = 0;
  const placed = async (change: Parameters<typeof anOrder>[2] = {}, voucher = '') => {
    phones += 1;
    const phone = `08${String(phones).padStart(8, '0')}`;
    const body = anOrder(shop, [defaultLine(aDish(shop), 5)], { phone, ...change });
    if (voucher) Object.assign(body.setting, { voucher_code: voucher, total_amount: null });
    const { headers } = await running().addDiner();
    const response = await running().send('POST', '/v1/order', body, headers);
    const { data, code } = await response.json();
    if (!data.hash) throw new Error(`not placed: ${code}`);
    return { ...data, headers } as { order_code: string; hash: string; headers: Record<string, string> };
  };
  const step = async (as: AsStaff, code: string, verb: string, body: object) => {
    const response = await as('POST', `/v1/staff/order/${code}/${verb}`, body);
    return { status: response.status, ...(await response.json()) };
  };
  const board = async (as: AsStaff, store = 101) =>
    (await as('GET', `/v1/staff/board?store=${store}`)).json();
  const onBoard = async (code: string) =>
    (await board(lan)).data.orders.find((order: { code: string }) => order.code === code);
  const detail = async ({ hash, headers }: { hash: string; headers: Record<string, string> }) =>
    (await (await running().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, headers)).json())
      .data;

  it('[SF26] answers phone and address to who may read them, also where it says why not, and to no cook', async () => {
    const order = await placed();
    const name = 'Nguyễn Lan';
    expect((await onBoard(order.order_code)).user).toMatchObject({ name, address: '12 Lê Lợi, Quận 1' });
    const cook = await signedIn(running(), 'Bếp', 'mat-khau-1', 'BEPNHA');
    const seen = (await board(cook)).data.orders.find(
      ({ code }: { code: string }) => code === order.order_code,
    );
    const without = { name, phone: '', address: '', sub_address: '' };
    expect(seen.user).toEqual(without);
    const stale = await step(cook, order.order_code, 'accept', { version: 9, minutes: 20 });
    expect(stale.code).toBe('STALE');
    expect(JSON.stringify(stale)).toContain(`"user":${JSON.stringify(without)}`);
    const taken = await step(cook, order.order_code, 'accept', { version: 1, minutes: 20 });
    expect(taken.data.user).toEqual(without);
  });

  it('shows a new order whole, to who works there', async () => {
    const order = await placed({ note: 'ít cay' });
    const shown = await onBoard(order.order_code);
    expect(shown).toMatchObject({
      status: 'WAIT_CONFIRM',
      version: 1,
      type: 'DELI',
      user: { name: 'Nguyễn Lan', address: '12 Lê Lợi, Quận 1', sub_address: 'Lầu 2' },
      note: 'ít cay',
      item_count: 5,
      steps: [{ status: 'WAIT_CONFIRM', by: 'diner' }],
    });
    expect(shown.to_collect).toBe(shown.total_amount);
    expect((await board(owner)).data.orders.map(({ code }: { code: string }) => code)).toContain(
      order.order_code,
    );
    expect(await board(elsewhere)).toMatchObject({ error: 1, code: 'UNKNOWN' });
    expect((await board(elsewhere, 102)).data.orders).toEqual([]);
    expect((await running().fetch('/v1/staff/board?store=101')).status).toBe(401);
  });

  it('takes a delivery from accepted to completed, told to the diner at each step', async () => {
    const order = await placed();
    const code = order.order_code;
    const before = Math.floor(Date.now() / 1000);
    const accepted = await step(lan, code, 'accept', { version: 1, minutes: 25 });
    expect(accepted.data).toMatchObject({ status: 'CONFIRMED', version: 2, ready_at: null });
    expect(accepted.data.promised_at - before).toBeGreaterThanOrEqual(25 * 60);
    expect(accepted.data.promised_at - before).toBeLessThan(25 * 60 + 5);
    expect(accepted.data.steps.at(-1)).toMatchObject({ status: 'CONFIRMED', by: 'Lan' });
    const seen = await detail(order);
    expect(seen).toMatchObject({ status: 'CONFIRMED', promised_at: accepted.data.promised_at, version: 2 });
    expect(seen.steps.at(-1).by).toBe('staff');

    const ready = await step(lan, code, 'ready', { version: 2 });
    expect(ready.data).toMatchObject({ status: 'CONFIRMED', version: 3 });
    expect(ready.data.ready_at).toBeGreaterThanOrEqual(before);
    expect((await step(lan, code, 'depart', { version: 3 })).data.status).toBe('RES_DELIVERY');
    const done = await step(lan, code, 'complete', { version: 4 });
    expect(done.data).toMatchObject({ status: 'COMPLETED', to_collect: 0 });
    expect(done.data.finished_at).toBeGreaterThanOrEqual(before);
    expect(done.data.steps.map(({ status }: { status: string }) => status)).toEqual([
      'WAIT_CONFIRM',
      'CONFIRMED',
      'RES_DELIVERY',
      'COMPLETED',
    ]);
    expect(await onBoard(code)).toMatchObject({ status: 'COMPLETED' });
    const bells = await running()
      .database.read.selectFrom('events')
      .select('version')
      .where('topic', '=', `order:${order.hash}`)
      .orderBy('seq')
      .execute();
    expect(bells.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes a pickup through "ready to collect"', async () => {
    const order = await placed({ type: 'PICKUP', address: null });
    await step(lan, order.order_code, 'accept', { version: 1, minutes: 10 });
    expect(await step(lan, order.order_code, 'depart', { version: 2 })).toMatchObject({
      status: 409,
      code: 'WRONG_STATUS',
      data: { order: { status: 'CONFIRMED', version: 2 } },
    });
    const ready = await step(lan, order.order_code, 'ready', { version: 2 });
    expect(ready.data).toMatchObject({ status: 'WAIT_PICKUP' });
    expect(ready.data.ready_at).not.toBeNull();
    expect((await step(lan, order.order_code, 'complete', { version: 3 })).data.status).toBe('COMPLETED');
  });

  it('rejects with a reason the diner reads, and gives a voucher back', async () => {
    const order = await placed({}, 'MOTLAN');
    const used = async () =>
      (
        await running()
          .database.read.selectFrom('voucher_campaigns')
          .select('used')
          .where('code', '=', 'MOTLAN')
          .executeTakeFirstOrThrow()
      ).used;
    expect(await used()).toBe(1);
    const bad = await step(lan, order.order_code, 'reject', { version: 1, reason: '\u200b ' });
    expect(bad.status).toBe(400);
    const rejected = await step(lan, order.order_code, 'reject', { version: 1, reason: 'Hết bún rồi ạ' });
    expect(rejected.data).toMatchObject({ status: 'CANCELLED', reason: 'Hết bún rồi ạ', to_collect: 0 });
    expect(await detail(order)).toMatchObject({ status: 'CANCELLED', reason: 'Hết bún rồi ạ' });
    expect(await used()).toBe(0);
    expect((await step(lan, order.order_code, 'accept', { version: 2, minutes: 5 })).code).toBe(
      'WRONG_STATUS',
    );
  });

  it('counts what today came to, without what was refused', async () => {
    const { today, orders } = (await board(lan)).data;
    const kept = orders.filter(({ status }: { status: string }) => status !== 'CANCELLED');
    expect(orders.length).toBeGreaterThan(kept.length);
    expect(today.count).toBe(kept.length);
    expect(today.amount).toBe(
      kept.reduce((sum: number, order: { total_amount: number }) => sum + order.total_amount, 0),
    );
  });

  describe('two who decide at once', () => {
    it('one wins, the other learns the state', async () => {
      const { order_code: code } = await placed();
      const answers = await Promise.all([
        step(lan, code, 'accept', { version: 1, minutes: 20 }),
        step(owner, code, 'reject', { version: 1, reason: 'Đông quá' }),
        step(owner, code, 'accept', { version: 1, minutes: 30 }),
      ]);
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const lost of answers.filter(({ status }) => status !== 200)) {
        expect(lost).toMatchObject({ status: 409, code: 'STALE' });
        expect(lost.data.order).toMatchObject({ version: 2, status: won[0]?.data.status });
      }
      const steps = (await onBoard(code)).steps;
      expect(steps).toHaveLength(2);
    });

    it('an old version moves nothing', async () => {
      const { order_code: code } = await placed();
      await step(lan, code, 'accept', { version: 1, minutes: 20 });
      expect(await step(lan, code, 'complete', { version: 1 })).toMatchObject({ status: 409, code: 'STALE' });
      expect(await onBoard(code)).toMatchObject({ status: 'CONFIRMED', version: 2 });
    });
  });

  it('is closed to others: a cook of another store, another brand, nobody, and another page', async () => {
    const { order_code: code } = await placed();
    const wish = { version: 1, minutes: 20 };
    expect(await step(elsewhere, code, 'accept', wish)).toMatchObject({ status: 404, code: 'UNKNOWN' });
    const jonas = await signedIn(running(), 'Jonas', 'mat-khau-1', 'SPREE');
    expect(await step(jonas, code, 'accept', wish)).toMatchObject({ status: 404, code: 'UNKNOWN' });
    const path = `/v1/staff/order/${code}/accept`;
    expect((await running().send('POST', path, wish)).status).toBe(401);
    expect((await step(lan, 'ZZZZZ', 'accept', wish)).status).toBe(404);
    for (const minutes of [0, -5, 1.5, '20', null])
      expect((await step(lan, code, 'accept', { version: 1, minutes })).status).toBe(400);
    expect(await onBoard(code)).toMatchObject({ version: 1 });
  });

  describe('the live stream', () => {
    const open = async (topics: string, headers: Record<string, string>) => {
      const stop = new AbortController();
      const response = await fetch(`${running().url}/v1/live?topics=${encodeURIComponent(topics)}`, {
        headers,
        signal: stop.signal,
      });
      return { status: response.status, response, stop };
    };

    it('lets who holds the hash hear of an order, and nobody hear of a board who may not read it', async () => {
      const order = await placed();
      const good = await open(`order:${order.hash},menu:BEPNHA:101,store:BEPNHA:101`, {});
      expect(good.status).toBe(200);
      const reader = good.response.body?.getReader();
      const heard = new Promise<string>((resolve) => {
        let text = '';
        const read = async () => {
          const chunk = await reader?.read();
          text += new TextDecoder().decode(chunk?.value);
          if (text.includes('"version":2')) resolve(text);
          else if (!chunk?.done) await read();
        };
        void read().catch(() => resolve(text));
      });
      await step(lan, order.order_code, 'accept', { version: 1, minutes: 20 });
      expect(await heard).toContain(`order:${order.hash}`);
      good.stop.abort();

      const [code] = order.hash.split(':');
      expect((await open(`order:${code}:${'A'.repeat(22)}`, order.headers)).status).toBe(403);
      expect((await open('board:BEPNHA:101', order.headers)).status).toBe(403);
      expect((await open('board:BEPNHA:101', {})).status).toBe(401);
    });
  });
});
