import type { IncomingHttpHeaders } from 'node:http';
import { parseAcceptLanguage } from '@mam/contract/http/language.ts';
import { languageToRead, mergeStoreLanguages } from '@mam/domain/brand/languages.ts';
import { allBrands } from '../brand/queries.ts';
import type { Database } from '../db/database.ts';
import type { Page } from '../http/pages.ts';
import { languagesAt } from '../store/languages.ts';
import { type AddressedPlace, placeIn } from './addressed-place.ts';
import { noScriptPage } from './no-script.ts';

interface PlainPagesParts {
  readonly database: Database;
  /** the built page of the diner's app */
  readonly template: string;
  readonly demo: boolean;
}

/** Which page is asked for, as far as this server can tell from its path. */
interface PlainPageRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** there can be no such page, whichever place it names */
  readonly lost: boolean;
}

const ROOT = '<div id="root"></div>';

/** The page the browser fills by itself; what stands in it without scripts leads on. */
export function plainPages({ database, template, demo }: PlainPagesParts) {
  /** Only a demo names its brands. */
  const brandsFor = async ({ known, brand }: AddressedPlace) =>
    demo && known && brand === null ? await allBrands(database.read) : [];

  const languagesFor = async ({ known, brand, store }: AddressedPlace) =>
    store?.languages ??
    (known && brand !== null ? await languagesAt(database.read, brand, null) : null) ??
    mergeStoreLanguages([]);

  return async ({ url, headers, lost }: PlainPageRequest): Promise<Page> => {
    const query = new URLSearchParams(url.split('?')[1] ?? '');
    const place = await placeIn(query, database);
    const found = !lost && place.known;
    const { brand, store } = place;
    const wishes = parseAcceptLanguage(headers['accept-language']);
    const language = languageToRead(await languagesFor(place), {
      asked: query.get('lang'),
      chosen: null,
      wishes,
    });
    const instead = noScriptPage({ language, brand, store, brands: await brandsFor(place) }, found);
    return { status: found ? 200 : 404, html: template.replace(ROOT, () => instead + ROOT) };
  };
}
