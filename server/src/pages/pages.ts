import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDinerPage, isStaffPage } from '@mam/contract/page/pages.ts';
import type { Mode } from '../config.ts';
import type { Context } from '../context.ts';
import type { Documents } from '../http/pages.ts';
import { findOrder } from '../order/buyer.ts';
import { detailByLink } from '../order/whole-order.ts';
import { PageThread } from './page-thread.ts';
import { plainPages } from './plain-page.ts';
import { startPages } from './start-pages.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The page says which kind of server sent it: a demo says so on every screen. */
function withMode(html: string, mode: Mode): string {
  return html.replace('</head>', `<meta name="mam-mode" content="${mode}">\n</head>`);
}

function readTemplate(app: string, mode: Mode): string | null {
  const file = join(root, app, 'dist', 'index.html');
  return existsSync(file) ? withMode(readFileSync(file, 'utf8'), mode) : null;
}

/** Which page an address gets; null while the app is not built or the address is a file's. */
export function openDocuments(context: Context): Documents {
  const { config, database, caches, stores, log, now } = context;
  const { mode, publicUrl } = config;
  const [diner, staff] = [readTemplate('diner', mode), readTemplate('staff', mode)];
  const demo = mode === 'demo';
  const startOn = (template: string) => {
    const site = { built: join(root, 'diner', 'dist'), template, demo, publicUrl };
    const thread = new PageThread(site, (fault) => log.error({ fault }, 'a page was not rendered'));
    return startPages({
      ...{ database, stores, caches, now, publicUrl },
      make: (wish) => thread.make(wish),
      readOrder: async (hash, language) => {
        const order = await findOrder(context, hash);
        return order ? detailByLink(context, order, language) : null;
      },
    });
  };
  const start = diner === null ? null : startOn(diner);
  const plain = diner === null ? null : plainPages({ database, template: diner, demo });
  return {
    ready: (url, headers) => start?.ready(url, headers) ?? null,
    documentFor: async ({ url, headers }) => {
      const path = url.split('?', 1)[0] ?? '/';
      if (/\.\w{1,8}$/.test(path)) return null;
      if (path === '/staff' || path.startsWith('/staff/'))
        return staff === null ? null : { status: isStaffPage(path) ? 200 : 404, html: staff };
      if (!start || !plain) return null;
      // any other address, and an unknown brand or store, gets the same document and 404
      if (!isDinerPage(path)) return plain({ url, headers, lost: true });
      const page = await start.page(url, headers);
      if (page === 'unknown' || page === null) return plain({ url, headers, lost: page === 'unknown' });
      const { answer, styleSource, personal } = page;
      return { status: 200, html: answer, styleSource, ...(personal && { personal }) };
    },
  };
}
