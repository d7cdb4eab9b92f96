import {
  FindAddressQuery,
  GeocodedAddressWire,
  MapGroundAnswer,
  MapGroundQuery,
  NameLocationQuery,
  SuggestAddressesAnswer,
  SuggestAddressesQuery,
} from '@mam/contract/delivery/map.schema.ts';
import { findAddress, getMapGround, nameLocation, suggestAddresses } from '@mam/contract/delivery/map.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { maySuggest } from '@mam/domain/delivery/address-text.ts';
import type { Location } from '@mam/domain/store/store.ts';
import type { FastifyRequest } from 'fastify';
import { brandCode } from '../brand/brand-document.ts';
import type { Context, Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { authenticateDiner } from '../http/caller/principal.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { serveAnyone } from '../http/serve.ts';
import { openGazetteer } from '../outside/gazetteer/gazetteer.ts';
import { landNear } from '../outside/gazetteer/land.ts';
import type { FoundAddress, MapQuery } from '../outside/maps/map-engine.ts';
import { storeId } from '../store/store-document.ts';
import { storeLocations } from '../store/store-locations.ts';

/** Whether this caller may ask once more: a provider charges the owner for every question. */
async function mayAsk({ database, rateLimits }: Context, request: FastifyRequest): Promise<boolean> {
  if (!rateLimits.mapsOfAddress.take(networkOf(request.ip))) return false;
  // a token that is none would be a fresh allowance for everybody who invents one
  const diner = await authenticateDiner(database.read, request.headers);
  return diner === null || rateLimits.mapsOfDiner.take(diner.uid);
}

function foundAddressWire(found: FoundAddress | null): GeocodedAddressWire {
  if (!found) return {};
  const { address, location, approximate, source } = found;
  return { formatted_address: address, geometry: { location }, approximate, source };
}

function parseLatLng({ latLng }: NameLocationQuery): Location | null {
  const [lat = Number.NaN, lng = Number.NaN] = latLng.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Addresses and the map: what was typed or measured goes no further than to who knows it, and into no log. */
export const mapRoutes: Feature = (app, context) => {
  const { config, database, maps } = context;
  const gazetteer = openGazetteer();

  async function askedBy(
    request: FastifyRequest,
    query: SuggestAddressesQuery | FindAddressQuery,
  ): Promise<MapQuery> {
    const brand = brandCode(query.pos_parent);
    return {
      language: languageFor(request),
      near: brand ? await storeLocations(database.read, brand, storeId(query.pos_id)) : [],
      session: query.session ?? null,
    };
  }

  serveAnyone(
    app,
    suggestAddresses,
    { query: SuggestAddressesQuery, answer: SuggestAddressesAnswer },
    async ({ query, request }) => {
      const text = cleanText(query.address);
      if (!maySuggest(text)) return ok([]);
      if (!(await mayAsk(context, request))) return refuse('TOO_OFTEN');
      const suggestions = await maps.suggest(text, await askedBy(request, query));
      return ok(
        suggestions.map(({ description, id, location, source }) => ({
          description,
          ...(id && { place_id: id }),
          ...(location && { geometry: { location } }),
          source,
        })),
      );
    },
  );

  serveAnyone(
    app,
    findAddress,
    { query: FindAddressQuery, answer: GeocodedAddressWire },
    async ({ query, request }) => {
      const address = cleanText(query.address);
      if (!address) return ok({});
      if (!(await mayAsk(context, request))) return refuse('TOO_OFTEN');
      return ok(
        foundAddressWire(await maps.find(address, query.place_id ?? null, await askedBy(request, query))),
      );
    },
  );

  serveAnyone(
    app,
    nameLocation,
    { query: NameLocationQuery, answer: GeocodedAddressWire },
    async ({ query, request }) => {
      const location = parseLatLng(query);
      if (!location) return refuse('MALFORMED');
      if (!(await mayAsk(context, request))) return refuse('TOO_OFTEN');
      return ok(foundAddressWire(await maps.nameOf(location, languageFor(request))));
    },
  );

  serveAnyone(
    app,
    getMapGround,
    { query: MapGroundQuery, answer: MapGroundAnswer },
    async ({ query, reply }) => {
      const brand = brandCode(query.pos_parent);
      const near = brand ? await storeLocations(database.read, brand, storeId(query.pos_id)) : [];
      reply.header('cache-control', 'public, max-age=3600');
      return ok({
        tiles: config.tiles,
        ...(config.tiles ? { names: [], shapes: [] } : landNear(gazetteer, near)),
      });
    },
  );
};
