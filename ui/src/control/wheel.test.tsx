// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wheel, type WheelOption } from './wheel.tsx';

const ROW = 30;
/** A finger that has let go. */
const REST = 200;

beforeEach(() => {
  vi.useFakeTimers();
  // a page without layout has no scrolling of its own
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0;
  } as Element['scrollTo'];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HOURS: readonly WheelOption[] = [10, 11, 17, 18].map((value) => ({
  value,
  text: String(value),
  off: value === 17 ? 'fully booked' : null,
}));

/** A wheel whose owner takes what it may take. */
function show(takes: (value: number) => boolean = () => true) {
  const chosen: number[] = [];
  function Owner() {
    const [value, setValue] = useState(11);
    const choose = (wanted: number) => {
      chosen.push(wanted);
      if (takes(wanted)) setValue(wanted);
    };
    return <Wheel label="Hour" options={HOURS} value={value} onChange={choose} />;
  }
  render(<Owner />);
  const list = screen.getByRole('listbox', { name: 'Hour' });
  const middle = () => screen.getByRole('option', { selected: true }).textContent;
  /** the finger lets go with this much scrolled away */
  const turnTo = (top: number) => {
    fireEvent.touchStart(list);
    list.scrollTop = top;
    fireEvent.scroll(list);
    act(() => vi.advanceTimersByTime(REST));
    fireEvent(list, new Event('scrollend'));
  };
  return { chosen, list, middle, turnTo };
}

it('stands at what is chosen, and a turn by finger chooses what comes to rest nearest to the middle', () => {
  const { chosen, list, middle, turnTo } = show();
  expect(list.scrollTop).toBe(ROW);
  turnTo(3 * ROW - 14);
  expect(chosen).toEqual([18]);
  expect(middle()).toBe('18');
  expect(list.scrollTop).toBe(3 * ROW);
});

it('between two rows it snaps to one of them, also when nothing new is chosen', () => {
  const { chosen, list, turnTo } = show();
  turnTo(ROW + 11);
  expect(chosen).toEqual([]);
  expect(list.scrollTop).toBe(ROW);
});

it('springs back from what its owner does not take', () => {
  const { chosen, list, middle, turnTo } = show((value) => value !== 18);
  turnTo(3 * ROW);
  expect(chosen).toEqual([18]);
  expect(middle()).toBe('11');
  expect(list.scrollTop).toBe(ROW);
});

it('chooses nothing when it is scrolled by no hand: by itself, or with the page', () => {
  const { chosen, list } = show();
  list.scrollTop = 3 * ROW;
  fireEvent.scroll(list);
  act(() => vi.advanceTimersByTime(REST));
  fireEvent(list, new Event('scrollend'));
  expect(chosen).toEqual([]);
});

it('is turned by keys, no further than its ends', () => {
  const { list, middle } = show();
  const press = (key: string) => fireEvent.keyDown(list, { key });
  press('ArrowDown');
  expect(middle()).toBe('17');
  press('PageDown');
  expect(middle()).toBe('18');
  press('ArrowDown');
  expect(middle()).toBe('18');
  press('Home');
  expect(middle()).toBe('10');
});

it('goes to what is typed; a pause begins anew', () => {
  const { list, middle } = show();
  const type = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(list, event);
  };
  type('1', 1_000);
  type('8', 1_400);
  expect(middle()).toBe('18');
  type('1', 5_000);
  expect(middle()).toBe('10');
  type('1', 9_000);
  type('1', 9_100);
  expect(middle()).toBe('11');
});

it('a tap beside the middle chooses; what is struck out says why', () => {
  const { middle } = show();
  fireEvent.click(screen.getByRole('option', { name: '17, fully booked' }));
  expect(middle()).toBe('17');
});
