import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Oklch, rgbToOklch } from '../test/oklch.ts';
import { tokenColour } from '../test/token-colours.ts';

const PAPERS = ['page', 'surface', 'raised', 'well', 'brand-soft'];

/** Pairs of ink and paper: text on its ground. */
const WRITTEN: ReadonlyArray<readonly [string, string]> = [
  ['on-brand', 'brand-fill'],
  ['on-brand-2', 'brand-fill'],
  ['on-brand', 'brand-fill-press'],
  ...PAPERS.flatMap((paper) => ['ink', 'ink-2', 'ink-3', 'brand-ink'].map((ink) => [ink, paper] as const)),
  ...['brand-soft-2', 'well-2'].flatMap((paper) =>
    ['ink', 'ink-2', 'brand-ink'].map((ink) => [ink, paper] as const),
  ),
];
const DRAWN: ReadonlyArray<readonly [string, string]> = ['page', 'surface', 'raised', 'well'].map((paper) => [
  'line-2',
  paper,
]);

function weakest(
  brand: Oklch,
  pairs: ReadonlyArray<readonly [string, string]>,
): { ratio: number; of: string } {
  let least = { ratio: 21, of: '' };
  for (const dark of [false, true]) {
    for (const [ink, paper] of pairs) {
      const ratio = contrast(tokenColour(ink, brand, dark), tokenColour(paper, brand, dark));
      if (ratio < least.ratio) least = { ratio, of: `${ink} on ${paper}, ${dark ? 'dark' : 'light'}` };
    }
  }
  return least;
}

/** Corners and edges of what a screen can show, where a formula would break first. */
const STEPS = [0, 51, 102, 153, 204, 255];
const GRID = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => [r, g, b] as const)));

describe('a brand of any colour', () => {
  it('[BR3] is read, in light and in dark: whatever is written on it or in its tints', () => {
    for (const [r, g, b] of GRID) {
      const { ratio, of } = weakest(rgbToOklch(r, g, b), WRITTEN);
      expect(ratio, `rgb(${r} ${g} ${b}): ${of}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('[BR3] is read, for colours nobody thought of', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const brand = rgbToOklch(r, g, b);
        const text = weakest(brand, WRITTEN);
        expect(text.ratio, text.of).toBeGreaterThanOrEqual(4.5);
        const outline = weakest(brand, DRAWN);
        expect(outline.ratio, outline.of).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it('[BR3] is measured as WCAG measures', () => {
    const [white, black] = [rgbToOklch(255, 255, 255), rgbToOklch(0, 0, 0)];
    expect(contrast(white, black)).toBeCloseTo(21, 5);
    // #767676 is the well-known grey that just passes on white
    expect(contrast(white, rgbToOklch(0x76, 0x76, 0x76))).toBeCloseTo(4.54, 2);
    expect(contrast(white, rgbToOklch(0x77, 0x77, 0x77))).toBeLessThan(4.5);
  });
});
