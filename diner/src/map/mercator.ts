import type { Location } from '@mam/domain/store/store.ts';

/** A place on the flat world of web maps, in pixels of the zoom it was asked for. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of the world a map shows: its middle, and how near; one step of zoom is twice as near. */
export interface View {
  readonly center: Location;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tile of web maps is as wide as the world at zoom 0. */
export const TILE = 256;
/** a house and its neighbours */
const NEAREST = 20;
const FARTHEST = 3;
/** Beyond it the projection runs off to infinity. */
const LAST_LATITUDE = 85;
/** Round the middle of a town nobody wants to see a single house. */
const NEAREST_FIT = 15;

const worldSize = (zoom: number): number => TILE * 2 ** zoom;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function projectLocation({ lat, lng }: Location, zoom: number): Point {
  const world = worldSize(zoom);
  const up = Math.asinh(Math.tan(radians(lat)));
  return { x: ((lng + 180) / 360) * world, y: ((1 - up / Math.PI) / 2) * world };
}

export function unprojectPoint({ x, y }: Point, zoom: number): Location {
  const world = worldSize(zoom);
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI;
  return { lat, lng: (x / world) * 360 - 180 };
}

/** Where a place lies in the frame, in pixels from its left upper corner. */
export function inFrame(at: Location, { center, zoom }: View, size: Size): Point {
  const [point, middle] = [projectLocation(at, zoom), projectLocation(center, zoom)];
  return { x: point.x - middle.x + size.width / 2, y: point.y - middle.y + size.height / 2 };
}

/** How many metres a pixel is, at the middle of the view. */
export function metresPerPixel({ center, zoom }: View): number {
  return (40_075_016 * Math.cos(radians(center.lat))) / worldSize(zoom);
}

/** A view that exists: not beyond the poles, round the world as often as one likes. */
export function heldView({ center, zoom }: View): View {
  const lng = ((((center.lng + 180) % 360) + 360) % 360) - 180;
  const lat = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, center.lat));
  return { center: { lat, lng }, zoom: Math.max(FARTHEST, Math.min(NEAREST, zoom)) };
}

/** The view moved by pixels of the frame. */
export function movedView(view: View, x: number, y: number): View {
  const middle = projectLocation(view.center, view.zoom);
  const center = unprojectPoint({ x: middle.x + x, y: middle.y + y }, view.zoom);
  return heldView({ center, zoom: view.zoom });
}

/** Nearer or farther by steps, the place under `fixed` (from the middle of the frame) staying where it is. */
export function zoomedView(view: View, steps: number, fixed: Point = { x: 0, y: 0 }): View {
  const { zoom } = heldView({ ...view, zoom: view.zoom + steps });
  const under = unprojectPoint(add(projectLocation(view.center, view.zoom), fixed, 1), view.zoom);
  const center = unprojectPoint(add(projectLocation(under, zoom), fixed, -1), zoom);
  return heldView({ center, zoom });
}

const add = (a: Point, b: Point, times: number): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });

/** The nearest view that shows all these places, with room for pins at the edge. */
export function fittedView(places: readonly Location[], size: Size, room: Size): View | null {
  const points = places.map((place) => projectLocation(place, 0));
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const times = Math.min(
    Math.max(size.width - room.width, TILE / 4) / Math.max(right - left, 1e-9),
    Math.max(size.height - room.height, TILE / 4) / Math.max(bottom - top, 1e-9),
  );
  const zoom = Math.min(Math.log2(times), NEAREST_FIT);
  return heldView({ center: unprojectPoint({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom });
}
