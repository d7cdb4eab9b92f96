import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Mode } from './config.ts';
import type { DocumentFor } from './http/pages.ts';
import type { KnowsPlace } from './known-place.ts';

const root = resolve(import.meta.dirname, '../..');

/** Addresses of the diner's app; any other, and an unknown brand or store, gets the same document and 404. */
const DINER_PATHS =
  /^\/($|menu(\/(product|combo|favourite|special|new))?\/?$|search\/?$|cart(\/group)?\/?$|r\/?$|t\/[\w-]+\/?$|order(\/[\w-]+)?\/?$)/;
const STAFF_PATHS = /^\/staff(\/(sign-in|board|menu|people|settings|kitchen)?)?\/?$/;

/** The page says which kind of server sent it: a demo says so on every screen [decisions 18a]. */
function withMode(html: string, mode: Mode): string {
  return html.replace('</head>', `<meta name="mam-mode" content="${mode}">\n</head>`);
}

function reader(file: string, mode: Mode): () => string | null {
  let html: string | null = null;
  return () => {
    html ??= existsSync(file) ? withMode(readFileSync(file, 'utf8'), mode) : null;
    return html;
  };
}

/** Which built page an address gets; null while the app is not built or the address is a file's. */
export function documentsOf(mode: Mode, knowsPlace: KnowsPlace): DocumentFor {
  const diner = reader(join(root, 'diner', 'dist', 'index.html'), mode);
  const staff = reader(join(root, 'staff', 'dist', 'index.html'), mode);
  return async (request) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (/\.\w{1,8}$/.test(path)) return null;
    const forStaff = path === '/staff' || path.startsWith('/staff/');
    const html = forStaff ? staff() : diner();
    if (html === null) return null;
    const found = forStaff
      ? STAFF_PATHS.test(path)
      : DINER_PATHS.test(path) && (await knowsPlace(request.url));
    return { status: found ? 200 : 404, html };
  };
}
