import { useWords } from '@mam/client/i18n.ts';
import type { Location, Store } from '@mam/domain/store/store.ts';
import { useCallback, useMemo } from 'react';
import { ZoneShapes } from '../delivery/zone-shapes.tsx';
import type { SavedAddress } from '../device/persisted.ts';
import { MapFrame } from '../map/map-frame.tsx';
import { useView } from '../map/use-view.ts';
import { addressBookWords } from '../words/areas.ts';
import { AddressIcon } from './address-icon.tsx';
import styles from './address-picker.module.css';

const STREETS = 16;

interface ChosenMapProps {
  readonly store: Store;
  readonly at: Location;
  readonly kind: SavedAddress['kind'];
}

/** Where the picked address is; another one brings the map there. */
export function ChosenMap({ store, at, kind }: ChosenMapProps) {
  const say = useWords(addressBookWords);
  const held = useView();
  const { lat, lng } = at;
  const home = useCallback(() => ({ center: { lat, lng }, zoom: STREETS }), [lat, lng]);
  const taken = useMemo(() => [{ lat, lng }], [lat, lng]);
  return (
    <MapFrame
      brand={store.brand}
      label={say('map_chosen')}
      keys={say('map_chosen')}
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
            <span className={styles.pin}>
              <AddressIcon kind={kind} />
            </span>
          </li>
        </>
      )}
    </MapFrame>
  );
}
