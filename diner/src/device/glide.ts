const NAME = 'plate';
/** ms; a sheet that takes longer opens without */
const PATIENCE = 150;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The plate of an open sheet, as soon as it is there. */
function plateInSheet(): Promise<HTMLElement | null> {
  const look = () => document.querySelector<HTMLElement>('dialog[open] [data-plate]');
  const there = look();
  if (there) return Promise.resolve(there);
  return new Promise((done) => {
    const end = (found: HTMLElement | null) => {
      watching.disconnect();
      clearTimeout(timer);
      done(found);
    };
    const watching = new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) end(look());
    });
    watching.observe(document.body, { childList: true, subtree: true, attributes: true });
    const timer = setTimeout(() => end(look()), PATIENCE);
  });
}

/** A view transition from the plate of what was pressed to the plate of the sheet it opens. */
export function glide(pressed: Element, open: () => void): void {
  const plate = pressed.closest('article')?.querySelector<HTMLElement>('.dish');
  if (!plate || !('startViewTransition' in document) || still()) {
    open();
    return;
  }
  plate.style.viewTransitionName = NAME;
  let large: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    open();
    large = await plateInSheet();
    plate.style.viewTransitionName = '';
    if (large) large.style.viewTransitionName = NAME;
    else transition.skipTransition(); // it opened something else, which has its own way in
  });
  const tidy = () => {
    plate.style.viewTransitionName = '';
    if (large) large.style.viewTransitionName = '';
  };
  transition.ready.catch(() => {}); // skipped, by us or by a browser in the background: nothing moves
  transition.finished.then(tidy, tidy);
}
