/** [GO40] Dishes somebody has chosen and that were not ordered with the others stay in their own cart. `ordered`: keys of theirs. */
export const leftBehind = <Line extends { readonly key: string }>(
  chosen: readonly Line[],
  ordered: readonly string[],
): readonly Line[] => chosen.filter(({ key }) => !ordered.includes(key));
