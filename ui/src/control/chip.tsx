import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> {
  /** chosen or not; undefined = it only does something */
  readonly pressed?: boolean;
  readonly outline?: boolean;
}

/** A short word to tap. */
export function Chip({ pressed, outline, className, type, ...rest }: ChipProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-pressed={pressed}
      {...rest}
      className={classNames(styles.chip, outline && styles.outline, className)}
    />
  );
}
