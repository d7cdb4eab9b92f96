import { useState } from 'react';
import styles from './rolling-digits.module.css';

interface RollingState {
  readonly text: string;
  /** places counted from the right that changed last */
  readonly changed: ReadonlySet<number>;
  readonly turn: number;
}

/** Which places of a number differ, counted from the right, so that 9.000 → 10.000 rolls what a reader sees change. */
export function changedPlaces(before: string, after: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (let i = 0; i < after.length; i += 1) {
    if (after.at(-1 - i) !== before.at(-1 - i)) places.add(i);
  }
  return places;
}

/** A number whose changed digits roll in for 220 ms; with reduced motion they just change. */
export function RollingDigits({ text }: { readonly text: string }) {
  const [shown, setShown] = useState<RollingState>({ text, changed: new Set(), turn: 0 });
  if (shown.text !== text) {
    setShown({ text, changed: changedPlaces(shown.text, text), turn: shown.turn + 1 });
  }
  const last = text.length - 1;
  return (
    <>
      <span className="vh">{text}</span>
      <span aria-hidden="true">
        {[...text].map((digit, i) => {
          const place = last - i;
          const rolls = shown.changed.has(place);
          return (
            <span key={rolls ? `${place}:${shown.turn}` : place} className={rolls ? styles.roll : undefined}>
              {digit}
            </span>
          );
        })}
      </span>
    </>
  );
}
