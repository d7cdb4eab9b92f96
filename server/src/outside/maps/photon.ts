import type { Language } from '@mam/domain/money/language.ts';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { askProvider } from './ask-provider.ts';
import {
  EngineDown,
  type FoundAddress,
  type MapEngine,
  type MapQuery,
  MOST_SUGGESTIONS,
  roundedLocation,
  searchBias,
} from './map-engine.ts';

const Text = Type.Optional(Type.String());

const Feature = Type.Object({
  geometry: Type.Object({ coordinates: Type.Array(Type.Number(), { minItems: 2 }) }),
  properties: Type.Object({
    name: Text,
    housenumber: Text,
    street: Text,
    district: Text,
    city: Text,
    state: Text,
    postcode: Text,
    countrycode: Text,
  }),
});
type Feature = Static<typeof Feature>;

const Answer = Type.Object({ features: Type.Array(Feature) });

/** Where the number of a house follows its street. */
const NUMBER_AFTER = new Set(['DE', 'AT', 'CH', 'NL', 'DK', 'SE', 'NO', 'IT', 'ES', 'PL', 'CZ']);
/** Languages this engine has names in; for others it answers the local ones. */
const NAMED_IN: readonly Language[] = ['en', 'de'];
const DAY = 86_400_000;

type Words = Readonly<Record<string, string | number>>;

/** One line, as people of that country write it. */
function addressLine({ properties }: Feature): string {
  const { name, housenumber, street, district, city, state, postcode, countrycode = '' } = properties;
  const after = NUMBER_AFTER.has(countrycode.toUpperCase());
  const road = street && housenumber ? (after ? [street, housenumber] : [housenumber, street]) : [street];
  const house = road.filter(Boolean).join(' ');
  const town = after ? [postcode, city].filter(Boolean).join(' ') : city;
  const parts = [name, house, after ? '' : district, town, state === city ? '' : state];
  return [...new Set(parts.filter(Boolean))].join(', ');
}

function readFeature(feature: Feature): FoundAddress | null {
  const [lng, lat] = feature.geometry.coordinates;
  const address = addressLine(feature);
  if (lat === undefined || lng === undefined || !address || Math.abs(lat) > 90 || Math.abs(lng) > 180)
    return null;
  const exact = Boolean(feature.properties.housenumber);
  return { address, location: roundedLocation(lat, lng), approximate: !exact, source: 'photon' };
}

/** Photon, an open search over OpenStreetMap: komoot's public one or one's own. */
export function photonEngine(base: string): MapEngine {
  async function ask(path: string, words: Words): Promise<FoundAddress[]> {
    const url = new URL(`${base}${path}`);
    for (const [name, value] of Object.entries(words)) url.searchParams.set(name, String(value));
    const answer = await askProvider(url, { headers: { 'user-agent': 'Mam self-hosted ordering' } });
    if (!Value.Check(Answer, answer)) throw new EngineDown('the answer is not what was agreed');
    return answer.features.flatMap((feature) => readFeature(feature) ?? []);
  }
  const named = (language: Language): Words => (NAMED_IN.includes(language) ? { lang: language } : {});

  function search(q: string, limit: number, { language, near }: MapQuery): Promise<FoundAddress[]> {
    const bias = searchBias(near);
    const around = bias && { lat: bias.center.lat.toFixed(3), lon: bias.center.lng.toFixed(3) };
    return ask('/api', { q, limit, ...named(language), ...(around ?? {}) });
  }

  return {
    name: 'photon',
    outside: true,
    keeps: { suggestions: DAY, addresses: DAY },
    suggest: async (text, asked) =>
      (await search(text, MOST_SUGGESTIONS, asked)).map(({ address, location, source }) => ({
        description: address,
        id: null,
        location,
        source,
      })),
    find: async (address, _id, asked) => (await search(address, 1, asked))[0] ?? null,
    nameOf: async ({ lat, lng }, language) =>
      (await ask('/reverse', { lat, lon: lng, limit: 1, ...named(language) }))[0] ?? null,
  };
}
