import sharp from 'sharp';
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
    });
    const { icons } = await (await running().fetch('/app/BEPNHA/manifest.webmanifest')).json();
    expect(icons).toHaveLength(8);
    expect(icons).toContainEqual({
      src: '/app/BEPNHA/icon-512.png',
      type: 'image/png',
      sizes: '512x512',
      purpose: 'maskable',
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

  it.each([180, 192, 512])('is a picture of %d px for devices that take no drawing', async (size) => {
    const answer = await running().fetch(`/app/BEPNHA/icon-${size}.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    // the brand's colour in the corner, its logo in the middle of a white plate
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    expect(at(2, 2)).toEqual([0xf8, 0x95, 0x23]);
    const third = Math.round(size * 0.3);
    const middle = Array.from({ length: third }, (_, x) => at(third + x, Math.round(size / 2)));
    expect(new Set(middle.map(String)).size).toBeGreaterThan(10);
  });

  it('is nothing for a brand nobody knows', async () => {
    for (const path of [
      '/app/NOBODY/manifest.webmanifest',
      '/app/x/icon.svg',
      '/app/NOBODY/icon-180.png',
      '/app/..%2f/icon.svg',
    ])
      expect((await running().fetch(path)).status, path).toBe(404);
  });
});
