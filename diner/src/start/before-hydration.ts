// A script of its own in a server-rendered page: fetches the app once the first picture is painted, so that nothing
// slows that down, and answers taps on buttons as soon as it can. Its links need no help.

/** A tap that could not be answered for so long is forgotten: the diner has gone on. */
const WITHIN = 10_000;

/** A node of React's tree, as far as it is read here. */
interface Fiber {
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** of the root alone: which of its two versions is on the page */
  readonly stateNode: { readonly current?: Fiber } | null;
}

/**
 * True once React answers for this element. Its mark alone is no proof: React marks an element it has looked at, and
 * throws away a look that had to wait for a file or a turn. The tree on the page must hold it.
 */
function isHydrated(element: Element): boolean {
  const mark = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const fiber = mark && (element as unknown as Record<string, Fiber>)[mark];
  return Boolean(fiber && onPage(fiber));
}

/** The version of this fiber that is on the page; undefined = none is. */
function onPage(fiber: Fiber): Fiber | undefined {
  const { return: parent, stateNode } = fiber;
  if (parent === null) return stateNode?.current;
  for (let child = onPage(parent)?.child; child; child = child.sibling)
    if (child === fiber || child.alternate === fiber) return child;
}

interface Tap {
  readonly button: HTMLButtonElement;
  /** by performance.now() */
  readonly until: number;
}

/** In the order of the fingers; each button once. */
let taps: readonly Tap[] = [];

function answerTaps(): void {
  const [first, ...rest] = taps;
  if (!first) return;
  const { button, until } = first;
  const over = !button.isConnected || performance.now() > until;
  const answered = !over && isHydrated(button);
  if (over || answered) taps = rest;
  if (answered) button.click();
  requestAnimationFrame(answerTaps);
}

function answerLater(button: HTMLButtonElement): void {
  // of all that open a dialog the last counts: they would lie one over the other
  const opens = button.hasAttribute('aria-haspopup');
  const stay = taps.filter(
    (tap) => tap.button !== button && !(opens && tap.button.hasAttribute('aria-haspopup')),
  );
  if (taps.length === 0) requestAnimationFrame(answerTaps);
  taps = [...stay, { button, until: performance.now() + WITHIN }];
}

const tappedButton = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('#root button') : null;

/** Elements tapped before this script was there: a script in the page itself kept them. */
const { earlyTaps = [] } = window as { readonly earlyTaps?: readonly (EventTarget | null)[] };
window.onclick = null;
for (const button of earlyTaps.map(tappedButton)) if (button) answerLater(button);

/** A tap that React cannot answer yet it stops at once, and nobody above hears of it. */
function noticeStop(tap: MouseEvent, button: HTMLButtonElement): void {
  tap.stopPropagation = () => {
    if (!isHydrated(button)) answerLater(button);
    Event.prototype.stopPropagation.call(tap);
  };
}

/** The button of the tap that is on its way, when React did not answer for it as the finger came down. */
let early: HTMLButtonElement | null = null;

addEventListener(
  'click',
  (event) => {
    const button = tappedButton(event.target);
    early = button && !isHydrated(button) ? button : null;
    if (early) noticeStop(event, early);
  },
  true,
);
// React may have hydrated it because of this very tap, and then it has answered
addEventListener('click', () => {
  if (early && !isHydrated(early)) answerLater(early);
});

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

/** The page can be read by then; what is still missing must not hold up a tap. */
const AT_LATEST = 1_000;

/** From the last picture's arrival to its being on screen: decoded, drawn, composed. */
const SHOWN = 150;

const loaded = new Promise<void>((done) => {
  const shown = () => setTimeout(done, SHOWN);
  if (document.readyState === 'complete') shown();
  else addEventListener('load', shown, { once: true });
});

/** The browser tells of its first paint when that is really on screen, some frames after it was drawn. */
const painted = new Promise<void>((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  }).observe({ type: 'paint', buffered: true });
});

const waited = new Promise<void>((done) => {
  // a page in the background is painted never
  setTimeout(done, document.hidden ? 0 : AT_LATEST);
});

const root = document.getElementById('root');
if (root)
  void Promise.race([Promise.all([loaded, painted]), waited]).then(() =>
    fetchApp(root.dataset.app, root.dataset.ahead?.split(' ') ?? []),
  );
