import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './face.module.css';

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${[...(words[0] ?? '')][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase();
}

/** A steady hue for a name, so that somebody keeps the colour. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

interface FaceProps {
  readonly name: string;
  /** its size and place; letters grow with the font size given there */
  readonly className?: string;
}

/** A person as a round with their initials, beside their name. */
export function Face({ name, className }: FaceProps) {
  return (
    <span
      className={classNames(styles.face, className)}
      style={{ '--h': hueOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
