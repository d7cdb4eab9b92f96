import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'line' | 'card' | 'pill' | 'plate';
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A place that is being filled; it appears after 150 ms. The screen around it says so with aria-busy. */
export function Skeleton({ width, height, shape = 'line', className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
