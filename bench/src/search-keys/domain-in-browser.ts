import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../servers/server-process.ts';

const ORIGIN = 'http://mam.bench';
const DOCUMENT = `<!doctype html><script type="importmap">{"imports":{"@mam/domain/":"/domain/src/"}}</script>`;

/** A blank page whose modules are our own sources with the types taken off: the code under test, and nothing else. */
export async function openSources(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: DOCUMENT });
    const source = readFileSync(join(root, pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(ORIGIN);
}
