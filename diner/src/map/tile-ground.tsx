import type { Size, View } from './mercator.ts';
import styles from './tile-ground.module.css';
import { tilesInView } from './tiles-in-view.ts';

interface TileGroundProps {
  /** with {z}, {x} and {y} */
  readonly url: string;
  readonly credit: string;
  readonly view: View;
  readonly size: Size;
}

/** Without it a hair of the ground shows between two tiles. */
const OVERLAP = 0.5;

/** Pictures of the world in squares, from a server the owner named, and who made them. */
export function TileGround({ url, credit, view, size }: TileGroundProps) {
  return (
    <div className={styles.tiles}>
      {tilesInView(view, size).map(({ z, column, row, left, top, edge }) => (
        <img
          key={`${z}/${column}/${row}/${Math.round(left / edge)}`}
          src={url
            .replaceAll('{z}', String(z))
            .replaceAll('{x}', String(column))
            .replaceAll('{y}', String(row))}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${edge + OVERLAP}px`,
            blockSize: `${edge + OVERLAP}px`,
            transform: `translate(${left}px, ${top}px)`,
          }}
        />
      ))}
      <p className={styles.credit}>{credit}</p>
    </div>
  );
}
