import { inFrame, locationOf, type Size, TILE, type View } from './mercator.ts';
import styles from './tile-ground.module.css';

interface TileGroundProps {
  /** with {z}, {x} and {y} */
  readonly url: string;
  readonly credit: string;
  readonly view: View;
  readonly size: Size;
}

/** Pictures of the world in squares, from a server the owner named, and who made them. */
export function TileGround({ url, credit, view, size }: TileGroundProps) {
  const z = Math.round(view.zoom);
  const scale = 2 ** (view.zoom - z);
  const edge = TILE * scale;
  const world = 2 ** z;
  const origin = inFrame(locationOf({ x: 0, y: 0 }, z), view, size);
  const [left, top] = [Math.floor(-origin.x / edge), Math.floor(-origin.y / edge)];
  const [right, bottom] = [
    Math.floor((size.width - origin.x) / edge),
    Math.floor((size.height - origin.y) / edge),
  ];
  const tiles = [];
  for (let y = Math.max(0, top); y <= Math.min(world - 1, bottom); y++) {
    for (let x = left; x <= right; x++) tiles.push({ x, y });
  }
  return (
    <div className={styles.tiles}>
      {tiles.map(({ x, y }) => (
        <img
          key={`${z}/${x}/${y}`}
          src={url
            .replaceAll('{z}', String(z))
            .replaceAll('{x}', String(((x % world) + world) % world))
            .replaceAll('{y}', String(y))}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${edge + 0.5}px`,
            blockSize: `${edge + 0.5}px`,
            transform: `translate(${origin.x + x * edge}px, ${origin.y + y * edge}px)`,
          }}
        />
      ))}
      <p className={styles.credit}>{credit}</p>
    </div>
  );
}
