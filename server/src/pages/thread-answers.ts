// In the worker: makes pages with the built entry of the diner's app, away from the thread that answers requests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { packed, packedQuickly } from '../http/cached/cached-answer.ts';
import { BuildManifest } from './build-manifest.ts';
import { makePage, type PageRequest, type Render, type Site } from './make-page.ts';
import type { PageAddress } from './page-address.ts';
import type { ThreadAnswer, ThreadQuestion } from './page-thread.ts';

const site = workerData as Site;
const manifest = BuildManifest.of(site.built);
const entry = join(site.built, 'server', 'prerender.js');
const { render } = (existsSync(entry) ? await import(pathToFileURL(entry).href) : { render: () => null }) as {
  render: Render;
};

const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
const tell = (fault: unknown) => say({ fault: String((fault as Error)?.stack ?? fault) });

/** A page that cannot be drawn goes out all the same, with its data. */
const drawn: Render = async (page) => {
  try {
    return await render(page);
  } catch (fault) {
    tell(fault);
    return null;
  }
};

async function answer(id: number, { order }: PageAddress, text: ReturnType<typeof makePage>): Promise<void> {
  try {
    const { html, styleSource } = await text;
    // the page of an order is sent once
    const { etag, br, gzip } = await (order === null ? packed : packedQuickly)(Buffer.from(html));
    say({ id, page: { etag, br, gzip, styleSource } });
  } catch (fault) {
    tell(fault);
    say({ id, page: null });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Drawn one after the other: words and data in there are those of the page being drawn. Packing has its own threads. */
parentPort?.on('message', ({ id, wish }: ThreadQuestion) => {
  const text = last.then(() => makePage({ site, manifest, render: drawn }, wish as PageRequest));
  last = text.catch(() => {});
  void answer(id, wish.address, text);
});
