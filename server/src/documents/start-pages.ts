import type { Language } from '@mam/contract/http/language.ts';
import type { FastifyRequest } from 'fastify';
import { brandCode } from '../brand/brand-document.ts';
import { KeptAnswers } from '../brand/kept-answers.ts';
import type { Database } from '../db/database.ts';
import { type KeptAnswer, packed } from '../http/kept-answer.ts';
import { storeId } from '../store/store-document.ts';
import type { BuildManifest } from './build-manifest.ts';
import { knownScreens, sourcesOf } from './first-screen.ts';
import { pageHtml } from './page-html.ts';
import { startOf } from './start-data.ts';

type Query = Readonly<Record<string, unknown>>;

/** The language the app will most likely start in: the address, else what the browser asks for first. */
function likelyLanguage(query: Query, acceptLanguage: string | undefined): Language {
  if (query.lang === 'vi' || query.lang === 'en') return query.lang;
  return /^\s*vi\b/i.test(acceptLanguage ?? '') ? 'vi' : 'en';
}

/**
 * The diner's page with the data of its first screen inside, packed once for each brand, store, screen and
 * language and kept until a bell for that brand rings. null = nothing is known to lay in: the plain page will do.
 */
export function startPages(database: Database, template: string, manifest: BuildManifest) {
  const kept = new KeptAnswers((html) => packed(Buffer.from(String(html))));
  database.onCommitted((events) => {
    for (const { topic, brand } of events) {
      if (topic.startsWith('store:') || topic.startsWith('menu:')) kept.drop(`${brand} `);
    }
  });

  return (request: FastifyRequest): Promise<KeptAnswer | null> | null => {
    const path = new URL(request.url, 'http://page').pathname.replace(/(?<=.)\/$/, '');
    const query = request.query as Query;
    const [brand, store] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    if (!brand || !knownScreens.includes(path)) return null;
    const wished = likelyLanguage(query, request.headers['accept-language']);
    return kept.get(`${brand} ${store ?? ''} ${path} ${wished}`, async () => {
      const start = await startOf(database, brand, store, path !== '/' && path !== '/order/detail');
      if (!start) return null;
      const language = start.german ? 'de' : wished;
      const files = manifest.filesOf(sourcesOf(path, language));
      return {
        version: '',
        data: pageHtml(template, { language, files, title: start.title, data: start.data }),
      };
    });
  };
}
