let top: HTMLElement | null = null;

/** Above the app: it comes when the page has long been standing. */
export function atTop(): HTMLElement {
  if (top === null) {
    top = document.createElement('div');
    document.body.prepend(top);
  }
  return top;
}
