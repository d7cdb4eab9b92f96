import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA. Targets are measured against 44 px instead of 24: axe takes what lies under a floating bar, one stroke of the finger from being whole, for a target of one pixel. */
export const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: false } },
};
/** Those of their rules which ask about colours: what else there is on a screen is the same in the dark. */
export const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The examiner as its makers pack it for a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs in the page. Things under an open dialog are inert, and examined where they lie open. Things skipped out of
 * sight are laid out meanwhile: otherwise the browser would do so for each question about each of their letters.
 */
async function examine(rules: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(laidOut);
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  const { violations } = await axe.run(top ?? document, { ...rules, resultTypes: ['violations'] });
  document.adoptedStyleSheets.pop();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/** The barriers a page has for people with disabilities, by these rules. */
export async function findBarriers(page: Page, rules: RunOptions): Promise<string[]> {
  // once into a document: it is as long as the app
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(examine, rules);
}
