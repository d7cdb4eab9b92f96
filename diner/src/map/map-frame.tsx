import { dataOrThrow } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import { getMapGround } from '@mam/contract/delivery/map.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { call } from '../data/call.ts';
import { addressWords } from '../words/areas.ts';
import { DrawnGround } from './drawn-ground.tsx';
import styles from './map-frame.module.css';
import { inFrame, movedView, type Size, type View, zoomedView } from './mercator.ts';
import { TileGround } from './tile-ground.tsx';
import { useGestures } from './use-gestures.ts';
import type { HeldView } from './use-view.ts';

/** Where something of the map lies in its frame. */
export interface Drawn {
  readonly view: View;
  readonly size: Size;
  /** puts an element's left upper corner at a place */
  readonly at: (place: Location) => CSSProperties;
}

interface MapFrameProps {
  readonly brand: string;
  /** names for a screen reader: of the map, and of the keys that move it */
  readonly label: string;
  readonly keys: string;
  readonly held: HeldView;
  /** the view to begin with; keys 0 and Home come back to it. null = nothing to show */
  readonly home: (size: Size) => View | null;
  /** when it changes, the map goes home by itself */
  readonly homeFor: unknown;
  readonly me: Location | null;
  /** where pins stand: no name is written under them */
  readonly taken: readonly Location[];
  /** a finger moves it in every direction; else up and down scroll the page */
  readonly free?: boolean;
  /** the diner moved it, or is moving it */
  readonly onMove?: (to: View) => void;
  /** list items over the ground */
  readonly children: (drawn: Drawn) => ReactNode;
}

const STEP = 80;
const NOTHING = { names: [], shapes: [] };

/** A map: drawn by us, or on pictures the owner named; moved by finger, wheel, keys and buttons. */
export function MapFrame(props: MapFrameProps) {
  const { brand, held, home, homeFor, me, onMove } = props;
  const say = useWords(addressWords);
  const ground = useQuery(groundQuery(brand)).data;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const moving = useMemo((): HeldView => {
    const telling = (move: (to: View) => void) => (to: View) => {
      move(to);
      onMove?.(to);
    };
    return { ...held, set: telling(held.set), glide: telling(held.glide) };
  }, [held, onMove]);
  const gestures = useGestures(frame, moving);
  const { view, set, glide, goal } = held;

  const shown = useRef<{ readonly homeFor: unknown } | null>(null);
  useEffect(() => {
    if (!size || (shown.current && shown.current.homeFor === homeFor)) return;
    const first = shown.current === null;
    shown.current = { homeFor };
    const to = home(size);
    if (to) (first ? set : glide)(to);
  }, [size, homeFor, home, set, glide]);

  const zoom = (steps: number) => {
    const from = goal();
    if (from) moving.glide(zoomedView(from, steps));
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
      '0': () => size && home(size),
      Home: () => size && home(size),
    };
    const to = moves[event.key]?.();
    if (!to) return;
    event.preventDefault();
    moving.glide(to);
  }

  const at = (place: Location): CSSProperties => {
    const { x, y } = view && size ? inFrame(place, view, size) : { x: 0, y: 0 };
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
  };
  return (
    <section className={styles.map} aria-label={props.label} onKeyDown={onKeyDown}>
      <div
        ref={frame}
        className={classNames(styles.frame, props.free && styles.free)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
        tabIndex={0}
        role="application"
        aria-label={props.keys}
        {...gestures}
      >
        {view && size && ground?.tiles ? <TileGround {...ground.tiles} view={view} size={size} /> : null}
        {view && size && !ground?.tiles ? (
          <DrawnGround ground={ground ?? NOTHING} view={view} size={size} me={me} pins={props.taken} />
        ) : null}
      </div>
      {view && size ? (
        <ul className={styles.over}>
          {me ? (
            <li style={at(me)} className={styles.place}>
              <span className={styles.me}>
                <span className="vh">{say('map_me')}</span>
              </span>
            </li>
          ) : null}
          {props.children({ view, size, at })}
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

function useSize(frame: RefObject<HTMLDivElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** Ground under the stores of a brand; a map without it is still a map. */
function groundQuery(brand: string) {
  return queryOptions({
    queryKey: ['map-ground', brand],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getMapGround, { query: { pos_parent: brand }, signal })),
  });
}
