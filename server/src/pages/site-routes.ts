import type { Page } from '@mam/contract/page/link.ts';
import type { RestaurantList } from '@mam/contract/store/restaurant.schema.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { TSchema } from 'typebox';
import { brandCode } from '../brand/brand-document.ts';
import { allBrands } from '../brand/queries.ts';
import type { Made } from '../cache/answer-cache.ts';
import type { Context, Feature } from '../context.ts';
import { sendCached } from '../http/cached/cached-answer.ts';
import { makeRestaurants } from '../store/reading.ts';
import { cleanAddress } from './page-address.ts';
import { robotsText, siteMap, siteMapIndex } from './site-map.ts';

type SiteRequest = { readonly Querystring: Record<string, unknown> };

const hidden = { schema: { hide: true } as TSchema };
const XML = { type: 'application/xml; charset=utf-8', vary: 'Accept-Encoding' };
const plain = { lang: null, plain: true, thing: '', group: null, order: null } as const;

/** Dishes and combos with a page of their own. */
function thingsWithPages({ dishes, combos }: Menu): readonly { path: Page; thing: string }[] {
  return [
    ...dishes
      .filter(({ virtual, takeAway }) => !virtual && takeAway)
      .map(({ storeItemId }) => ({ path: '/menu/product' as const, thing: storeItemId })),
    ...combos.filter(({ active }) => active).map(({ id }) => ({ path: '/menu/combo' as const, thing: id })),
  ];
}

/** Every page of a brand that is rendered for everybody; null = unknown brand. */
async function listBrandPages(
  { database: { read }, stores }: Pick<Context, 'database' | 'stores'>,
  brand: string,
): Promise<string[] | null> {
  const list = await makeRestaurants(read, brand, null);
  if (!list) return null;
  const addresses = [cleanAddress({ ...plain, path: '/', brand, store: null })];
  for (const { Id: store } of (list.data as RestaurantList).restaurants) {
    const menu = { ...plain, path: '/menu', brand, store } as const;
    const selling = await stores.get(read, brand, store);
    addresses.push(cleanAddress(menu));
    for (const thing of selling ? thingsWithPages(selling.menu) : [])
      addresses.push(cleanAddress({ ...menu, ...thing }));
  }
  return addresses;
}

/** Tells search engines which paths they may read, and which pages there are, in one list for each brand. */
export const siteRoutes: Feature = (app, { database, stores, caches, config: { publicUrl } }) => {
  const { siteMaps } = caches;

  const mapOfSite = async (): Promise<Made> => {
    const brands = await allBrands(database.read);
    const maps = brands.map(
      ({ code }) => `${publicUrl}/sitemap.xml?${new URLSearchParams({ pos_parent: code })}`,
    );
    return { version: '', data: siteMapIndex(maps) };
  };
  const mapOfBrand = async (brand: string): Promise<Made | null> => {
    const addresses = await listBrandPages({ database, stores }, brand);
    return addresses && { version: '', data: siteMap(addresses.map((address) => publicUrl + address)) };
  };

  app.get('/robots.txt', hidden, (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    return reply.send(robotsText(publicUrl));
  });

  app.get<SiteRequest>('/sitemap.xml', hidden, async (request, reply) => {
    const named = request.query.pos_parent;
    const brand = brandCode(named);
    if (brand === null && named !== undefined) return reply.callNotFound();
    const map = await (brand === null
      ? siteMaps.get('* map', mapOfSite)
      : siteMaps.get(`${brand} map`, () => mapOfBrand(brand)));
    return map ? sendCached(request, reply, map, XML) : reply.callNotFound();
  });
};
