import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const DEMO = join(import.meta.dirname, '..', 'demo');

interface Shown {
  readonly url: string;
  readonly cutout: boolean;
}

/** Every picture a bundle names, wherever it stands in it. */
function picturesIn(value: unknown): Shown[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' && entry.startsWith('/static/')
      ? [
          {
            url: entry,
            cutout: key === 'image_url' && 'image_cutout' in value && value.image_cutout === true,
          },
        ]
      : [],
  );
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

describe.each(['bepnha', 'spree'])('the pictures of %s', (brand) => {
  const folder = join(DEMO, brand, 'pictures');
  const files = readdirSync(folder);
  const shown = picturesIn(JSON.parse(readFileSync(join(DEMO, brand, 'bundle.json'), 'utf8')));

  it('are all there, and nothing else is', () => {
    const named = [...new Set(shown.map(({ url }) => url))].sort();
    expect(named.length).toBeGreaterThan(30);
    expect(files.map((file) => `/static/brands/${brand}/${file}`).sort()).toEqual(named);
  });

  it('are small: 12 KB for a cut-out, 3 MB for all', () => {
    const cutOuts = new Set(shown.filter(({ cutout }) => cutout).map(({ url }) => url.split('/').at(-1)));
    const sizes = files.map((file) => ({ file, bytes: statSync(join(folder, file)).size }));
    expect(sizes.filter(({ file, bytes }) => cutOuts.has(file) && bytes > 12 * 1024)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3 * 1024 * 1024);
  });

  it('let the plate show through where they are cut-outs', async () => {
    const [first] = shown.filter(({ cutout }) => cutout);
    const file = join(folder, first?.url.split('/').at(-1) ?? '');
    const { width, height, hasAlpha } = await sharp(file).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 360, height: 360, hasAlpha: true });
  });
});
