import type { TSchema } from 'typebox';
import { brandCode, brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { App, Feature } from '../context.ts';
import { storeId } from '../store/store-document.ts';
import { appIcon, appIconPng, ICON_SIZES, type Picture } from './app-icon.ts';
import { appManifest, mainColourOf } from './app-manifest.ts';

type AppRequest = {
  readonly Params: { readonly brand: string };
  readonly Querystring: Record<string, unknown>;
};

const hidden = { schema: { hide: true } as TSchema };
const LARGEST = 512 * 1024;
const ONE_DAY = 'public, max-age=86400';

/** Only a picture that this server itself gives out; nothing is fetched from elsewhere. */
async function ownPicture(app: App, address: string | undefined): Promise<Picture | null> {
  if (!address?.startsWith('/static/')) return null;
  const { statusCode, headers, rawPayload } = await app.inject(address);
  const type = /^image\/(webp|png|jpeg|svg\+xml|avif|gif)/.exec(String(headers['content-type']))?.[0];
  return statusCode === 200 && type && rawPayload.length <= LARGEST ? { type, bytes: rawPayload } : null;
}

/** Makes the diner's page an app of the brand: its manifest and its icon. */
export const appRoutes: Feature = (app, { database, caches }) => {
  const brandOf = async (given: string) => {
    const code = brandCode(given);
    return code === null ? undefined : brandByCode(database.read, code);
  };

  app.get<AppRequest>('/app/:brand/manifest.webmanifest', hidden, async (request, reply) => {
    const row = await brandOf(request.params.brand);
    if (!row) return reply.callNotFound();
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache');
    return JSON.stringify(appManifest(row, storeId(request.query.pos_id)));
  });

  const lookOf = async (given: string) => {
    const row = await brandOf(given);
    if (!row) return null;
    const { brand } = brandDocument(row);
    const logo = await ownPicture(app, brand.image_thumb_url ?? brand.image_url);
    return { colour: mainColourOf(row), logo };
  };

  app.get<AppRequest>('/app/:brand/icon.svg', hidden, async (request, reply) => {
    const look = await lookOf(request.params.brand);
    if (!look) return reply.callNotFound();
    reply.type('image/svg+xml').header('cache-control', ONE_DAY);
    return appIcon(look.colour, look.logo);
  });

  for (const size of ICON_SIZES)
    app.get<AppRequest>(`/app/:brand/icon-${size}.png`, hidden, async (request, reply) => {
      const look = await lookOf(request.params.brand);
      if (!look) return reply.callNotFound();
      reply.type('image/png').header('cache-control', ONE_DAY);
      return appIconPng(caches.icons, { ...look, size });
    });
};
