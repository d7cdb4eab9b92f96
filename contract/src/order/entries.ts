/** The entries of a list of the wire; one that is nothing is left out, and what is no list is empty. */
export const entriesOf = <T>(value: readonly (T | null)[] | null | undefined): readonly NonNullable<T>[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
