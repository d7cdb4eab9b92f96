import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tray.module.css';

interface TrayProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** The round tray. Things lie on it as TrayThing, placed by the middle of each. */
export function Tray(props: TrayProps) {
  return (
    <div className={classNames(styles.tray, props.className)} style={props.style} aria-hidden="true">
      {props.children}
    </div>
  );
}

interface TrayThingProps {
  readonly src: string;
  /** per cent of the tray: the middle of the thing, and its width */
  readonly at: readonly [across: number, down: number];
  readonly size: number;
  readonly className?: string;
}

export function TrayThing({ src, at, size, className }: TrayThingProps) {
  return (
    <img
      src={src}
      alt=""
      // a decoration: what is sold comes first
      fetchPriority="low"
      decoding="async"
      className={className}
      style={{ insetInlineStart: `${at[0]}%`, insetBlockStart: `${at[1]}%`, inlineSize: `${size}%` }}
    />
  );
}
