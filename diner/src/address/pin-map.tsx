import { useWords } from '@mam/client/i18n.ts';
import type { Location, Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { LocateFixed, Move, Store as StoreIcon } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ZoneShapes } from '../delivery/zone-shapes.tsx';
import { MapFrame } from '../map/map-frame.tsx';
import type { View } from '../map/mercator.ts';
import { useView } from '../map/use-view.ts';
import { addressBookWords, addressWords } from '../words/areas.ts';
import styles from './pin-map.module.css';

/** The centre of Ho Chi Minh City, for a store that is on no map. */
const NOWHERE: Location = { lat: 10.7769, lng: 106.7009 };
/** A few streets; after measuring, a door. */
const STREETS = 16;
const DOOR = 20;
/** A map that stood still so long has been put where it should be. */
const STILL = 500;
/** Zooming leaves the middle where it is, but for rounding. */
const SAME = 1e-6;

interface PinMapProps {
  readonly store: Store;
  /** where the pin stands; null = nowhere yet */
  readonly at: Location | null;
  /** where the diner was measured to be: the map goes as near as a door */
  readonly measured: Location | null;
  readonly icon: ReactNode;
  readonly locating: boolean;
  readonly onLocate: () => void;
  /** the diner has moved the map under the pin */
  readonly onPin: (at: Location) => void;
}

/** The pin stands in the middle, the map moves under it. */
export function PinMap({ store, at, measured, icon, locating, onLocate, onPin }: PinMapProps) {
  const say = useWords(addressWords);
  const sayBook = useWords(addressBookWords);
  const held = useView();
  const { glide } = held;
  const start = useRef<View>({ center: at ?? store.location ?? NOWHERE, zoom: STREETS });
  const home = useCallback(() => start.current, []);
  const taken = useMemo(() => (store.location ? [store.location] : []), [store.location]);
  const pinned = usePinned(at ?? start.current.center, onPin);

  // a place that did not come from this map brings the map there
  const { isOurs, settle } = pinned;
  useEffect(() => {
    if (!at || isOurs(at)) return;
    settle(at);
    start.current = { center: at, zoom: measured && near(at, measured) ? DOOR : STREETS };
    glide(start.current);
  }, [at, measured, isOurs, settle, glide]);

  return (
    <div className={styles.map}>
      <MapFrame
        brand={store.brand}
        label={sayBook('map')}
        keys={sayBook('map_keys')}
        held={held}
        home={home}
        homeFor={null}
        me={measured}
        taken={taken}
        free
        onMove={pinned.onMove}
      >
        {({ at: placeAt, view, size }) => (
          <>
            <ZoneShapes store={store} view={view} size={size} />
            {store.location ? (
              <li style={placeAt(store.location)} className={styles.place}>
                <span className={styles.store}>
                  <StoreIcon aria-hidden="true" />
                  <span className="vh">{store.name}</span>
                </span>
              </li>
            ) : null}
          </>
        )}
      </MapFrame>
      <span className={classNames(styles.pin, pinned.moving && styles.lifted)} aria-hidden="true">
        <span>{icon}</span>
      </span>
      <p className={styles.hint}>
        <Move aria-hidden="true" />
        {sayBook('map_hint')}
      </p>
      <IconButton
        label={say('locate')}
        className={styles.locate}
        onClick={onLocate}
        aria-busy={locating || undefined}
      >
        <LocateFixed />
      </IconButton>
    </div>
  );
}

const near = (a: Location, b: Location): boolean =>
  Math.abs(a.lat - b.lat) < SAME && Math.abs(a.lng - b.lng) < SAME;

/** Tells of a new place once the map stands still, and knows it again when it comes back from above. */
function usePinned(from: Location, onPin: (at: Location) => void) {
  const [moving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(from);
  const tell = useRef(onPin);
  useEffect(() => {
    tell.current = onPin;
  }, [onPin]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOurs = useCallback((at: Location) => near(at, last.current), []);
  const onMove = useCallback(({ center }: View) => {
    clearTimeout(timer.current);
    if (near(center, last.current)) return setMoving(false);
    setMoving(true);
    timer.current = setTimeout(() => {
      last.current = center;
      setMoving(false);
      tell.current(center);
    }, STILL);
  }, []);
  const settle = useCallback((at: Location) => {
    clearTimeout(timer.current);
    last.current = at;
    setMoving(false);
  }, []);
  return { moving, isOurs, settle, onMove };
}
