import { expect, type Locator, type Page } from '@playwright/test';

/** A diner's hand between a link and an order. */
export interface Hand {
  readonly tap: (target: Locator) => Promise<void>;
  /** A field is tapped first, unless the cursor is in it already: the keyboard's own key leads from one to the next. */
  readonly fill: (field: Locator, text: string) => Promise<void>;
  /** The keyboard's key beside the letters: "next", "done". */
  readonly next: () => Promise<void>;
  readonly taps: () => number;
  readonly fields: () => number;
}

/** Counts every tap and every field that is filled in; nothing else touches the page. */
export function createHand(page: Page): Hand {
  let taps = 0;
  let fields = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return {
    tap,
    fill: async (field, text) => {
      await expect(field).toBeVisible();
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
      fields += 1;
      await field.pressSequentially(text);
    },
    next: () => page.keyboard.press('Enter'),
    taps: () => taps,
    fields: () => fields,
  };
}
