import { encode } from 'uqr';

/** The empty margin a reader needs round a code, in modules; none where white surrounds it anyway. */
const MARGIN = 4;

export interface QrCode {
  /** of a side, margin counted in, in modules */
  readonly size: number;
  /** the dark modules as an SVG path of one unit a module */
  readonly path: string;
}

/** A text as a code; null = it is too long for one. */
export function encodeQrCode(text: string, margin: 0 | typeof MARGIN = MARGIN): QrCode | null {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: margin });
    return { size, path: data.flatMap(rowPath).join('') };
  } catch {
    return null;
  }
}

/** One stroke for every run of dark modules in a row. */
function rowPath(row: readonly boolean[], y: number): string[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const length = (end < 0 ? row.length : end) - x;
    return [`M${x} ${y}h${length}v1h-${length}z`];
  });
}
