import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

describeServerOnBothEngines('a brand as an app', {}, (running) => {
  beforeAll(() => importDemo(running().database));

  it('has a name, its colour, an icon and a place to start', async () => {
    const answer = await running().fetch('/app/bepnha/manifest.webmanifest?pos_id=101');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({
      id: '/?pos_parent=BEPNHA',
      name: 'Bếp Nhà Lúa',
      short_name: 'Bếp Nhà Lúa',
      start_url: '/menu?pos_parent=BEPNHA&pos_id=101&source=APP',
      display: 'standalone',
      theme_color: '#f89523',
      icons: [{ src: '/app/BEPNHA/icon.svg', sizes: 'any' }, { purpose: 'maskable' }],
    });
    const brandOnly = await (await running().fetch('/app/BEPNHA/manifest.webmanifest')).json();
    expect(brandOnly.start_url).toBe('/?pos_parent=BEPNHA&source=APP');
  });

  it('wears its logo on its colour', async () => {
    const answer = await running().fetch('/app/BEPNHA/icon.svg');
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    const icon = await answer.text();
    expect(icon).toContain('fill="#f89523"');
    expect(icon).toContain('href="data:image/webp;base64,');
  });

  it('is nothing for a brand nobody knows', async () => {
    for (const path of ['/app/NOBODY/manifest.webmanifest', '/app/x/icon.svg', '/app/..%2f/icon.svg'])
      expect((await running().fetch(path)).status, path).toBe(404);
  });
});
