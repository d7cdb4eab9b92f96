/** Stands where a picture could not be loaded. */
const FALLBACK = '/static/images/default_food.svg';

/** A picture that cannot be loaded gives its place to a drawn one, and remembers what was wanted. */
export function mendPicture(image: HTMLImageElement): void {
  const { dataset, src } = image;
  if (dataset.wanted !== undefined || src === '') return;
  dataset.wanted = src;
  image.removeAttribute('srcset');
  image.src = FALLBACK;
}

/** Asks once more for what was wanted, say when the network is back. */
export function wantAgain(image: HTMLImageElement): void {
  const { wanted } = image.dataset;
  if (wanted === undefined) return;
  delete image.dataset.wanted;
  image.src = wanted;
}
