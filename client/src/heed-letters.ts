/** Widths, in letters of the page, at which styles ask whether it is no wider (`(max-width: 19rem)`). */
const WIDTHS = [19, 21, 22, 22.4, 23];

/**
 * From now on the page says of itself which of these widths it does not exceed, counted in its letters as they are: however
 * they came to be larger, what stood side by side stands one under the other (`ui/build/large-letters.ts`).
 */
export function heedLetters(): void {
  const root = document.documentElement;
  const look = () => {
    const letter = Number.parseFloat(getComputedStyle(root).fontSize);
    const narrow = WIDTHS.filter((width) => innerWidth <= width * letter).join(' ');
    // the page's every style hangs on it, changed or not
    if ((root.dataset.narrow ?? '') !== narrow) root.dataset.narrow = narrow;
  };
  look();
  addEventListener('resize', look);
  // other letters make the page longer or shorter
  new ResizeObserver(look).observe(document.body);
}
