import { randomUUID } from 'node:crypto';
import { readOrderedLines } from '@mam/contract/checkout/ordered-lines.ts';
import type { FoundCallers, KnownCaller } from '@mam/contract/taking/callers.schema.ts';
import { buyAgain } from '@mam/domain/cart/buy-again.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { expect, it } from 'vitest';
import { aDish, anOrder, defaultLine } from '../../test/order.ts';
import { outcome } from '../../test/placing.ts';
import { NEARBY } from '../../test/taking/taken-body.ts';
import { taken, takingAt } from '../../test/taking/taking.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { forgetOrders } from '../order/forget-orders.ts';
import { ordersOf } from '../order/rows.ts';

const HANH = { taken: { for: 'caller' }, name: 'Chị Hạnh', phone: '0903 518 224' } as const;
const TO_HANH = { ...HANH, type: 'DELI', address: NEARBY } as const;

describeServerOnBothEngines('who calls', {}, (running) => {
  const taking = takingAt(running);
  const ask = (path: string, by: Parameters<typeof taking.as>[0] = 'cashier') => taking.as(by)('GET', path);
  const find = async (q: string, store = 101): Promise<FoundCallers> =>
    (await (await ask(`/v1/staff/callers?store=${store}&q=${encodeURIComponent(q)}`)).json()).data;
  const known = async (code: string): Promise<KnownCaller> =>
    (await (await ask(`/v1/staff/caller?store=101&code=${code}`)).json()).data;
  const names = async (q: string, store?: number) => (await find(q, store)).callers.map(({ name }) => name);
  const step = async (code: string, verb: string, more = {}) => {
    const { data } = await (await ask('/v1/staff/board?store=101')).json();
    const { version } = data.orders.find((order: { code: string }) => order.code === code);
    const answer = await taking.as('cashier')('POST', `/v1/staff/order/${code}/${verb}`, {
      version,
      ...more,
    });
    expect(answer.status).toBe(200);
  };

  it('[SF33] is found by the last digits or the name of what was taken, the number masked', async () => {
    const { order } = await taken(await taking.take(TO_HANH));
    const { callers, more } = await find('224');
    expect(callers).toMatchObject([{ code: order.code, name: 'Chị Hạnh', phone: '•••••••224', orders: 1 }]);
    expect(more).toBe(false);
    expect(await names('hanh')).toEqual(['Chị Hạnh']);
    expect(await names('518 224')).toEqual(['Chị Hạnh']);
    expect(await names('+84903518224')).toEqual(['Chị Hạnh']);
    for (const q of ['999', 'khong ai', '%', '___', "'; drop"]) expect(await names(q)).toEqual([]);
    expect(await find('24')).toEqual({ callers: [], more: true });
    expect(await outcome(await ask('/v1/staff/callers?store=101&q='))).toBe('MALFORMED');
    expect(await outcome(await ask(`/v1/staff/callers?store=101&q=${'a'.repeat(10_000)}`))).toBe('MALFORMED');
  });

  it('[SF33] once, by the name said last, however often they order', async () => {
    await taken(await taking.take({ ...HANH, phone: '+84 903 518 224', name: '' }));
    const later = await taken(await taking.take({ ...HANH, name: 'Hạnh toà B' }));
    expect(await names('chi')).toEqual([]);
    const { callers } = await find('toa');
    expect(callers).toMatchObject([{ code: later.order.code, name: 'Hạnh toà B', orders: 3 }]);
  });

  it('[SF34] by a code of theirs whoever reads numbers reads theirs, their addresses and their last orders', async () => {
    const [first] = (await find('224')).callers;
    const caller = await known(first?.code ?? '');
    expect(caller).toMatchObject({ name: 'Hạnh toà B', phone: '0903518224', orders: 3, missed: 0 });
    expect(caller.addresses).toEqual([
      { address: NEARBY.text, sub_address: NEARBY.detail, location: NEARBY.location },
    ]);
    expect(caller.last).toHaveLength(3);
    const { store, menu } = taking.shop();
    const [last] = caller.last;
    if (!last) throw new Error('they have ordered');
    const lines = readOrderedLines(last, { menu, currency: store.currency, newKey: randomUUID });
    const again = buyAgain(lines, menu, wallTime(Date.now(), store.zone));
    expect(again.lines).toMatchObject([{ dishId: aDish(taking.shop()).id, quantity: 2 }]);
    expect(again.gone).toEqual([]);
  });

  it('[SF33] a guest of the web is known once the store has taken their order on, and not before', async () => {
    const { headers } = await running().addDiner();
    const wish = { name: 'Bảo Trâm', phone: '0977 000 111', type: 'PICKUP' } as const;
    const body = anOrder(taking.shop(), [defaultLine(aDish(taking.shop()), 1)], wish);
    const placed = await (await running().send('POST', '/v1/order', body, headers)).json();
    expect(await names('tram')).toEqual([]);
    await step(placed.data.order_code, 'accept', { minutes: 15 });
    expect(await names('tram')).toEqual(['Bảo Trâm']);
    expect(await names('0111')).toEqual(['Bảo Trâm']);
    await step(placed.data.order_code, 'ready');
    await step(placed.data.order_code, 'reject', { reason: 'khách không tới' });
    expect(await known(placed.data.order_code)).toMatchObject({ orders: 1, missed: 1, last: [] });
  });

  it('[SF33] [SF26] is asked by whoever may read numbers, where they work, and nobody else', async () => {
    const { order } = await taken(await taking.take(HANH));
    for (const path of [
      '/v1/staff/callers?store=101&q=224',
      `/v1/staff/caller?store=101&code=${order.code}`,
    ]) {
      expect(await outcome(await ask(path, 'waiter'))).toBe('NOT_YOURS');
      expect(await outcome(await ask(path, 'cook'))).toBe('NOT_YOURS');
      expect(await outcome(await ask(path, 'elsewhere'))).toBe('UNKNOWN');
      expect(await outcome(await ask(path.replace('101', '999'), 'manager'))).toBe('UNKNOWN');
    }
    expect(await names('224', 102)).toEqual([]);
    expect(await outcome(await ask(`/v1/staff/caller?store=102&code=${order.code}`))).toBe('UNKNOWN');
    expect(await outcome(await ask('/v1/staff/caller?store=101&code=NOBODY'))).toBe('UNKNOWN');
    const { order: nameless } = await taken(await taking.take());
    expect(await outcome(await ask(`/v1/staff/caller?store=101&code=${nameless.code}`))).toBe('UNKNOWN');
  });

  it('[OR67] [SF33] is known no longer once their last order says no more whose it was', async () => {
    const { database } = running();
    await taken(await taking.take({ ...HANH, name: 'Người Sẽ Quên', phone: '0355 123 987' }));
    expect(await names('quen')).toEqual(['Người Sẽ Quên']);
    await database.transaction(async (trx) => {
      const rows = await trx.selectFrom('orders').selectAll().where('phone_key', '=', '0355123987').execute();
      await forgetOrders(trx, ordersOf(rows), Date.now());
    });
    expect(await names('quen')).toEqual([]);
    expect(await names('987')).toEqual([]);
    const words = await database.read
      .selectFrom('caller_words')
      .selectAll()
      .where('word', '=', 'quen')
      .execute();
    expect(words).toEqual([]);
  });

  it('[SF33] twenty are shown of many, and that there are more', async () => {
    await running().database.transaction(async (trx) => {
      for (let n = 10; n < 40; n += 1) {
        const key = { brand: 'BEPNHA', store_id: 101, phone_key: `02${n}555777` };
        const row = {
          ...key,
          tail: `777555${n}20`,
          name: 'Lặp Lại',
          order_id: `none-${n}`,
          orders: 1,
          missed: 0,
        };
        await trx
          .insertInto('callers')
          .values({ ...row, last_at: n })
          .execute();
        await trx
          .insertInto('caller_words')
          .values({ ...key, word: 'lap' })
          .execute();
      }
    });
    for (const q of ['777', 'lap']) {
      const { callers, more } = await find(q);
      expect([callers.length, more]).toEqual([20, true]);
    }
  });
});
