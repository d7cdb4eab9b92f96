import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { encodeQrCode } from './qr-code.ts';
import styles from './qr-picture.module.css';

interface QrPictureProps {
  readonly text: string;
  /** its purpose, read out */
  readonly label: string;
  /** the ground round about is white already */
  readonly bare?: boolean;
}

/** A code drawn on the device: black on white also in the dark, or no camera would read it. */
export function QrPicture({ text, label, bare = false }: QrPictureProps) {
  const code = useMemo(() => encodeQrCode(text, bare ? 0 : 4), [text, bare]);
  if (code === null) return null;
  return (
    <svg
      className={classNames(styles.code, bare && styles.bare)}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={code.path} />
    </svg>
  );
}
