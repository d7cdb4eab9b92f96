import { expect, it } from 'vitest';
import { noticeOptions, ownAddress, parseNotice } from './notice.ts';

it('reads our own message and those of other senders', () => {
  const own = { title: 'Xong', body: 'Mời bạn', icon: '/i.png', tag: 't', url: '/order?x=1' };
  expect(parseNotice(JSON.stringify(own))).toEqual(own);
  const firebase = {
    notification: { title: 'Xong', body: 'Mời bạn' },
    data: { order_hash: '1:x' },
    fcmOptions: { link: '/order' },
  };
  expect(parseNotice(JSON.stringify(firebase))).toMatchObject({ title: 'Xong', tag: '1:x', url: '/order' });
  const declarative = { web_push: 8030, notification: { title: 'Xong', navigate: '/menu' } };
  expect(parseNotice(JSON.stringify(declarative))).toMatchObject({ title: 'Xong', url: '/menu' });
});

it('[MS16] the second notice of an order takes the place of the first and is heard; one without a tag can be shown', () => {
  const notice = (tag: string) =>
    noticeOptions(parseNotice(JSON.stringify({ title: 'Xong', tag, url: '/order' })));
  expect(notice('K7QPM')).toMatchObject({ tag: 'K7QPM', renotify: true, data: { url: '/order' } });
  expect(notice('')).toMatchObject({ tag: '', renotify: false });
});

it('shows something whatever arrives', () => {
  for (const text of ['', 'null', '[]', '7', '{"title":5}', '{"notification":"x"}'])
    expect(parseNotice(text)).toMatchObject({ title: 'Mâm', url: '/' });
  expect(parseNotice('just words').body).toBe('just words');
});

it('leads nowhere but into this site', () => {
  const origin = 'https://quan.example';
  expect(ownAddress('/order?x=1', origin)?.href).toBe(`${origin}/order?x=1`);
  for (const url of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'http://'])
    expect(ownAddress(url, origin), url).toBeNull();
});
