import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Kitchen } from './empty-board.ts';
import { lookClosely, nothingSmallOrSideways } from './look-closely.ts';
import { type Person, PHONE, type Someone, test } from './people.ts';
import { readsWell } from './reads-well.ts';
import { takenOver } from './taken-over.ts';

/** Others who have a part in it: the kitchen of the store, by call, and more people with browsers of their own. */
export interface Others {
  readonly kitchen: Kitchen;
  readonly someone: Someone;
}

/** How a screen comes to be as it is looked at: prepared by calls, opened by its address. */
export type Open = (somebody: Person, others: Others) => Promise<void>;

interface Look {
  readonly open: Open;
  /** a browser with something of its own; missing = as all of the file */
  readonly device?: BrowserContextOptions;
  /** nobody has it on a phone */
  readonly wideOnly?: true;
  /** the screen says that there is no such thing, and so does its address */
  readonly lost?: true;
}

/** The longest name there is: what is called by it has to make room. */
const NAME = 'Maximiliane Schönfelder';
const NARROWEST = { width: 320, height: 640 };
const WIDER = [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Twice as large as usual. */
export const LARGE = 32;

/** Letters of so many px where 16 are usual, as somebody has set it in the browser. */
export async function setLetters(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round(px * 0.8125) } });
  await browser.detach();
}

/** Letters as a page, an extension or an in-app browser scales them: the conditions of the styles do not hear of it. */
export const setRoot = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/**
 * Opens an address and waits for what stands on it. A page as it was drawn is not looked at, nor the page under a sheet
 * that is still to come.
 */
export const at =
  (address: string, shows: string | RegExp) =>
  async ({ page }: Person): Promise<void> => {
    await page.goto(address);
    // the staff's app and the sandbox are not drawn by the server
    if (!/^\/(staff|sandbox)\//.test(address)) await takenOver(page);
    const hasSheet = /&sheet=(?!none)/.test(address);
    const screen = hasSheet ? page.locator('dialog[open]').last() : page;
    await expect(screen.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  };

/** Each screen is opened once, and looked at in every size, in both themes, with letters twice as large, and by axe. */
export function looks(
  screens: Readonly<Record<string, Open | Look>>,
  usual: BrowserContextOptions = PHONE,
): void {
  test.describe.configure({ mode: 'parallel' });
  for (const [screen, wanted] of Object.entries(screens)) {
    const {
      open,
      device = usual,
      wideOnly,
      lost,
    }: Look = typeof wanted === 'function' ? { open: wanted } : wanted;
    test(screen, async ({ someone, kitchen }) => {
      const somebody = await someone(device, NAME);
      const { page } = somebody;
      await open(somebody, { kitchen, someone });
      await lookClosely(page, screen, { ...(lost && { lost }) });
      if (!wideOnly) {
        const before = page.viewportSize() ?? PHONE.viewport;
        await page.setViewportSize(NARROWEST);
        await readsWell(page, `${screen}, 320 px`);
        await page.setViewportSize(before);
        await setLetters(page, LARGE);
        await readsWell(page, `${screen}, large letters`);
        await setLetters(page, 16);
        await setRoot(page, '200%');
        await readsWell(page, `${screen}, root letters twice as large`);
        await setRoot(page, '');
      }
      for (const viewport of WIDER) {
        await page.setViewportSize(viewport);
        await nothingSmallOrSideways(page, `${screen}, ${viewport.width} px`);
      }
    });
  }
}
