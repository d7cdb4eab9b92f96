import { expect, type Page } from '@playwright/test';

/** A line of fewer letters than this is no line. */
const FEWEST_LETTERS = 3;

/**
 * The things that cannot be read or pressed on the screen as far down as it goes: run out of its side, cut, set a
 * letter a line, or under something else wherever they are scrolled to. Under an open dialog nothing is looked at.
 */
async function findReadingFaults(fewestLetters: number): Promise<string[]> {
  const page = document.documentElement;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const screen = dialog ?? document.body;
  const faults = new Set<string>();
  const nameOf = (element: Element) => {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${said.trim().replace(/\s+/g, ' ').slice(0, 48)}"`;
  };
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    // said to who listens, not shown; and pins of a map lie over each other until it is drawn nearer
    !element.closest('.vh, [role=application] ~ ul');

  for (const [name, of] of [['page', page] as const, ...(dialog ? [['dialog', dialog] as const] : [])])
    if (of.scrollWidth > of.clientWidth + 1)
      faults.add(`${name}: ${of.scrollWidth} wide in ${of.clientWidth}`);

  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;

  /** How it is kept from being seen, from the inside out; null = it is not, or scrolls; '' = a tap opens the whole. */
  const cutBy = (element: Element, box: DOMRect): string | null => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(up);
      if (scrolls(up)) return null;
      const frame = up.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < frame.left - 1 || box.right > frame.right + 1)) {
        if (textOverflow !== 'ellipsis') return 'cut';
        // a tap opens the whole of it
        return up.closest('[aria-haspopup=dialog]') ? '' : 'shortened';
      }
      if (position === 'fixed') break;
    }
    return box.left < -1 || box.right > page.clientWidth + 1 ? 'outside' : null;
  };

  const paints = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor);
  };
  /** Whether words stand out of what they are written on: a button, a chip, a card. */
  const runsOut = (element: Element, box: DOMRect): boolean => {
    let ground: Element | null = element;
    while (ground && ground !== document.body && !paints(ground) && !scrolls(ground))
      ground = ground.parentElement;
    if (!ground || ground === document.body || scrolls(ground)) return false;
    const { left, right } = ground.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  };

  const told = new Set<Element>();
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    // a map's labels are part of its drawing
    if (words === '' || !element || element instanceof SVGElement || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0) continue;
    told.add(element);
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    if (rows > 2 && words.length / rows < fewestLetters) faults.add(`a letter a line: ${nameOf(element)}`);
    const box = range.getBoundingClientRect();
    const cut = cutBy(element, box) ?? (runsOut(element, box) ? 'runs out' : null);
    if (cut) faults.add(`${cut}: ${nameOf(element)}`);
  }

  const holds = (element: Element, x: number, y: number): boolean =>
    [...element.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  /** Whether what is hit there lies over it and can be seen: a link stretched over its card covers nothing. */
  const hides = (hit: Element, element: Element, x: number, y: number): boolean => {
    // suggestions lie over the page only for as long as somebody types
    if (!hit.checkVisibility({ opacityProperty: true }) || hit.closest('[role=listbox]')) return false;
    for (let up: Element | null = hit; up && !up.contains(element); up = up.parentElement) {
      // outside of its own box it is hit by what it stretches
      if (!holds(up, x, y)) continue;
      if (paints(up)) return true;
      if (up instanceof HTMLImageElement || up instanceof SVGElement) return true;
    }
    return false;
  };
  const bringTo = (element: Element, block: ScrollLogicalPosition): void =>
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
  /** The fault that keeps it from being met where it is; null = none. */
  const lookAt = (element: Element): string | null => {
    const [first] = element.getClientRects();
    if (!first || first.width <= 1 || first.height <= 1) return null;
    const [x, y] = [first.left + first.width / 2, first.top + Math.min(first.height / 2, 40)];
    const hit = document.elementFromPoint(x, y);
    if (!hit) return `out of reach: ${nameOf(element)}`;
    const covered = !hit.contains(element) && !element.contains(hit) && hides(hit, element, x, y);
    return covered ? `covered: ${nameOf(element)} by ${nameOf(hit)}` : null;
  };
  const pressed = 'button, a[href], input:not([type=hidden]), textarea, select, summary';
  for (const control of screen.querySelectorAll(pressed)) {
    const met = control.closest('label') ?? control;
    told.add(met);
    const box = met.getBoundingClientRect();
    const cut = box.width > 1 && seen(met) ? cutBy(met, box) : null;
    if (cut) faults.add(`${cut}: ${nameOf(met)}`);
  }
  for (const element of told) {
    if (!seen(element)) continue;
    bringTo(element, 'center');
    if (!lookAt(element)) continue;
    // a bar that comes and goes with the scrolling has seen it two frames later
    const found: (string | null)[] = [];
    for (const block of ['center', 'end', 'start'] as const) {
      bringTo(element, block);
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      found.push(lookAt(element));
    }
    if (found[0] && !found.includes(null)) faults.add(found[0]);
  }
  return [...faults];
}

/** Everything on the screen can be read and pressed, at the width and the size of letters it is looked at. */
export async function readsWell(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // content that is still coming in is measured once it stands
  await expect.poll(() => page.evaluate(findReadingFaults, FEWEST_LETTERS), { message: screen }).toEqual([]);
}
