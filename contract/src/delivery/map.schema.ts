import Type, { type Static } from 'typebox';
import { StoreIdText } from '../http/fields.schema.ts';

/** Which brand or store asks: what lies near its stores comes first. */
const Asker = {
  pos_parent: Type.Optional(Type.String({ maxLength: 32 })),
  pos_id: Type.Optional(StoreIdText),
};

/** Groups the questions of one typed address where a provider charges by the group. */
const MapSession = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,36}$' }));

const Coordinates = Type.Object({
  location: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
});

/** The source of an answer; some want to be named beside it. */
const MapSource = Type.Union([Type.Literal('google'), Type.Literal('photon'), Type.Literal('gazetteer')]);
export type MapSource = Static<typeof MapSource>;

export const SuggestAddressesQuery = Type.Object({
  ...Asker,
  address: Type.String({ minLength: 1, maxLength: 200 }),
  session: MapSession,
});
export type SuggestAddressesQuery = Static<typeof SuggestAddressesQuery>;

/** Without a geometry the address is still to be found, by its place_id where there is one. */
const SuggestionWire = Type.Object({
  description: Type.String(),
  place_id: Type.Optional(Type.String()),
  geometry: Type.Optional(Coordinates),
  source: MapSource,
});
export type AddressSuggestionWire = Static<typeof SuggestionWire>;

export const SuggestAddressesAnswer = Type.Array(SuggestionWire);
export type SuggestAddressesAnswer = Static<typeof SuggestAddressesAnswer>;

export const FindAddressQuery = Type.Object({
  ...Asker,
  address: Type.String({ minLength: 1, maxLength: 255 }),
  place_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,300}$' })),
  session: MapSession,
});
export type FindAddressQuery = Static<typeof FindAddressQuery>;

/** "10.7766,106.7032" */
export const NameLocationQuery = Type.Object({
  latLng: Type.String({ pattern: '^\\s*-?\\d{1,2}(\\.\\d{1,15})?\\s*,\\s*-?\\d{1,3}(\\.\\d{1,15})?\\s*$' }),
});
export type NameLocationQuery = Static<typeof NameLocationQuery>;

/** An address on the map; {} when nobody knows it. */
export const GeocodedAddressWire = Type.Object({
  formatted_address: Type.Optional(Type.String()),
  geometry: Type.Optional(Coordinates),
  /** the street or the ward rather than the door */
  approximate: Type.Optional(Type.Boolean()),
  source: Type.Optional(MapSource),
});
export type GeocodedAddressWire = Static<typeof GeocodedAddressWire>;

const Point = Type.Tuple([Type.Number(), Type.Number()]);

/** The ground under the stores of a map: pictures from elsewhere, or lines the app draws by itself. */
export const MapGroundAnswer = Type.Object({
  /** null: the app draws its own. In url {z}, {x} and {y} stand for zoom, column and row; credit is written on it */
  tiles: Type.Union([Type.Object({ url: Type.String(), credit: Type.String() }), Type.Null()]),
  /** the wards round the stores, to be written on it */
  names: Type.Array(Type.Object({ name: Type.String(), at: Point })),
  /** lines to draw, so many metres wide, through points of latitude and longitude */
  shapes: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('water'), Type.Literal('park'), Type.Literal('road')]),
      name: Type.String(),
      metres: Type.Number(),
      points: Type.Array(Point),
    }),
  ),
});
export type MapGroundAnswer = Static<typeof MapGroundAnswer>;

export const MapGroundQuery = Type.Object(Asker);
export type MapGroundQuery = Static<typeof MapGroundQuery>;
