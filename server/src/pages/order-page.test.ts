import { expect, it } from 'vitest';
import { placingAt } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

// the pages are rendered by the built app: `npm test` builds it first
describeServerOnBothEngines('the page of an order', {}, (running) => {
  const { diner, order, place } = placingAt(running);

  const placed = async (change: Parameters<typeof order>[1] = {}): Promise<string> => {
    const { data } = await (await place(order(2, change))).json();
    return data.hash;
  };

  const pageOf = async (query: string, headers: Record<string, string> = {}) => {
    const reply = await running().fetch(`/order/detail?${query}`, {
      headers: { 'accept-language': 'vi', ...headers },
    });
    const html = await reply.text();
    const data = /<script type="application\/json" id="start-data">(.*?)<\/script>/s.exec(html)?.[1];
    return {
      reply,
      html,
      drawn: html.includes('data-rendered='),
      title: /<h1[^>]*>([^<]*)/.exec(/<div id="root".*/s.exec(html)?.[0] ?? '')?.[1],
      data: JSON.parse(data ?? '{}'),
    };
  };

  const at = (hash: string, place = 'pos_parent=BEPNHA&pos_id=101') =>
    `${place}&order_hash=${encodeURIComponent(hash)}`;

  it('shows how it stands before any script runs, and carries no menu', async () => {
    const page = await pageOf(at(await placed()));
    expect(page.title).toBe('Chờ quán xác nhận');
    expect(page.data.order).toMatchObject({ status: 'WAIT_CONFIRM', is_mine: false });
    expect(page.data).not.toHaveProperty('menu');
  });

  it('tells nobody whose it is, not even the device that ordered it', async () => {
    const hash = await placed({ phone: '0916111222', note: 'cửa sau' });
    const { html } = await pageOf(at(hash), diner().headers);
    for (const secret of ['Nguyễn Lan', '0916111222', 'Lê Lợi', 'Lầu 2', 'cửa sau', diner().uid])
      expect(html).not.toContain(secret);
    expect(html).toContain('N•••');
  });

  it('is kept by no cache and found by no search engine, and tells the next one what has changed', async () => {
    const hash = await placed();
    const { reply, html } = await pageOf(at(hash));
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const { pages } = running().context.caches;
    const kept = pages.count;
    await running().send('POST', `/v1/order/${encodeURIComponent(hash)}/cancel`, {}, diner().headers);
    expect((await pageOf(at(hash))).title).toBe('Đơn đã huỷ');
    expect(pages.count).toBe(kept);
  });

  it('has the order beside it, not drawn, where something is open over it', async () => {
    const { drawn, data } = await pageOf(`${at(await placed())}&sheet=rating`);
    expect([drawn, data.order.status]).toEqual([false, 'WAIT_CONFIRM']);
  });

  it('comes without an order that is unknown, another store’s, or not whole; the app says so', async () => {
    const hash = await placed();
    const [code] = hash.split(':');
    for (const query of [
      at(`${hash.slice(0, -1)}-`),
      at(String(code)),
      at(hash, 'pos_parent=BEPNHA&pos_id=102'),
      at(hash, 'pos_parent=SPREE&pos_id=201'),
      `${at(hash)}&order_hash=twice`,
      'pos_parent=BEPNHA&pos_id=101',
    ]) {
      const { reply, drawn, data } = await pageOf(query);
      expect([query, reply.status, drawn, data.order]).toEqual([query, 200, false, undefined]);
    }
  });

  it('comes without its order when too many ask at once, and to all', async () => {
    const hash = await placed();
    const pages = await Promise.all(Array.from({ length: 60 }, () => pageOf(at(hash))));
    expect(new Set(pages.map(({ reply }) => reply.status))).toEqual(new Set([200]));
    const drawn = pages.filter((page) => page.drawn).length;
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(60);
  });
});
