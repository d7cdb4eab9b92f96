import { expect, it } from 'vitest';
import { placingAt, refusal } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

describeServerOnBothEngines('an order’s hash', {}, (running) => {
  const { diner, order, place } = placingAt(running);

  const read = async (hash: string, headers: Record<string, string> = {}) =>
    running().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, headers);

  it('shows everything to who placed it', async () => {
    const body = order(2, { note: 'ít cay', phone: '0915000001' });
    const { data: placed } = await (await place(body)).json();
    const response = await read(placed.hash, diner().headers);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data } = await response.json();
    expect(data).toMatchObject({
      is_mine: true,
      created_by: diner().uid,
      status: 'WAIT_CONFIRM',
      version: 1,
      item_count: 2,
      user: { name: 'Nguyễn Lan', phone: '0915000001', address: '12 Lê Lợi, Quận 1', sub_address: 'Lầu 2' },
      setting: { note: 'ít cay', type: 'DELI', shipping_fee: 15_000 },
      steps: [{ status: 'WAIT_CONFIRM', by: 'diner' }],
    });
    const rows = data.quote.rows.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0);
    expect(rows).toBe(placed.total_amount);
  });

  it('shows no name, phone, address or note to others', async () => {
    const body = order(1, { note: 'cửa sau', phone: '0916111222' });
    Object.assign(body.items[0] as object, { note: 'không hành' });
    const { data: placed } = await (await place(body)).json();
    const other = await running().addDiner();
    for (const headers of [{}, other.headers]) {
      const text = await (await read(placed.hash, headers)).text();
      for (const secret of [
        'Nguyễn',
        'Lan',
        '0916111222',
        'Lê Lợi',
        'Lầu 2',
        'cửa sau',
        'không hành',
        diner().uid,
      ])
        expect(text).not.toContain(secret);
      expect(JSON.parse(text).data).toMatchObject({
        is_mine: false,
        user: { name: 'N•••', phone: '•••••••222' },
      });
    }
  });

  it('opens nothing when it is not whole and right', async () => {
    const { data: placed } = await (await place(order())).json();
    const [code, secret] = placed.hash.split(':');
    const wrong = [
      code,
      `${code}:`,
      `${code}:${'A'.repeat(22)}`,
      `:${secret}`,
      `AAAAA:${secret}`,
      `${placed.hash}A`,
      '%',
    ];
    for (const hash of wrong)
      expect(await refusal(await read(hash, diner().headers))).toMatchObject({
        status: 404,
        code: 'UNKNOWN',
      });
  });
});
