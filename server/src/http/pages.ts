import { existsSync, readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { type AnswerKind, type CachedAnswer, sendCached } from './cached/cached-answer.ts';
import type { FindReady } from './cached/ready-lane.ts';
import { POLICY } from './headers.ts';
import { allowInline } from './inline.ts';

/** the tree this server lies in: the built apps, our pictures, the demo brands */
export const ownTree = resolve(import.meta.dirname, '../../..');
const YEAR = 365 * 24 * 3600 * 1000;
const hidden = { schema: { hide: true } as TSchema };

/** An HTML document and its status. */
export interface Page {
  readonly status: 200 | 404;
  /** as built, or packed with its start data */
  readonly html: string | CachedAnswer;
  /** its own style block, as the content policy names it */
  readonly styleSource?: string | null;
  /** it shows what is nobody else's: no cache keeps it */
  readonly personal?: true;
}

/** A page that lies packed in memory. */
export interface ReadyPage {
  readonly answer: CachedAnswer;
  /** the style block of this page, as the content policy allows it */
  readonly styleSource: string | null;
  readonly personal?: true;
}

/** The documents of the apps, by address. */
export interface Documents {
  /** null = the address belongs to neither app */
  documentFor(request: FastifyRequest): Promise<Page | null> | Page | null;
  /** an answer that can be sent without waiting for anything; null = ask for the document */
  ready(url: string, headers: IncomingHttpHeaders): ReadyPage | null;
}

interface App {
  readonly folder: string;
  readonly prefix: string;
}

const appsIn = (tree: string): readonly App[] => [
  { folder: join(tree, 'diner', 'dist'), prefix: '/' },
  { folder: join(tree, 'staff', 'dist'), prefix: '/staff/' },
];

/** Files named by their content, for ever; with .br and .gz beside them where the build made some. */
async function serveAssets(app: FastifyInstance, { folder, prefix }: App): Promise<void> {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: `${prefix}assets/`,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
  });
}

/** Serves the files beside index.html: icon, manifest, service worker. */
function serveTopFiles(app: FastifyInstance, { folder, prefix }: App): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || /\.(html|br|gz|map)$/.test(entry.name)) continue;
    app.get(`${prefix}${entry.name}`, hidden, (_request, reply) => reply.sendFile(entry.name, folder));
  }
}

/** Pictures: ours in server/static/, a demo brand's own beside its bundle, a real brand's in the data folder. */
async function servePictures(app: FastifyInstance, tree: string, dataFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: [join(tree, 'server', 'static'), join(dataFolder, 'static')].filter(existsSync),
    prefix: '/static/',
    index: false,
    maxAge: 24 * 3600 * 1000,
  });
  const demo = join(tree, 'demo');
  if (!existsSync(demo)) return;
  for (const brand of readdirSync(demo)) {
    const pictures = join(demo, brand, 'pictures');
    if (!existsSync(pictures)) continue;
    await app.register(fastifyStatic, {
      root: pictures,
      prefix: `/static/brands/${brand.toLowerCase()}/`,
      decorateReply: false,
      index: false,
      maxAge: 24 * 3600 * 1000,
    });
  }
}

/**
 * The one service worker, for push and for use without a network. It lies under /static/ and serves the whole site;
 * a browser that kept an old one would keep an old app.
 */
function serveWorker(app: FastifyInstance, tree: string): void {
  const folder = join(tree, 'diner', 'dist', 'worker');
  app.get('/static/firebase-messaging-sw.js', hidden, (_request, reply) => {
    reply.header('service-worker-allowed', '/').header('cache-control', 'no-cache');
    return reply.sendFile('firebase-messaging-sw.js', folder, { cacheControl: false });
  });
}

/** Everything a browser loads that is not the API. */
export async function servePages(app: FastifyInstance, tree: string, dataFolder: string): Promise<void> {
  await servePictures(app, tree, dataFolder);
  serveWorker(app, tree);
  for (const one of appsIn(tree)) {
    await serveAssets(app, one);
    serveTopFiles(app, one);
  }
}

// the start page is in the language the browser asks for
const HTML: AnswerKind = { type: 'text/html; charset=utf-8', vary: 'Accept-Encoding, Accept-Language' };

const PERSONAL: AnswerKind = { ...HTML, cacheControl: 'no-store' };

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { status, html, styleSource, personal } = page;
  reply.code(status);
  if (styleSource) {
    const policy = String(reply.getHeader(POLICY));
    reply.header(POLICY, allowInline(policy, styleSource));
  }
  if (typeof html !== 'string') return sendCached(request, reply, html, personal ? PERSONAL : HTML);
  return reply.header('cache-control', 'no-cache').type(HTML.type).send(html);
}

/** As the log names what no route of its own answers. */
const PAGE_ROUTE = 'GET -';

/** Finds pages that are ready, for the ready lane. headers: those of every page */
export function readyPages({ ready }: Documents, headers: Readonly<Record<string, string>>): FindReady {
  const policy = headers[POLICY] ?? '';
  return (request) => {
    const page = ready(request.url ?? '', request.headers);
    if (!page) return null;
    // the content policy names what stands in the page itself
    const own = page.styleSource ? { [POLICY]: allowInline(policy, page.styleSource) } : {};
    return { answer: page.answer, kind: HTML, headers: () => ({ ...headers, ...own }), route: PAGE_ROUTE };
  };
}
