import { useLanguage } from '@mam/client/i18n.ts';
import type { MapGroundAnswer } from '@mam/contract/delivery/map.schema.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { memo, useMemo } from 'react';
import styles from './drawn-ground.module.css';
import { inFrame, metresPerPixel, type Point, type Size, type View } from './mercator.ts';
import { useDrawnView } from './use-drawn-view.ts';

interface DrawnGroundProps {
  /** where pins stand: no name is written under them */
  readonly pins: readonly Location[];
  readonly ground: Pick<MapGroundAnswer, 'names' | 'shapes'>;
  readonly view: View;
  readonly size: Size;
  /** the middle of the distance rings */
  readonly me: Location | null;
}

/** Narrower than that no line can be seen. */
const THINNEST = { water: 2, park: 0, road: 1.25 };
/** As wide as it is written down an avenue would fill a map of one door. */
const WIDEST_ROAD = 28;
const RINGS_KM = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
/** Names would lie on top of each other. */
const NAMES_FROM_ZOOM = 11.6;

const at = ([lat = 0, lng = 0]: readonly number[]): Location => ({ lat, lng });

/** Through the points; a river in curves, an avenue in straight pieces. */
function drawPath(points: readonly Point[], curved: boolean): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const start = `M${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
  if (rest.length === 0) return `${start}l.01 0`; // a round spot
  if (!curved) return start + rest.map(({ x, y }) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return points.slice(0, -1).reduce((path, from, index) => {
    const to = points[index + 1] ?? from;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    const numbers = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ];
    return `${path}C${numbers.map((number) => number.toFixed(1)).join(' ')}`;
  }, start);
}

interface Written extends Point {
  readonly name: string;
}

/** A letter of the small size is about so wide, and a line so high. */
const LETTER = 6.4;
const LINE = 16;
/** Half the width of a pin, and how far it stands above its place. */
const PIN = { half: 22, above: 46 };

/** The names that lie in the frame and have room: not over each other, not under a pin. */
function namesWithRoom(
  names: MapGroundAnswer['names'],
  pins: readonly Location[],
  view: View,
  size: Size,
): readonly Written[] {
  const taken = pins.map((pin) => {
    const { x, y } = inFrame(pin, view, size);
    return { left: x - PIN.half, right: x + PIN.half, top: y - PIN.above, bottom: y + 4 };
  });
  return names.flatMap(({ name, at: [lat, lng] }): Written[] => {
    const { x, y } = inFrame({ lat, lng }, view, size);
    const half = (name.length * LETTER) / 2;
    const box = { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
    const seen = box.right > 0 && box.left < size.width && box.bottom > 0 && box.top < size.height;
    const free = taken.every(
      (one) => box.left > one.right || box.right < one.left || box.top > one.bottom || box.bottom < one.top,
    );
    if (!seen || !free) return [];
    taken.push(box);
    return [{ name, x: Math.round(x), y: Math.round(y) }];
  });
}

/** Our own drawing of a town: rivers, parks, avenues, names, and how far it is. */
export function DrawnGround({ ground, view, size, me, pins }: DrawnGroundProps) {
  const { transform, ...drawn } = useDrawnView(view, size);
  const frame = useSame(drawn.size);
  return (
    <div className={styles.moved} style={{ transform }}>
      <Drawing ground={ground} view={drawn.view} size={frame} me={me} pins={pins} />
    </div>
  );
}

/** The same object while it says the same. */
function useSame({ width, height }: Size): Size {
  return useMemo(() => ({ width, height }), [width, height]);
}

/** Drawn anew only when its view, its size or what is on it changes. */
const Drawing = memo(function Drawing({ ground, view, size, me, pins }: DrawnGroundProps) {
  const metres = metresPerPixel(view);
  const shapes = ground.shapes.map((shape) => {
    const points = shape.points.map((point) => inFrame(at(point), view, size));
    const drawn = Math.max(shape.metres / metres, THINNEST[shape.kind]);
    const width = shape.kind === 'road' ? Math.min(drawn, WIDEST_ROAD) : drawn;
    return { ...shape, width, path: drawPath(points, shape.kind === 'water') };
  });
  const of = (kind: string) => shapes.filter((shape) => shape.kind === kind);
  return (
    <svg
      className={styles.ground}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {(['park', 'road', 'water'] as const).map((kind) => (
        <g key={kind} className={styles[kind]}>
          {of(kind).map(({ name, width, path }) => (
            <path key={name} d={path} strokeWidth={width.toFixed(1)} />
          ))}
        </g>
      ))}
      {me ? <Rings middle={inFrame(me, view, size)} metres={metres} size={size} /> : null}
      {view.zoom < NAMES_FROM_ZOOM ? null : (
        <g className={styles.names}>
          {namesWithRoom(ground.names, pins, view, size).map(({ name, x, y }) => (
            <text key={`${name} ${x} ${y}`} x={x} y={y}>
              {name}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
});

interface RingsProps {
  readonly middle: Point;
  readonly metres: number;
  readonly size: Size;
}

/** Rings round the diner, as many as can be told apart. */
function Rings({ middle, metres, size }: RingsProps) {
  const language = useLanguage();
  const reach = Math.hypot(size.width, size.height) / 2;
  const seen = RINGS_KM.map((km) => ({ km, radius: (km * 1_000) / metres })).filter(
    ({ radius }) => radius > 44 && radius < reach,
  );
  return (
    <g className={styles.rings}>
      {seen.slice(0, 3).map(({ km, radius }) => (
        <g key={km}>
          <circle cx={middle.x} cy={middle.y} r={radius} />
          <text x={middle.x} y={middle.y - radius}>
            {km < 1 ? `${km * 1_000} m` : formatKm(km, language)}
          </text>
        </g>
      ))}
    </g>
  );
}
