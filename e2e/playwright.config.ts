import { inTheBrowser } from './in-the-browser.ts';

/** Journeys: reasons why the product exists, each told as a story. The journeys of one file follow one another. */
export default inTheBrowser('journey');
