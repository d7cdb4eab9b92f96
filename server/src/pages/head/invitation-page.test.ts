import { beforeAll, expect, it } from 'vitest';
import { type Guest, groupOrderHash, HOUR, togetherAt } from '../../../test/together.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';

const NOON = Date.UTC(2026, 10, 30, 5); // 12:00 in Ho Chi Minh City
const clock = { now: NOON };
const MENU = '/menu?pos_parent=BEPNHA&pos_id=101';
const environment = { PUBLIC_URL: 'http://pho.example' };

describeServerOnBothEngines('the link of a group order', { now: () => clock.now, environment }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let tí: Guest;
  let hash: string;

  beforeAll(async () => {
    await together.prepare();
    [owner, tí] = [await together.guest(), await together.guest()];
    hash = groupOrderHash(await together.begin(owner));
    await together.join(tí, hash, 'Bạn Tí');
  });

  const pageOf = async (path: string, language = 'vi') => {
    const reply = await running().fetch(path, { headers: { 'accept-language': language } });
    const html = await reply.text();
    const said = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&');
    return { status: reply.status, html, said, etag: reply.headers.get('etag') };
  };

  it('[GO16] says whose it is, where, until when and how many are in, and nothing else about anybody', async () => {
    const { html, said } = await pageOf(`${MENU}&group=${hash}`);
    expect(said('og:title')).toBe('Minh Thư mời bạn chọn món tại Bếp Nhà Lúa Nguyễn Huệ');
    expect(said('og:description')).toMatch(/^Mâm chung đang có 2 người, chốt lúc 13:00\. .*Nguyễn Huệ/);
    expect(said('description')).toBe(said('og:description'));
    // a chat that follows it finds this page again
    expect(said('og:url')).toBe(`http://pho.example${MENU}&group=${hash}`);
    expect(said('og:image')).toBe('http://pho.example/static/brands/bepnha/store-101.webp');
    expect(said('robots')).toBe('noindex');
    expect(html).not.toMatch(/rel="canonical"|hreflang/);
    for (const secret of [owner.phone, tí.phone, owner.uid, tí.uid, 'Bạn Tí'])
      expect(html).not.toContain(secret);
    expect((await pageOf(`${MENU}&group=${hash}`, 'en')).said('og:description')).toMatch(
      /^2 people are choosing/,
    );
  });

  it('[GO16] is not kept: the next who looks reads how it is now, and the page of the store is as it was', async () => {
    const plain = await pageOf(MENU);
    const lan = await together.guest();
    await together.join(lan, hash, 'Chị Lan');
    expect((await pageOf(`${MENU}&group=${hash}`)).said('og:description')).toMatch(/đang có 3 người/);
    const after = await pageOf(MENU);
    expect([after.html, after.etag]).toEqual([plain.html, plain.etag]);
    expect(plain.said('robots')).toBeUndefined();
  });

  it('[GO16] of a guessed one, of another store or of one that is over, is one to the store', async () => {
    const plain = await pageOf(MENU);
    for (const group of ['x'.repeat(22), 'short', `${hash}&group=${hash}`])
      expect((await pageOf(`${MENU}&group=${group}`)).html, group).toBe(plain.html);
    const other = MENU.replace('101', '102');
    expect((await pageOf(`${other}&group=${hash}`)).html).toBe((await pageOf(other)).html);
    clock.now = NOON + HOUR;
    expect((await pageOf(`${MENU}&group=${hash}`)).html).toBe(plain.html);
    clock.now = NOON;
    const wicked = await together.guest();
    const name = '"><script>';
    const theirs = groupOrderHash(await together.begin(wicked, { name }));
    expect((await pageOf(`${MENU}&group=${theirs}`)).html).not.toContain(name);
  });
});
