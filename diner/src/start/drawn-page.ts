// A script of its own, loaded beside a drawn page. It fetches the app once the page has been painted, so that nothing
// takes the line from what is seen first; and what is tapped on a button meanwhile is done as soon as it can be. The
// links of a drawn page need no help.

/** A tap that could not be answered for so long is forgotten: the diner has gone on. */
const WITHIN = 10_000;

/** React leaves its mark on every element it has taken over. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps'));

let tapped: HTMLButtonElement | null = null;

function answerLater(button: HTMLButtonElement, until: number): void {
  requestAnimationFrame(() => {
    if (tapped !== button || performance.now() > until) return;
    if (!isTakenOver(button)) return answerLater(button, until);
    tapped = null;
    if (button.isConnected) button.click();
  });
}

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('#root button') : null;
    if (!button || isTakenOver(button)) return;
    // React may take it over because of this very tap, and then it has answered
    setTimeout(() => {
      if (isTakenOver(button)) return;
      tapped = button;
      answerLater(button, performance.now() + WITHIN);
    });
  },
  true,
);

/** One file after the other: asking for all of them at once would hold up a phone for a tenth of a second. */
function fetchApp(app: string | undefined, [href, ...rest]: readonly string[]): void {
  if (href === undefined) {
    if (app) void import(/* @vite-ignore */ app);
    return;
  }
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  link.crossOrigin = '';
  document.head.append(link);
  setTimeout(() => fetchApp(app, rest));
}

const root = document.getElementById('root');
// a frame is drawn between the two; a page in the background is drawn never
const painted = (go: () => void) => (document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)));
if (root) painted(() => fetchApp(root.dataset.app, root.dataset.ahead?.split(' ') ?? []));
