// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownSection } from './sections.ts';

const IDLE = 2_000;

/** As many sections of twenty dishes, known by their anchors. */
const sectionsOf = (many: number): readonly ShownSection[] =>
  Array.from({ length: many }, (_, index) => ({ anchor: `s${index}`, count: 20 }) as ShownSection);

/** Nobody has been on the menu before. */
async function stageFresh(many: number) {
  vi.resetModules();
  const { useStaged } = await import('./use-staged.ts');
  const sections = sectionsOf(many);
  return renderHook(() => useStaged(sections));
}

const idle = () => act(() => vi.advanceTimersByTimeAsync(IDLE));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a usual menu is there whole', async () => {
  const { result } = await stageFresh(15);
  expect(result.current).toHaveLength(15);
});

it('of a very large one a section is added in each idle moment', async () => {
  const { result } = await stageFresh(20);
  const seen = [result.current.length];
  for (let moment = 0; moment < 18; moment += 1) {
    await idle();
    seen.push(result.current.length);
  }
  expect(seen.slice(0, 4)).toEqual([3, 4, 5, 6]);
  expect(seen.at(-1)).toBe(20);
});
