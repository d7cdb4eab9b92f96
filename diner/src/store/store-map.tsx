import { useWords } from '@mam/client/i18n.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { useCallback, useMemo } from 'react';
import { MapFrame } from '../map/map-frame.tsx';
import { fittedView, type Size } from '../map/mercator.ts';
import { useView } from '../map/use-view.ts';
import { addressWords } from '../words/areas.ts';
import styles from './store-map.module.css';

/** A place on the map that can be pressed. */
export interface Pin {
  readonly id: number;
  readonly at: Location;
  /** its text on the map, short */
  readonly sign: string;
  /** its name for a screen reader */
  readonly name: string;
  readonly look: 'first' | 'plain' | 'off';
}

interface StoreMapProps {
  readonly brand: string;
  /** the most important first: it lies on top */
  readonly pins: readonly Pin[];
  readonly me: Location | null;
  readonly onPick: (id: number) => void;
}

/** Room at the edge of a fitted view: for pins above their place, and what lies over the map. */
const ROOM: Size = { width: 88, height: 132 };
/** With the diner on the map, only as far as the nearest stores: those of another town would shrink it to nothing. */
const NEAREST = 4;

/** The stores on a map, all of them in view; a new place of the diner brings them into view again. */
export function StoreMap({ brand, pins, me, onPick }: StoreMapProps) {
  const say = useWords(addressWords);
  const held = useView();
  const places = useMemo(() => pins.map(({ at }) => at), [pins]);
  const home = useCallback(
    (size: Size) => {
      const near = me ? [me, ...places.slice(0, NEAREST)] : places;
      return fittedView(near, size, ROOM);
    },
    [me, places],
  );
  return (
    <MapFrame
      brand={brand}
      label={say('map')}
      keys={say('map_keys')}
      held={held}
      home={home}
      homeFor={me}
      me={me}
      taken={places}
    >
      {({ at: placeAt }) =>
        pins.map(({ id, at, sign, name, look }, index) => (
          <li key={id} style={{ ...placeAt(at), zIndex: pins.length - index }} className={styles.place}>
            <button
              type="button"
              className={classNames(styles.pin, styles[look])}
              aria-label={name}
              onClick={() => onPick(id)}
            >
              {sign}
            </button>
          </li>
        ))
      }
    </MapFrame>
  );
}
