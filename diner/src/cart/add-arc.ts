import { justAdded } from './just-added.ts';

const FLIGHT = 480;
const LANDED = 0.22;

let pressed: Element | null = null;
let watching = false;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const frame = () => new Promise((next) => requestAnimationFrame(next));

/** The food of what was pressed last: of its tile, its row or its sheet. */
function foodPressed(): HTMLElement | null {
  return pressed?.closest('article, li, dialog, main')?.querySelector<HTMLElement>('.dish img') ?? null;
}

/** Where the cart is on this screen; it may have to appear first. */
async function cartOnScreen(): Promise<DOMRect | null> {
  for (let waited = 0; waited < 20; waited += 1) {
    for (const target of document.querySelectorAll('[data-cart]')) {
      const box = target.getBoundingClientRect();
      if (box.width > 0 && target.checkVisibility({ visibilityProperty: true })) return box;
    }
    await frame();
  }
  return null;
}

/** The dish shrinks along an arc into the cart. */
async function fly(): Promise<void> {
  const food = foodPressed();
  if (!food || still()) return;
  const from = food.getBoundingClientRect();
  const copy = food.cloneNode() as HTMLElement;
  const to = await cartOnScreen();
  if (!to || from.width === 0 || document.querySelector('dialog[open]')) return;
  const path = document.createElement('span');
  path.ariaHidden = 'true';
  path.style.cssText = `position:fixed;z-index:var(--z-toast);inset:${from.y}px auto auto ${from.x}px;inline-size:${from.width}px;block-size:${from.height}px;pointer-events:none`;
  copy.style.cssText = 'inline-size:100%;block-size:100%;object-fit:contain;animation:none';
  path.append(copy);
  document.body.append(path);
  const across = to.x + to.width / 2 - from.x - from.width / 2;
  const down = to.y + to.height / 2 - from.y - from.height / 2;
  // sideways at an even pace, downwards with a lift first: that is an arc
  path.animate(
    { translate: ['0 0', `${across}px 0`] },
    { duration: FLIGHT, easing: 'linear', fill: 'forwards' },
  );
  const landing = copy.animate(
    { translate: ['0 0', `0 ${down}px`], scale: [1, LANDED], opacity: [1, 1, 0.4] },
    { duration: FLIGHT, easing: 'cubic-bezier(.4,-.3,.7,.6)', fill: 'forwards' },
  );
  const tidy = () => path.remove();
  landing.finished.then(tidy, tidy);
}

/** From now on what is added flies into the cart; not with reduced motion. */
export function watchAdding(): void {
  if (watching) return;
  watching = true;
  addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : null), {
    capture: true,
  });
  justAdded.subscribe(() => void fly());
}
