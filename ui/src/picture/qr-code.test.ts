import jsQR from 'jsqr';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { encodeQrCode, type QrCode } from './qr-code.ts';

const CODE = '00020101021238540010A00000072701240006970436011010123456780208QRIBFTTA5303704';

/** Every dark module of a path, as "x y". */
function darkOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
  );
}

/** Our drawing as a camera sees it: eight pixels a module. */
function seen({ path, size }: QrCode) {
  const PIXELS = 8;
  const side = size * PIXELS;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark = new Set(darkOf(path));
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [Math.floor((at % side) / PIXELS), Math.floor(at / side / PIXELS)];
    if (dark.has(`${x} ${y}`)) picture.fill(0, at * 4, at * 4 + 3);
  }
  return jsQR(picture, side, side)?.data;
}

describe('a code drawn as a path', () => {
  it.each([
    ['VietQR', CODE],
    [
      'the European code',
      'BCD\n002\n1\nSCT\n\nSpree Phở & Käse GmbH\nDE02120300000000202051\nEUR12.30\n\n\nMAMA4C7F',
    ],
  ])('is read back by a decoder: %s', (_, text) => {
    const code = encodeQrCode(text);
    expect(code && seen(code)).toBe(text);
  });

  it('is null for what no code can hold', () => {
    expect(encodeQrCode('x'.repeat(3000))).toBeNull();
  });

  it('has every dark module once and no other', () => {
    const { data, size } = encode(CODE, { ecc: 'M', border: 4 });
    const code = encodeQrCode(CODE);
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
    expect(code?.size).toBe(size);
    expect(darkOf(code?.path ?? '')).toEqual(dark);
  });
});
