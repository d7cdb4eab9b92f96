// A script of its own, loaded beside a drawn page: its buttons can be seen before the app answers them. What is
// tapped meanwhile is done as soon as it can be. The links of a drawn page need no help.

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
