import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { safeJson } from '../http/safe-json.ts';
import { BuildManifest } from './build-manifest.ts';
import { BEFORE_HYDRATION, knownScreens, laterStylesOf, sourcesOf } from './first-screen.ts';
import { pageHtml } from './page-html.ts';

const TEMPLATE =
  '<html lang="vi"><head><title>Mâm</title><script src="/assets/main.js"></script></head><body><div id="root"></div></body></html>';
const START = { seq: 1, config: { id: 'A', pos_parent: 'AA' }, restaurants: [] };
const parts = {
  language: 'vi',
  title: 'Phở',
  data: safeJson(START),
  files: { scripts: [], styles: [] },
  rendered: null,
  asyncScripts: ['/assets/early.js'],
  noScript: '<noscript>Phở</noscript>',
  styleText: (address: string) => `/* ${address} */`,
} as const;
const rendered = { address: '/menu?pos_parent=AA&pos_id=1', day: 0, colours: '--brand:#f89523' };

describe('the page with its start data', () => {
  it('cannot be broken out of, whatever a restaurant calls its dishes', () => {
    const name = '</script><script>alert(1)</script><!--\u2028';
    const { html } = pageHtml(TEMPLATE, {
      ...parts,
      title: '<b>"Phở" & bún</b>',
      data: safeJson({ ...START, config: { ...START.config, name } }),
      schema: { name },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(html).toContain('<title>&lt;b&gt;&quot;Phở&quot; &amp; bún&lt;/b&gt;</title>');
    const block = /id="start-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(block).config.name).toBe(name);
    const schema = /application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(schema).name).toBe(name);
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
    expect(manifest.ownStylesOf(['screen', 'shared', 'main', 'nowhere'])).toEqual([
      '/assets/screen.css',
      '/assets/screen.css',
    ]);
    expect(manifest.ownStylesOf(['shared'])).toEqual([]);
    const { html } = pageHtml(TEMPLATE, { ...parts, files });
    expect(html.match(/modulepreload/g)).toHaveLength(2);
    expect(html.match(/main\.js/g)).toHaveLength(1);
  });

  it('lays what is rendered into #root, its styles into one block that the policy can name', () => {
    const html =
      '<link rel="preload" as="image" href="/a.webp"/><link rel="preload" as="image" href="/b.webp" fetchPriority="high"/>' +
      '<p style="--h:42">style="x"</p><p style="--h:42;color:&quot;}&lt;/style&gt;"></p>';
    const page = pageHtml(TEMPLATE, { ...parts, rendered: { ...rendered, html } });
    const css =
      ':root{--brand:#f89523}[data-s="0"][data-s]{--h:42}[data-s="1"][data-s]{--h:42;color:"/style}';
    expect(page.html).toContain(`<style>\n${css}</style>`);
    expect(page.styleSource).toBe(`'sha256-${createHash('sha256').update(`\n${css}`).digest('base64')}'`);
    expect(page.html).toMatch(/data-day="0"[^>]*><p data-s="0">/);
    expect(page.html).toContain('data-rendered="/menu?pos_parent=AA&amp;pos_id=1"');
    expect(page.html).not.toContain('/a.webp');
    expect(page.html).toMatch(/href="\/b\.webp".*<\/head>/s);
  });

  it('carries its style sheets in itself and names them switched off, once', () => {
    const template = TEMPLATE.replace('</head>', '<link rel="stylesheet" crossorigin href="/a.css"></head>');
    const files = { scripts: [], styles: ['/a.css', '/b.css'] };
    const { html } = pageHtml(template, { ...parts, files, rendered: { ...rendered, html: '<p></p>' } });
    expect(html).toMatch(/<style>\/\* \/a\.css \*\/\n\/\* \/b\.css \*\/\n:root/);
    expect(html.match(/<link rel="stylesheet" disabled/g)).toHaveLength(2);
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  });

  it('names the scripts of a rendered page for later: nothing takes the line from what is seen first', () => {
    const template = TEMPLATE.replace(
      '<script src="/assets/main.js"></script>',
      '<script type="module" crossorigin src="/assets/main.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js">',
    );
    const files = { scripts: ['/assets/react.js', '/assets/screen.js'], styles: [] };
    const page = pageHtml(template, { ...parts, files, rendered: { ...rendered, html: '<p></p>' } }).html;
    expect(page).toContain(
      'data-app="/assets/main.js" data-ahead="/assets/react.js /assets/screen.js"><p></p></div>',
    );
    expect(page).not.toContain('modulepreload');
    expect(page.match(/\/assets\/main\.js/g)).toHaveLength(1);
    const plain = pageHtml(template, { ...parts, files }).html;
    expect(plain).toContain('<script type="module" crossorigin src="/assets/main.js">');
    expect(plain.match(/modulepreload/g)).toHaveLength(2);
  });

  it('fetches the two fonts of what is seen first beside the page', () => {
    const styleText = () =>
      '@font-face{src:url(/assets/phudu-latin-700-normal-1a.woff2)}@font-face{src:url(/assets/phudu-latin-800-normal-2b.woff2)}';
    const files = { scripts: [], styles: ['/a.css'] };
    const page = pageHtml(TEMPLATE, {
      ...parts,
      files,
      styleText,
      rendered: { ...rendered, html: '<p></p>' },
    }).html;
    expect(page.match(/rel="preload" as="font"[^>]*>/g)).toEqual([
      'rel="preload" as="font" type="font/woff2" crossorigin href="/assets/phudu-latin-700-normal-1a.woff2">',
    ]);
  });

  it('brings the script that keeps early taps only where there is something to tap', () => {
    const script = '<script type="module" async src="/assets/early.js"></script>';
    expect(pageHtml(TEMPLATE, { ...parts, rendered: { ...rendered, html: '<p></p>' } }).html).toContain(
      script,
    );
    expect(pageHtml(TEMPLATE, parts).html).not.toContain('early.js');
  });

  it('knows the sources of every first screen', () => {
    const diner = join(import.meta.dirname, '../../../diner');
    const sources = [
      BEFORE_HYDRATION,
      ...knownScreens.flatMap((path) => [...sourcesOf(path, 'de'), ...laterStylesOf(path)]),
    ];
    expect(sources.length).toBeGreaterThan(knownScreens.length);
    for (const source of sources) expect(existsSync(join(diner, source)), source).toBe(true);
  });
});
