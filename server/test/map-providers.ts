import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a provider behaves for the next questions. */
export type Mood = 'well' | 'empty' | 'slow' | 'error' | 'garbage' | 'denied' | 'endless';

export interface MapProvider {
  readonly url: string;
  /** every question that arrived: method, address and body */
  readonly asked: {
    path: string;
    query: URLSearchParams;
    headers: IncomingMessage['headers'];
    body: unknown;
  }[];
  mood: Mood;
  stop(): Promise<void>;
}

type Answers = (path: string, query: URLSearchParams, body: unknown, mood: Mood) => unknown;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : null;
}

function sendLikeThat(mood: Mood, response: ServerResponse, answer: unknown): void {
  if (mood === 'slow') return; // never answers
  if (mood === 'error') return void response.writeHead(500).end('oops');
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mood === 'garbage') return void response.end('<html>{"features":');
  if (mood === 'endless') return void response.end(`"${'x'.repeat(600_000)}"`);
  response.end(JSON.stringify(answer));
}

async function startProvider(answers: Answers): Promise<MapProvider> {
  const asked: MapProvider['asked'] = [];
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const body = await bodyOf(request);
    asked.push({ path: url.pathname, query: url.searchParams, headers: request.headers, body });
    sendLikeThat(provider.mood, response, answers(url.pathname, url.searchParams, body, provider.mood));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const provider: MapProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mood: 'well',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return provider;
}

/** Speaks Google's Places (New) and Geocoding: the fields and words of their documentation. */
export function startGoogle(): Promise<MapProvider> {
  const address = '27 Lê Thánh Tôn, Sài Gòn, Hồ Chí Minh, Việt Nam';
  return startProvider((path, _query, _body, mood) => {
    if (path === '/v1/places:autocomplete') {
      if (mood === 'empty') return {};
      const placePrediction = {
        place: 'places/ChIJ27LTT',
        placeId: 'ChIJ27LTT',
        text: { text: address, matches: [{ endOffset: 7 }] },
        structuredFormat: { mainText: { text: '27 Lê Thánh Tôn' } },
        types: ['street_address'],
      };
      return { suggestions: [{ placePrediction }, { queryPrediction: { text: { text: 'lê thánh tôn' } } }] };
    }
    if (path.startsWith('/v1/places/'))
      return { formattedAddress: address, location: { latitude: 10.7771234, longitude: 106.7031234 } };
    if (mood === 'empty') return { status: 'ZERO_RESULTS', results: [] };
    if (mood === 'denied') return { status: 'REQUEST_DENIED', error_message: 'bad key', results: [] };
    const location = { lat: 10.7771234, lng: 106.7031234 };
    return {
      status: 'OK',
      results: [
        {
          formatted_address: address,
          geometry: { location, location_type: 'ROOFTOP', viewport: {} },
          place_id: 'ChIJ27LTT',
          types: ['street_address'],
        },
      ],
    };
  });
}

const feature = (lng: number, lat: number, properties: Record<string, unknown>) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { osm_type: 'W', osm_id: 1, type: 'house', ...properties },
});

/** Speaks Photon's GeoJSON. */
export function startPhoton(): Promise<MapProvider> {
  return startProvider((_path, query, _body, mood) => {
    if (mood === 'empty') return { type: 'FeatureCollection', features: [] };
    const german = query.get('lang') === 'de';
    const berlin = {
      housenumber: '140',
      street: 'Torstraße',
      district: 'Mitte',
      city: 'Berlin',
      state: 'Berlin',
      postcode: '10119',
      country: 'Deutschland',
      countrycode: 'DE',
    };
    const saigon = {
      housenumber: '27',
      street: 'Lê Thánh Tôn',
      district: 'Phường Sài Gòn',
      city: 'Thành phố Hồ Chí Minh',
      country: 'Việt Nam',
      countrycode: 'VN',
    };
    return {
      type: 'FeatureCollection',
      features: [german ? feature(13.39745, 52.52957, berlin) : feature(106.7031, 10.7771, saigon)],
    };
  });
}
