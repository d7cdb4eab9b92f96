/** Between a line's key and its random suffix; keys made by the app never hold it. */
const MARK = '~';

/** Pr_Key of an order line: the key of the cart line and a random suffix. */
export function makePrKey(lineKey: string, suffix: string): string {
  return `${lineKey}${MARK}${suffix}`;
}

/** The key of the cart line a Pr_Key was made from. */
export function lineKeyOf(prKey: string): string {
  const mark = prKey.lastIndexOf(MARK);
  return mark < 0 ? prKey : prKey.slice(0, mark);
}
