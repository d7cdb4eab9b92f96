// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LARGEST } from '../picture/zoom.ts';
import { UiWordsProvider } from '../ui-words.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const WIDTH = 400;
const HEIGHT = 200;
const PICTURE = { url: '/pho.webp', hue: 60, cutout: false };

beforeEach(() => {
  // a page without layout has frames without a size
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, HEIGHT));
  Element.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  render(
    <UiWordsProvider words={{ close: 'Close', less: 'Less', more: 'More' }}>
      <PictureViewer
        picture={PICTURE}
        name="Phở bò"
        alt="A bowl of phở"
        closerWords="Closer"
        furtherWords="Further"
        onClose={() => {}}
      />
    </UiWordsProvider>,
  );
  const picture = screen.getByRole('img', { name: 'A bowl of phở' }).parentElement as HTMLElement;
  const frame = picture.parentElement as HTMLElement;
  const view = () => {
    const [x = 0, y = 0, scale = 0] = (picture.style.transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(
      Number,
    );
    return { x, y, scale };
  };
  const finger = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', id: number, x: number, y: number) =>
    fireEvent[name](frame, { pointerId: id, clientX: x, clientY: y });
  return { frame, view, finger, closer: screen.getByRole('button', { name: 'Closer' }) };
}

/** By no edge of it can the ground be seen. */
function expectFilled({ x, y, scale }: { x: number; y: number; scale: number }): void {
  expect(scale).toBeGreaterThanOrEqual(1);
  expect(scale).toBeLessThanOrEqual(LARGEST);
  expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * WIDTH) / 2 + 1e-6);
  expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * HEIGHT) / 2 + 1e-6);
}

it('shows the whole picture first; the buttons say how close it is and where that ends', () => {
  const { view, closer } = show();
  const further = screen.getByRole('button', { name: 'Further' });
  expect(view()).toEqual({ x: 0, y: 0, scale: 1 });
  expect(further.getAttribute('aria-disabled')).toBe('true');
  for (let press = 0; press < 9; press++) fireEvent.click(closer);
  expect(screen.getByText('400 %')).toBeDefined();
  expect(closer.getAttribute('aria-disabled')).toBe('true');
  for (let press = 0; press < 9; press++) fireEvent.click(further);
  expect(view()).toEqual({ x: 0, y: 0, scale: 1 });
});

it('a finger moves what is enlarged, as far as its edge', () => {
  const { view, finger, closer } = show();
  finger('pointerDown', 1, 200, 100);
  finger('pointerMove', 1, 300, 100);
  expect(view()).toEqual({ x: 0, y: 0, scale: 1 }); // whole: there is nowhere to go
  finger('pointerUp', 1, 300, 100);
  fireEvent.click(closer);
  finger('pointerDown', 1, 100, 100);
  finger('pointerMove', 1, 150, 110);
  expect(view()).toEqual({ x: 50, y: 10, scale: 1.5 });
  finger('pointerMove', 1, 5_000, 5_000);
  expect(view()).toEqual({ x: 100, y: 50, scale: 1.5 });
});

it('two fingers pull it closer round the point between them', () => {
  const { view, finger } = show();
  finger('pointerDown', 1, 150, 100);
  finger('pointerDown', 2, 250, 100);
  finger('pointerMove', 1, 100, 100);
  finger('pointerMove', 2, 300, 100);
  expect(view().scale).toBeCloseTo(2);
  finger('pointerUp', 1, 100, 100);
  finger('pointerMove', 1, 0, 0); // it is off the glass
  expect(view().scale).toBeCloseTo(2);
});

it('two taps in one place enlarge, two more show the whole again', () => {
  const { view, finger } = show();
  const tap = (x: number) => {
    finger('pointerDown', 1, x, 100);
    finger('pointerUp', 1, x, 100);
  };
  tap(200);
  tap(205);
  expect(view().scale).toBe(2.5);
  tap(200);
  tap(300); // too far apart: two single taps
  expect(view().scale).toBe(2.5);
  tap(300);
  expect(view()).toEqual({ x: 0, y: 0, scale: 1 });
});

it('keys zoom and move; 0 is the whole again', () => {
  const { view } = show();
  for (const key of ['+', '=', 'ArrowLeft', 'ArrowUp']) fireEvent.keyDown(document, { key });
  expect(view()).toEqual({ x: 60, y: 60, scale: 2.25 });
  fireEvent.keyDown(document, { key: '+', ctrlKey: true }); // the browser's own
  expect(view().scale).toBe(2.25);
  fireEvent.keyDown(document, { key: '0' });
  expect(view()).toEqual({ x: 0, y: 0, scale: 1 });
});

it('never leaves its frame, whatever is done to it', () => {
  const point = { x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) };
  const deed = fc.oneof(
    fc.record({ does: fc.constant('wheel' as const), by: fc.integer({ min: -900, max: 900 }), ...point }),
    fc.record({
      does: fc.constantFrom('pointerDown' as const, 'pointerMove' as const, 'pointerUp' as const),
      by: fc.integer({ min: 1, max: 3 }),
      ...point,
    }),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const { frame, view, finger } = show();
      for (const { does, by, x, y } of deeds) {
        if (does === 'wheel') fireEvent.wheel(frame, { deltaY: by, clientX: x, clientY: y });
        else finger(does, by, x, y);
        expectFilled(view());
      }
      cleanup();
    }),
    { numRuns: 40 },
  );
});
