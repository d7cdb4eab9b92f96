import { type ExchangeAnswer, json, parseBodyFields, type SandboxRequest, text } from './exchange.ts';

/** How the courier answers from now on; slow = never. */
type Manner = 'fee' | 'unsure' | 'unserved' | 'too_far' | 'slow' | 'error' | 'garbage';

interface Stop {
  readonly lat: number;
  readonly lng: number;
}

const LIMIT_KM = 20;
/** Streets are longer than the flight of a bird. */
const DETOUR = 1.3;
const WITHIN_KM = 2;
/** for the first two kilometres, and for each one after, by the decimals of the currency */
const RATES: Record<number, readonly [number, number]> = { 0: [16_000, 5_000], 2: [2.9, 0.9] };

function roadKm(from: Stop, to: Stop): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const east = rad(to.lng - from.lng) * Math.cos(rad((from.lat + to.lat) / 2));
  const north = rad(to.lat - from.lat);
  return Math.round(Math.hypot(east, north) * 6371 * DETOUR * 100) / 100;
}

function priced(body: string): ExchangeAnswer {
  const { pickup, dropoff, decimals } = parseBodyFields(body) as {
    pickup?: Stop;
    dropoff?: Stop;
    decimals?: number;
  };
  if (!pickup || !dropoff) return json({ message: 'pickup and dropoff are needed' }, 400);
  const km = roadKm(pickup, dropoff);
  if (km > LIMIT_KM) return json({ status: 'too_far', distance_km: km, limit_km: LIMIT_KM });
  const [first, more] = RATES[decimals ?? 0] ?? [16_000, 5_000];
  const fee = first + Math.max(0, Math.ceil(km - WITHIN_KM)) * more;
  return json({ status: 'fee', fee: Math.round(fee * 100) / 100, distance_km: km });
}

/** A courier that prices a trip by its way, up to 20 km; POST /courier/manner {manner} changes how it answers. */
export function openCourierStand(): (asked: SandboxRequest) => ExchangeAnswer | 'silence' | null {
  let manner: Manner = 'fee';
  return ({ method, path, body }) => {
    if (method !== 'POST') return null;
    if (path === '/courier/manner') {
      manner = String(parseBodyFields(body).manner) as Manner;
      return json({ manner });
    }
    if (path !== '/courier/quotes') return null;
    if (manner === 'slow') return 'silence';
    if (manner === 'error') return text('oops', 500);
    if (manner === 'garbage') return text('{"status":"fee","fee":"cheap"}');
    if (manner === 'fee') return priced(body);
    return json({ status: manner, ...(manner === 'too_far' && { distance_km: 31, limit_km: LIMIT_KM }) });
  };
}
