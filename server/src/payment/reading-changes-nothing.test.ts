import { request } from 'node:http';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Requests without a person's tap: a link fetched ahead, opened, drawn as a picture or a frame, or looked at by a bot.
 */
const UNASKED: Readonly<Record<string, Headers>> = {
  'fetched ahead': { 'sec-purpose': 'prefetch', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
  'drawn ahead': { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-mode': 'navigate' },
  'fetched ahead, of old': { purpose: 'prefetch', accept: 'application/json' },
  'fetched ahead by Firefox': { 'x-moz': 'prefetch', accept: 'application/json' },
  'a preview of Safari': { 'x-purpose': 'preview', accept: 'application/json' },
  'an address typed': { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' },
  'a picture': { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', accept: 'image/*' },
  'a script by its address': { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'script', accept: '*/*' },
  'a frame': { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
};
const A_BOT: Headers = { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' };

/** Acts for the owner's own script alone, kept for older clients. */
const ACTING = [
  '/v1/order/confirm-transfer/{order_hash}',
  '/v1/order/create-new-qr-payment/{order_hash}',
  '/v1/order/check-status-payment/{order_hash}',
  '/v1/payment/status',
  '/v1/user/generate',
];

describePaying('what only reads', (paying) => {
  const everyRow = async () => {
    const { read } = paying.server().database;
    const tables = await read.introspection.getTables();
    const rows: Record<string, unknown> = {};
    for (const { name } of tables)
      rows[name] = await read
        .selectFrom(name as 'orders')
        .selectAll()
        .execute();
    return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  };

  const readingCalls = async (): Promise<string[]> => {
    const { paths } = await (await paying.server().fetch('/v1/openapi.json')).json();
    const named = Object.keys(paths).filter((path) => paths[path].get);
    return [...named, '/healthz', '/readyz', '/', '/order/detail', '/v1/openapi.json'];
  };

  const addressOf = (path: string, { hash, code }: WaitingPayment) => {
    const filled = path
      .replace('{order_hash}', encodeURIComponent(hash))
      .replace(/\{code\}/, code)
      .replace(/\{[^}]+\}/g, 'BEPNHA');
    const query = {
      order_hash: hash,
      pos_parent: 'BEPNHA',
      pos_id: '101',
      brand: 'BEPNHA',
      store: '101',
      type: 'PICKUP',
      topics: `order:${hash}`,
      amount: '1',
      voucher_code: 'MOTLAN',
    };
    return `${filled}?${new URLSearchParams(query)}`;
  };

  /** With exactly these headers: fetch would add its own. */
  const ask = (method: string, address: string, headers: Headers): Promise<number> =>
    new Promise((answered, fail) => {
      const asking = request(`${paying.server().url}${address}`, { method, headers }, (answer) => {
        answered(answer.statusCode ?? 0);
        // a stream would never end by itself
        answer.destroy();
      });
      asking.on('error', fail);
      asking.end();
    });

  const waitingOrders = async () => {
    const orders = [
      await paying.order('TRANSFER'),
      await paying.order('MOMO_QR_AIO'),
      await paying.order('ZALOPAYQR4'),
    ];
    // long enough for the gateway to be asked again, and for a code to be over
    paying.pass(16 * 60_000);
    return orders;
  };

  it.each(Object.keys(UNASKED).map((name, turn) => [turn, name] as const))(
    '[DN6] changes no row when it comes so (%i: %s), even with the owner’s token',
    async (turn, name) => {
      const orders = await waitingOrders();
      const before = await everyRow();
      // each of these ways for one of the three orders; all together for all
      const order = orders[turn % orders.length];
      if (!order) throw new Error('no order');
      for (const path of await readingCalls())
        for (const method of ['GET', 'HEAD'])
          await ask(method, addressOf(path, order), { ...order.headers, ...UNASKED[name] });
      expect(await everyRow()).toBe(before);
    },
  );

  it('[DN6] changes no row for whoever has only the address', async () => {
    const orders = await waitingOrders();
    const before = await everyRow();
    for (const path of await readingCalls())
      for (const order of orders)
        for (const method of ['GET', 'HEAD']) await ask(method, addressOf(path, order), A_BOT);
    expect(await everyRow()).toBe(before);
  });

  it('[DN6] changes no row by any other call, nor by a HEAD, for the owner’s own script', async () => {
    const orders = await waitingOrders();
    const before = await everyRow();
    const script = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    for (const path of await readingCalls())
      for (const order of orders) {
        const headers = { ...order.headers, ...script };
        await ask('HEAD', addressOf(path, order), headers);
        if (!ACTING.includes(path)) await ask('GET', addressOf(path, order), headers);
      }
    expect(await everyRow()).toBe(before);
  });

  it('[DN6] an older client still claims, pays again and becomes somebody by its own request', async () => {
    const [transfer] = await waitingOrders();
    if (!transfer) throw new Error('no order');
    const own = { ...transfer.headers };
    expect(await ask('GET', addressOf('/v1/order/confirm-transfer/{order_hash}', transfer), own)).toBe(200);
    expect((await paying.state(transfer)).transfer_claimed).toBe(true);
    const scripts: Headers[] = [
      { accept: 'application/json, text/plain, */*' },
      { 'sec-fetch-mode': 'cors' },
    ];
    for (const headers of scripts) expect(await ask('GET', '/v1/user/generate', headers)).toBe(200);
    expect(await ask('GET', '/v1/user/generate', A_BOT)).toBe(403);
  });
});
