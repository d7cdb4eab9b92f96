/** A list of more than LONG is shown as its first SHORT. */
const LONG = 8;
const SHORT = 6;

/**
 * [OP12] Shortens a long list until all of it is asked for: to its first ones, and every chosen one where it stands.
 */
export function shortList<T extends { readonly id: string }>(
  all: readonly T[],
  isChosen: (thing: T) => boolean,
): readonly T[] {
  return all.length > LONG ? all.filter((thing, at) => at < SHORT || isChosen(thing)) : all;
}
