import { inFrame, type Size, TILE, unprojectPoint, type View } from './mercator.ts';

/** One picture of the world: which, and where it lies in the frame. */
export interface Tile {
  readonly z: number;
  /** column, 0 … 2^z − 1; beyond the date line the world begins anew */
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly top: number;
  /** pixels */
  readonly edge: number;
}

/** Most makers of tiles draw no finer; nearer than that they are stretched. */
const FINEST = 19;

/** The tiles that cover the frame, of the whole zoom nearest to the view's. */
export function tilesInView(view: View, size: Size): readonly Tile[] {
  const z = Math.min(FINEST, Math.round(view.zoom));
  const edge = TILE * 2 ** (view.zoom - z);
  const world = 2 ** z;
  const origin = inFrame(unprojectPoint({ x: 0, y: 0 }, z), view, size);
  const first = { x: Math.floor(-origin.x / edge), y: Math.max(0, Math.floor(-origin.y / edge)) };
  const last = {
    x: Math.ceil((size.width - origin.x) / edge) - 1,
    y: Math.min(world, Math.ceil((size.height - origin.y) / edge)) - 1,
  };
  const tiles: Tile[] = [];
  for (let row = first.y; row <= last.y; row++) {
    for (let x = first.x; x <= last.x; x++) {
      const column = ((x % world) + world) % world;
      tiles.push({ z, column, row, left: origin.x + x * edge, top: origin.y + row * edge, edge });
    }
  }
  return tiles;
}
