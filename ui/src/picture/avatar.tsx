import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

/** "Nguyễn Minh Thư" → "MT": the last two words, as people are called. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(-2);
  return words.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}

/** The same colour for one person wherever they are drawn. */
export function avatarHue(uid: string): number {
  let sum = 0;
  for (const sign of uid) sum = (sum * 31 + sign.charCodeAt(0)) % 360;
  return sum;
}

interface AvatarProps {
  readonly uid: string;
  readonly name: string;
  readonly className?: string;
}

/** Somebody's letters on a colour of their own; the name is said beside it. */
export function Avatar({ uid, name, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.avatar, className)}
      style={{ '--hue': avatarHue(uid) } as CSSProperties}
    >
      {initialsOf(name)}
    </span>
  );
}
