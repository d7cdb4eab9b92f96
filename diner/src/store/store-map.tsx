import type { Location } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { addressWords } from '../../words/address/words.ts';
import { useWords } from '../../words/words.ts';
import { DrawnGround } from './drawn-ground.tsx';
import { groundQuery } from './ground-query.ts';
import { fittedView, inFrame, movedView, type Size, type View, zoomedView } from './mercator.ts';
import styles from './store-map.module.css';
import { TileGround } from './tile-ground.tsx';
import { useGestures } from './use-gestures.ts';
import { useView } from './use-view.ts';

/** A place on the map that can be pressed. */
export interface Pin {
  readonly id: number;
  readonly at: Location;
  /** what stands in it, short */
  readonly sign: string;
  /** what it is, in words */
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
const STEP = 80;
const NOTHING = { names: [], shapes: [] };

function fitted(pins: readonly Pin[], me: Location | null, size: Size): View | null {
  const places = (me ? pins.slice(0, NEAREST) : pins).map(({ at }) => at);
  return fittedView(me ? [me, ...places] : places, size, ROOM);
}

/** The stores on a map: drawn by us, or on pictures the owner named; moved by finger, wheel, keys and buttons. */
export function StoreMap({ brand, pins, me, onPick }: StoreMapProps) {
  const say = useWords(addressWords);
  const ground = useQuery(groundQuery(brand)).data;
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const held = useView();
  const gestures = useGestures(frame, held);
  const { view, set, glide, goal } = held;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // a new place of the diner, or the first size of the frame: everything in view again
  const shown = useRef<{ readonly me: Location | null } | null>(null);
  useEffect(() => {
    if (!size || (shown.current && shown.current.me === me)) return;
    const first = shown.current === null;
    shown.current = { me };
    const fit = fitted(pins, me, size);
    if (fit) (first ? set : glide)(fit);
  }, [size, me, pins, set, glide]);

  const places = useMemo(() => pins.map(({ at }) => at), [pins]);
  const zoom = (steps: number) => {
    const from = goal();
    if (from) glide(zoomedView(from, steps));
  };
  function onKeyDown(event: KeyboardEvent): void {
    const from = goal();
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, () => View | null>> = {
      ArrowLeft: () => movedView(from, -STEP, 0),
      ArrowRight: () => movedView(from, STEP, 0),
      ArrowUp: () => movedView(from, 0, -STEP),
      ArrowDown: () => movedView(from, 0, STEP),
      '+': () => zoomedView(from, 1),
      '=': () => zoomedView(from, 1),
      '-': () => zoomedView(from, -1),
      '0': () => size && fitted(pins, me, size),
      Home: () => size && fitted(pins, me, size),
    };
    const to = moves[event.key]?.();
    if (!to) return;
    event.preventDefault();
    glide(to);
  }

  const place = (at: Location): CSSProperties => {
    const { x, y } = view && size ? inFrame(at, view, size) : { x: 0, y: 0 };
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
  };
  return (
    <section className={styles.map} aria-label={say('map')} onKeyDown={onKeyDown}>
      <div
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
        tabIndex={0}
        role="application"
        aria-label={say('map_keys')}
        {...gestures}
      >
        {view && size && ground?.tiles ? <TileGround {...ground.tiles} view={view} size={size} /> : null}
        {view && size && !ground?.tiles ? (
          <DrawnGround ground={ground ?? NOTHING} view={view} size={size} me={me} pins={places} />
        ) : null}
      </div>
      {view && size ? (
        <ul className={styles.pins}>
          {me ? (
            <li style={place(me)} className={styles.place}>
              <span className={styles.me}>
                <span className="vh">{say('map_me')}</span>
              </span>
            </li>
          ) : null}
          {pins.map(({ id, at, sign, name, look }, index) => (
            <li key={id} style={{ ...place(at), zIndex: pins.length - index }} className={styles.place}>
              <button
                type="button"
                className={classNames(styles.pin, styles[look])}
                aria-label={name}
                onClick={() => onPick(id)}
              >
                {sign}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.zoom}>
        <button type="button" aria-label={say('map_nearer')} onClick={() => zoom(1)}>
          <Plus />
        </button>
        <button type="button" aria-label={say('map_farther')} onClick={() => zoom(-1)}>
          <Minus />
        </button>
      </div>
    </section>
  );
}
