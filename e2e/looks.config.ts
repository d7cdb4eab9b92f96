import { inTheBrowser } from './in-the-browser.ts';

/** Looks: every screen in sizes, themes and large letters, and what bars somebody from it. */
export default inTheBrowser('look');
