/** The word of bundles about a store: which things are sold out by the last one, and by the one that comes now. */
export interface SaidSoldOut {
  readonly before: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
  /** what earlier bundles have sold out and nobody has put back */
  readonly standing: ReadonlySet<string>;
}

/**
 * [ME14] An import speaks of a thing when it says something else than the one before: what it sells out anew is sold out, what
 * a bundle sold out and this one does not is sold again. What staff sold out or put back is theirs until then.
 */
export function soldOutByImport({ before, now, standing }: SaidSoldOut): {
  readonly sellOut: readonly string[];
  readonly putBack: readonly string[];
} {
  return {
    sellOut: [...now].filter((id) => !before.has(id)),
    putBack: [...standing].filter((id) => !now.has(id)),
  };
}
