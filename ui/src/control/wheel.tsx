import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './wheel.module.css';

export interface WheelOption {
  readonly value: number;
  readonly text: string;
  /** it is shown, and struck out; with what a screen reader says about it */
  readonly off?: string | null;
}

interface WheelProps {
  readonly label: string;
  readonly options: readonly WheelOption[];
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** px */
  readonly height?: number;
  readonly row?: number;
}

interface WheelsProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Columns that are turned to one answer, which lies in the band across their middle. */
export function Wheels({ label, className, children }: WheelsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: lists under one name, no part of a form
    <div className={classNames(styles.wheels, className)} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** A finger rests this long before a turn counts, where a browser does not tell the end of scrolling; ms. */
const REST = 120;
/** Letters typed within this belong together; ms. */
const TYPING = 900;

/** A column to turn by finger, mouse wheel, a tap beside the middle, arrows or typing. The middle one is chosen. */
export function Wheel({ label, options, value, onChange, height = 120, row = 30 }: WheelProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const byHand = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const now = useRef({ index, options, onChange });
  useLayoutEffect(() => {
    now.current = { index, options, onChange };
  });

  const [turns, setTurns] = useState(0);
  const placed = useRef(-1);
  // also after a turn that changed nothing: what cannot be chosen springs back
  useLayoutEffect(() => {
    turnTo(box.current, index * row, placed.current < 0 ? 'instant' : 'smooth');
    placed.current = turns;
  }, [index, row, turns]);
  // an option added before the chosen one moves it, and a wheel not on screen yet cannot be turned
  const first = options[0]?.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || first === undefined) return;
    const seen = new ResizeObserver(() => turnTo(element, now.current.index * row, 'instant'));
    seen.observe(element);
    return () => seen.disconnect();
  }, [row, first]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      if (!byHand.current) return;
      byHand.current = false;
      const at = now.current;
      const nearest = at.options[Math.round(element.scrollTop / row)];
      if (nearest && nearest.value !== at.options[at.index]?.value) at.onChange(nearest.value);
      setTurns((turn) => turn + 1);
    };
    const scrolled = () => {
      clearTimeout(resting);
      resting = setTimeout(rest, REST);
    };
    const told = 'onscrollend' in element;
    element.addEventListener(told ? 'scrollend' : 'scroll', told ? rest : scrolled);
    return () => {
      clearTimeout(resting);
      element.removeEventListener(told ? 'scrollend' : 'scroll', told ? rest : scrolled);
    };
  }, [row]);

  const choose = (option: WheelOption | undefined) => {
    byHand.current = false;
    if (option && option.value !== value) onChange(option.value);
  };
  const hand = () => {
    byHand.current = true;
  };
  const key = (event: KeyboardEvent) => {
    const to = keyTarget(event.key, index, options.length) ?? findTyped(event, typed.current, options);
    if (to === null) return;
    event.preventDefault();
    choose(options[to]);
  };
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${index}`}
      className={styles.wheel}
      style={{ '--wheel': `${height / 16}rem`, '--row': `${row / 16}rem` } as CSSProperties}
      onKeyDown={key}
      onWheel={hand}
      onTouchStart={hand}
    >
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names the option it is at
        <div
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === index}
          aria-label={option.off ? `${option.text}, ${option.off}` : undefined}
          className={classNames(styles.option, option.off && styles.off)}
          onClick={() => choose(option)}
        >
          {option.text}
        </div>
      ))}
    </div>
  );
}

function turnTo(element: HTMLElement | null, top: number, behavior: ScrollBehavior): void {
  if (!element || Math.abs(element.scrollTop - top) < 1) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ top, behavior: still ? 'instant' : behavior });
}

/** Where a key leads; null = it leads nowhere. */
function keyTarget(key: string, index: number, count: number): number | null {
  const to = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - 4,
    PageDown: index + 4,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

/** "1", then "8": the option that begins so. */
function findTyped(
  { key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent,
  typed: { text: string; at: number },
  options: readonly WheelOption[],
): number | null {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return null;
  typed.text = timeStamp - typed.at < TYPING ? typed.text + key.toLowerCase() : key.toLowerCase();
  typed.at = timeStamp;
  const found = options.findIndex(({ text }) => text.toLowerCase().startsWith(typed.text));
  return found < 0 ? null : found;
}
