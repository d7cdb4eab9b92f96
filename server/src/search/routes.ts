import { getKeywords } from '@mam/contract/search/get-keywords.ts';
import { KeywordList } from '@mam/contract/search/keywords.schema.ts';
import type { Kysely } from 'kysely';
import { Clean } from 'typebox/value';
import { brandCode, brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Made } from '../cache/answer-cache.ts';
import type { Feature } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { serveCached } from '../http/cached/serve-cached.ts';
import { storeOfBrand } from '../store/queries.ts';
import { brandVersion } from '../store/reading.ts';
import { storeId } from '../store/store-document.ts';

async function makeKeywords(db: Kysely<Tables>, code: string, store: number | null): Promise<Made | null> {
  const version = await brandVersion(db, code);
  const row = await brandByCode(db, code);
  if (!row || version === null) return null;
  if (store !== null && !(await storeOfBrand(db, code, store))) return null;
  return { version, data: Clean(KeywordList, brandDocument(row).keywords ?? []) };
}

/** Words to search for: chosen by the brand, never taken from what diners typed. */
export const searchRoutes: Feature = (app, context) => {
  const { read } = context.database;
  const { answers } = context.caches;

  serveCached(app, getKeywords, { answer: KeywordList, otherwise: [] }, (query) => {
    const [code, store] = [brandCode(query.pos_parent), storeId(query.pos_id)];
    if (!code) return null;
    return {
      cache: answers,
      key: `${code} keywords ${store ?? ''}`,
      version: () => brandVersion(read, code),
      make: () => makeKeywords(read, code, store),
    };
  });
};
