/** Widths, in letters of the page, at which styles ask whether it is no wider (`(max-width: 19rem)`). */
const WIDTHS = [19, 21, 22, 22.4, 23, 30];

/**
 * From now on the page says of itself which of these widths it does not exceed, counted in its letters as they are: however
 * they came to be larger, what stood side by side stands one under the other (`ui/build/large-letters.ts`).
 */
export function heedLetters(): void {
  const root = document.documentElement;
  const look = () => {
    // not innerWidth: that grows with what has run out of the page
    const letter = Number.parseFloat(getComputedStyle(root).fontSize);
    const narrow = WIDTHS.filter((width) => root.clientWidth <= width * letter).join(' ');
    // the page's every style hangs on it, changed or not
    if ((root.dataset.narrow ?? '') !== narrow) root.dataset.narrow = narrow;
  };
  look();
  addEventListener('resize', look);
  new ResizeObserver(look).observe(oneLetter());
}

/** Something that nobody sees and that is one letter wide: a page whose height is fixed does not change with its letters. */
function oneLetter(): HTMLElement {
  const letter = document.createElement('span');
  letter.ariaHidden = 'true';
  Object.assign(letter.style, { position: 'absolute', inlineSize: '1rem', visibility: 'hidden' });
  return document.body.appendChild(letter);
}
