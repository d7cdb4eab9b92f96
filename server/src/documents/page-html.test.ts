import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildManifest } from './build-manifest.ts';
import { knownScreens, sourcesOf } from './first-screen.ts';
import { pageHtml } from './page-html.ts';

const TEMPLATE =
  '<html lang="vi"><head><title>Mâm</title><script src="/assets/main.js"></script></head><body><div id="root"></div></body></html>';
const parts = {
  language: 'vi',
  title: 'Phở',
  data: { seq: 1, config: {}, restaurants: [] },
  files: { scripts: [], styles: [] },
} as const;

describe('the page with its start data', () => {
  it('cannot be broken out of, whatever a restaurant calls its dishes', () => {
    const name = '</script><script>alert(1)</script><!--\u2028';
    const html = pageHtml(TEMPLATE, {
      ...parts,
      title: '<b>"Phở" & bún</b>',
      data: { seq: 1, config: { name }, restaurants: [] },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(html).toContain('<title>&lt;b&gt;&quot;Phở&quot; &amp; bún&lt;/b&gt;</title>');
    const block = /id="start-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(block).config.name).toBe(name);
  });

  it('names every file of the first screen once, those the page has already not again', () => {
    const manifest = new BuildManifest({
      screen: { file: 'assets/screen.js', imports: ['main', 'shared'], css: ['assets/screen.css'] },
      shared: { file: 'assets/shared.js', imports: ['main'] },
      main: { file: 'assets/main.js', css: ['assets/screen.css'] },
    });
    const files = manifest.filesOf(['screen', 'shared', 'nowhere']);
    expect(files).toEqual({
      scripts: ['/assets/main.js', '/assets/shared.js', '/assets/screen.js'],
      styles: ['/assets/screen.css'],
    });
    const html = pageHtml(TEMPLATE, { ...parts, files });
    expect(html.match(/modulepreload/g)).toHaveLength(2);
    expect(html.match(/main\.js/g)).toHaveLength(1);
  });

  it('knows the sources of every first screen', () => {
    const diner = join(import.meta.dirname, '../../../diner');
    const sources = knownScreens.flatMap((path) => sourcesOf(path, 'de'));
    expect(sources.length).toBeGreaterThan(knownScreens.length);
    for (const source of sources) expect(existsSync(join(diner, source)), source).toBe(true);
  });
});
