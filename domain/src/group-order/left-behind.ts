/** [GO40] What somebody has chosen and was not ordered with the others: it stays in their own cart. `ordered`: keys of theirs. */
export const leftBehind = <Line extends { readonly key: string }>(
  chosen: readonly Line[],
  ordered: readonly string[],
): readonly Line[] => chosen.filter(({ key }) => !ordered.includes(key));
