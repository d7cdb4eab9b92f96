import { distanceKm } from '../store/distance.ts';
import type { DeliveryZone, Location, ZoneArea } from '../store/store.ts';

/** A point this near to a border lies on it: a centimetre, far below what any map measures. */
const BORDER_KM = 1e-5;
const KM_PER_DEGREE = (Math.PI / 180) * 6371;

/** Kilometres east and north of a point; flat, which a zone of a town is. */
interface Away {
  readonly x: number;
  readonly y: number;
}

/** [DE8] The zone an address lies in: the first that holds it, whatever others overlap there. */
export function findZone(
  zones: readonly DeliveryZone[],
  at: Location | null,
  km: number | null,
): DeliveryZone | null {
  return zones.find(({ area }) => holds(area, at, km)) ?? null;
}

/** [DE9] [DE10] Whether an area holds a place so many kilometres away; whoever stands on the border is inside. */
export function holds(area: ZoneArea, at: Location | null, km: number | null): boolean {
  switch (area.kind) {
    case 'distance':
      return km !== null && km <= area.upToKm;
    case 'circle':
      return at !== null && distanceKm(area.center, at) <= area.radiusKm + BORDER_KM;
    case 'polygon':
      return at !== null && isInside(area.corners, at);
  }
}

/** [DE9] Whether an address has to be on the map, or its distance known, before a zone can be told. */
export function isTellable(zones: readonly DeliveryZone[], at: Location | null, km: number | null): boolean {
  return zones.every(({ area }) => (area.kind === 'distance' ? km !== null : at !== null));
}

/** [DE10] On an edge, or with an odd number of edges to the east; which way round the corners go is all one. */
function isInside(corners: readonly Location[], at: Location): boolean {
  const away = corners.map((corner) => awayFrom(at, corner));
  const edges = away.map((from, index): [Away, Away] => [from, away[(index + 1) % away.length] ?? from]);
  if (edges.some(([from, to]) => distanceToEdge(from, to) <= BORDER_KM)) return true;
  return edges.filter(([from, to]) => isCrossedEastward(from, to)).length % 2 === 1;
}

function awayFrom(at: Location, { lat, lng }: Location): Away {
  const shrunk = Math.cos((at.lat * Math.PI) / 180);
  return { x: (lng - at.lng) * KM_PER_DEGREE * shrunk, y: (lat - at.lat) * KM_PER_DEGREE };
}

/** From where one stands to the nearest point of an edge. */
function distanceToEdge(from: Away, to: Away): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.max(0, Math.min(1, -(from.x * dx + from.y * dy) / long));
  return Math.hypot(from.x + share * dx, from.y + share * dy);
}

/** A corner at exactly our height belongs to the edge that goes on north of it, so it is counted once. */
function isCrossedEastward(from: Away, to: Away): boolean {
  if (from.y > 0 === to.y > 0) return false;
  return from.x + ((to.x - from.x) * -from.y) / (to.y - from.y) > 0;
}
