import { mendPicture, wantAgain } from '@mam/ui/picture/mend-picture.ts';

const LOOK_EVERY = 2_000;

/** Loaded, and yet nothing to see. A drawing without a size of its own looks the same, so the browser is asked. */
function lookAt(image: HTMLImageElement): void {
  if (!image.complete || image.naturalWidth > 0 || !image.currentSrc) return;
  image.decode().catch(() => mendPicture(image));
}

/**
 * No broken picture stays on screen: what fails is replaced at once, and every 2 s all pictures are looked at, for
 * those that failed before anybody listened. A network that comes back gives them another chance.
 */
export function mendPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && mendPicture(target),
    true,
  );
  addEventListener('online', () => [...document.images].forEach(wantAgain));
  const look = () => document.visibilityState === 'visible' && [...document.images].forEach(lookAt);
  look();
  setInterval(look, LOOK_EVERY);
}
