import { expect, type Page } from '@playwright/test';
import { COLOURS, findBarriers, WCAG } from './barriers.ts';

const TAP = 44;

/**
 * Things to press that are too small, their invisible frame counted in. Links inside a sentence and everything under an
 * open dialog are left out.
 */
function smallTargets(least: number): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const pressable = top.querySelectorAll<HTMLElement>(
    'button, a[href], select, summary, input:not([type=hidden]), textarea, [role=button], [role=radio], [role=switch], [role=tab]',
  );
  const small: string[] = [];
  for (const element of pressable) {
    // the label round a visually hidden box is what the finger meets
    const met = element.closest('label') ?? element;
    const box = met.getBoundingClientRect();
    const around = ['::before', '::after'].map((part) => getComputedStyle(met, part));
    const stretched = around.filter(({ content, position }) => content !== 'none' && position === 'absolute');
    const width = Math.max(box.width, ...stretched.map((style) => Number.parseFloat(style.width) || 0));
    const height = Math.max(box.height, ...stretched.map((style) => Number.parseFloat(style.height) || 0));
    const seen =
      met.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
    const inSentence = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    if (!seen || inSentence || element.closest('[inert]')) continue;
    if (width < least - 0.5 || height < least - 0.5)
      small.push(
        `${element.tagName} "${(element.ariaLabel ?? element.textContent ?? '').trim()}" ${Math.round(width)}×${Math.round(height)}`,
      );
  }
  return small;
}

/** Colours that are still on their way to dark would be measured half-way. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
    const ending = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      // an animation skipped out of sight stands still until it comes near
      const moves = target?.checkVisibility({ contentVisibilityAuto: true });
      return moves && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * The status the server gave the page's own address: a screen that says "not found" must say so to search engines and
 * monitors too.
 */
function statusOfPage(): number {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.responseStatus ?? 0;
}

interface Seen {
  /** the screen says that there is no such thing, and so does its address */
  readonly lost?: true;
}

/** No target below 44 px, and nothing to be found by scrolling sideways. */
export async function nothingSmallOrSideways(page: Page, screen: string): Promise<void> {
  // a sheet that comes in anew at another width is smaller on its way
  await settle(page);
  expect(await page.evaluate(smallTargets, TAP), `${screen}: small targets`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${screen}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** Stops at a screen: no WCAG 2.2 A or AA barrier in light and in dark, no target below 44 px, nothing sideways, and the address is one. */
export async function lookClosely(page: Page, screen: string, { lost }: Seen = {}): Promise<void> {
  // a button that becomes whole meanwhile would be measured half-way
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settle(page);
  expect(await findBarriers(page, WCAG), `${screen}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  expect(await findBarriers(page, COLOURS), `${screen}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  await nothingSmallOrSideways(page, screen);
  expect((await page.evaluate(statusOfPage)) === 404, `${screen}: its address is not found`).toBe(
    lost ?? false,
  );
}
