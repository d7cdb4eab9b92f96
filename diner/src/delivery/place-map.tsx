import type { Location, Store } from '@mam/domain/store/store.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { MapFrame } from '../map/map-frame.tsx';
import { useView } from '../map/use-view.ts';
import styles from './place-map.module.css';
import { ZoneShapes } from './zone-shapes.tsx';

/** So near that the streets can be read. */
const STREETS = 16;

interface PlaceMapProps {
  readonly store: Store;
  readonly at: Location;
  readonly label: string;
  /** in the pin */
  readonly children: ReactNode;
}

/** One place among the zones of a store; another one brings the map there. */
export function PlaceMap({ store, at, label, children }: PlaceMapProps) {
  const held = useView();
  const { lat, lng } = at;
  const home = useCallback(() => ({ center: { lat, lng }, zoom: STREETS }), [lat, lng]);
  const taken = useMemo(() => [{ lat, lng }], [lat, lng]);
  return (
    <div className={styles.map}>
      <MapFrame
        brand={store.brand}
        label={label}
        keys={label}
        held={held}
        home={home}
        homeFor={home}
        me={null}
        taken={taken}
      >
        {({ at: placeAt, view, size }) => (
          <>
            <ZoneShapes store={store} view={view} size={size} />
            <li style={placeAt(at)} className={styles.place}>
              <span className={styles.pin}>{children}</span>
            </li>
          </>
        )}
      </MapFrame>
    </div>
  );
}
