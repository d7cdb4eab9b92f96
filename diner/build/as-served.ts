import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mam/contract/http/language.ts';
import type { PageToRender, RenderedPage } from '@mam/contract/page/render.ts';
import type { Plugin } from 'vite';

const ROOT = '<div id="root"></div>';

/** The page and the data the server rendered it from; null = it has rendered nothing there. */
export function renderedFrom(page: string): PageToRender | null {
  const [, address, day] = /<div id="root" data-rendered="([^"]*)" data-day="(\d+)"/.exec(page) ?? [];
  const [, language] = /<html lang="([^"]*)">/.exec(page) ?? [];
  const [, data] = /<script type="application\/json" id="start-data">([\s\S]*?)<\/script>/.exec(page) ?? [];
  if (!address || !day || !data) return null;
  return {
    address: address.replaceAll('&amp;', '&'),
    language: language as Language,
    demo: page.includes('name="mam-mode" content="demo"'),
    day: Number(day),
    data: JSON.parse(data),
  };
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page as the server sends it, with what was rendered now inside. */
function withRendered(template: string, { address, language, day, data, demo }: PageToRender, html: string) {
  const root = `<div id="root" data-rendered="${attribute(address)}" data-day="${day}">${html}</div>`;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="start-data">${json}</script>`;
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
    .replace('</head>', () => `<meta name="mam-mode" content="${demo ? 'demo' : 'production'}">\n</head>`)
    .replace(ROOT, () => `${root}\n${block}`);
}

/**
 * While developing: a page is rendered as the server renders it, with the server's data, from the sources as they are
 * now. Without a server, or for an address it renders nothing for, the page is Vite's own.
 */
export function asServed(server: string): Plugin {
  return {
    name: 'as-served',
    apply: 'serve',
    configureServer(vite) {
      const pageOf = async (url: string, language: string): Promise<string | null> => {
        const headers = { accept: 'text/html', 'accept-language': language };
        const served = await fetch(server + url, { headers }).then((answer) => answer.text());
        const page = renderedFrom(served);
        if (!page) return null;
        const { render } = (await vite.ssrLoadModule('/src/prerender.tsx')) as {
          render: (page: PageToRender) => Promise<RenderedPage>;
        };
        const { html } = await render(page);
        const template = readFileSync(join(vite.config.root, 'index.html'), 'utf8');
        return vite.transformIndexHtml(url, withRendered(template, page, html));
      };
      vite.middlewares.use((request, response, next) => {
        const { url = '/', headers, method } = request;
        if (method !== 'GET' || !headers.accept?.includes('text/html') || url.startsWith('/@')) return next();
        pageOf(url, headers['accept-language'] ?? '').then(
          (page) => {
            if (page === null) return next();
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(page);
          },
          (fault: unknown) => {
            vite.config.logger.warn(`not rendered as served: ${(fault as Error).message}`);
            next();
          },
        );
      });
    },
  };
}
