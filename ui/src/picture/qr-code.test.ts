import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrCodeOf } from './qr-code.ts';

const CODE = '00020101021238540010A00000072701240006970436011010123456780208QRIBFTTA5303704';

/** Every dark module of a path, as "x y". */
function darkOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
  );
}

describe('a code drawn as a path', () => {
  it('is null for what no code can hold', () => {
    expect(qrCodeOf('x'.repeat(3000))).toBeNull();
  });

  it('has every dark module once and no other', () => {
    const { data, size } = encode(CODE, { ecc: 'M', border: 4 });
    const code = qrCodeOf(CODE);
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
    expect(code?.size).toBe(size);
    expect(darkOf(code?.path ?? '')).toEqual(dark);
  });
});
