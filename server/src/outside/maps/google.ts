import type { Language } from '@mam/domain/money/language.ts';
import type { Location } from '@mam/domain/store/store.ts';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { askProvider } from './ask-provider.ts';
import {
  EngineDown,
  type FoundAddress,
  type MapEngine,
  type MapQuery,
  MOST_SUGGESTIONS,
  roundedLocation,
  type Suggestion,
  searchBias,
} from './map-engine.ts';

const Autocomplete = Type.Object({
  suggestions: Type.Optional(
    Type.Array(
      Type.Object({
        placePrediction: Type.Optional(
          Type.Object({ placeId: Type.String(), text: Type.Object({ text: Type.String() }) }),
        ),
      }),
    ),
  ),
});

const PlaceDetails = Type.Object({
  formattedAddress: Type.String(),
  location: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
});

const Geocoding = Type.Object({
  status: Type.String(),
  results: Type.Array(
    Type.Object({
      formatted_address: Type.String(),
      geometry: Type.Object({
        location: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
        location_type: Type.Optional(Type.String()),
      }),
    }),
  ),
});

function read<T extends TSchema>(schema: T, answer: unknown): Static<T> {
  if (!Value.Check(schema, answer)) throw new EngineDown('the answer is not what was agreed');
  return answer as Static<T>;
}

interface GoogleAccess {
  readonly key: string;
  /** both services behind one address, for a proxy; null = Google's own */
  readonly url: string | null;
}

const EXACT = new Set(['ROOFTOP', 'RANGE_INTERPOLATED']);
const HOUR = 3_600_000;
const MOST_RADIUS = 50_000;

/** Google: Places (New) while typing, with its session; Geocoding for a whole address or a location. */
export function googleEngine({ key, url }: GoogleAccess): MapEngine {
  const places = url ?? 'https://places.googleapis.com';
  const maps = url ?? 'https://maps.googleapis.com';
  const headers = (fields: string) => ({
    'content-type': 'application/json',
    'x-goog-api-key': key,
    'x-goog-fieldmask': fields,
  });

  async function geocode(asked: Readonly<Record<string, string>>): Promise<FoundAddress | null> {
    const address = new URL('/maps/api/geocode/json', maps);
    for (const [name, value] of Object.entries({ ...asked, key })) address.searchParams.set(name, value);
    const { status, results } = read(Geocoding, await askProvider(address));
    if (status === 'ZERO_RESULTS') return null;
    const [best] = results;
    if (status !== 'OK' || !best) throw new EngineDown(`said ${status.slice(0, 40)}`);
    const { location, location_type: precision = '' } = best.geometry;
    return {
      address: best.formatted_address,
      location: roundedLocation(location.lat, location.lng),
      approximate: !EXACT.has(precision),
      source: 'google',
    };
  }

  async function details(id: string, { language, session }: MapQuery): Promise<FoundAddress> {
    const address = new URL(`/v1/places/${encodeURIComponent(id)}`, places);
    address.searchParams.set('languageCode', language);
    if (session) address.searchParams.set('sessionToken', session);
    const place = read(
      PlaceDetails,
      await askProvider(address, { headers: headers('formattedAddress,location') }),
    );
    const { latitude, longitude } = place.location;
    return {
      address: place.formattedAddress,
      location: roundedLocation(latitude, longitude),
      approximate: false,
      source: 'google',
    };
  }

  return {
    name: 'google',
    outside: true,
    // its terms let nobody keep predictions, and coordinates only for a time
    keeps: { suggestions: 0, addresses: HOUR },
    async suggest(text, { language, near, session }): Promise<Suggestion[]> {
      const bias = searchBias(near);
      const body = {
        input: text,
        languageCode: language,
        ...(session && { sessionToken: session }),
        ...(bias && {
          locationBias: {
            circle: {
              center: { latitude: bias.center.lat, longitude: bias.center.lng },
              radius: Math.min(bias.km * 1_000, MOST_RADIUS),
            },
          },
        }),
      };
      const answer = await askProvider(new URL('/v1/places:autocomplete', places), {
        method: 'POST',
        headers: headers('suggestions.placePrediction.placeId,suggestions.placePrediction.text.text'),
        body: JSON.stringify(body),
      });
      return (read(Autocomplete, answer).suggestions ?? [])
        .flatMap(({ placePrediction: place }) => place ?? [])
        .slice(0, MOST_SUGGESTIONS)
        .map(({ placeId, text: { text: description } }) => ({
          description,
          id: placeId,
          location: null,
          source: 'google',
        }));
    },
    find: (address, id, asked) => (id ? details(id, asked) : geocode({ address, language: asked.language })),
    nameOf: ({ lat, lng }: Location, language: Language) => geocode({ latlng: `${lat},${lng}`, language }),
  };
}
