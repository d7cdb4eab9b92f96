/** The word of bundles about a store: which things are sold out by the last one, and by the one that comes now. */
export interface SoldOutImport {
  readonly before: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
  /** things that earlier bundles have sold out and nobody has put back */
  readonly standing: ReadonlySet<string>;
}

/**
 * [ME14] An import sells out things that the one before it did not, and sells again things that earlier ones sold out
 * and it does not. A change by staff stands until an import speaks of the thing anew.
 */
export function soldOutByImport({ before, now, standing }: SoldOutImport): {
  readonly sellOut: readonly string[];
  readonly putBack: readonly string[];
} {
  return {
    sellOut: [...now].filter((id) => !before.has(id)),
    putBack: [...standing].filter((id) => !now.has(id)),
  };
}
