import type { Location, Store, ZoneArea } from '@mam/domain/store/store.ts';
import type { Drawn } from '../map/map-frame.tsx';
import { inFrame, metresPerPixel } from '../map/mercator.ts';
import styles from './zone-shapes.module.css';

/** Where a store delivers, drawn over the ground: the zones of its list, the first on top. */
export function ZoneShapes({ store, view, size }: Omit<Drawn, 'at'> & { readonly store: Store }) {
  const { shipping } = store;
  if (!('zones' in shipping)) return null;
  return (
    <li className={styles.zones} aria-hidden="true">
      <svg aria-hidden="true" width={size.width} height={size.height}>
        {[...shipping.zones].reverse().map(({ name, area }) => (
          <AreaShape key={name} area={area} from={store.location} view={view} size={size} />
        ))}
      </svg>
    </li>
  );
}

interface AreaShapeProps extends Omit<Drawn, 'at'> {
  readonly area: ZoneArea;
  /** from where a distance is measured */
  readonly from: Location | null;
}

function AreaShape({ area, from, view, size }: AreaShapeProps) {
  if (area.kind === 'polygon') {
    const corners = area.corners.map((corner) => inFrame(corner, view, size));
    return <polygon points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />;
  }
  const [middle, km] = area.kind === 'circle' ? [area.center, area.radiusKm] : [from, area.upToKm];
  if (middle === null) return null;
  const { x, y } = inFrame(middle, view, size);
  // a pixel is as many metres at the middle of the circle as it is there, not where the map is looked at
  const radius = (km * 1_000) / metresPerPixel({ ...view, center: middle });
  return <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius.toFixed(1)} />;
}
