/** The words in which the two engines describe the same table. */
export interface ColumnWords {
  /** a 64-bit integer */
  readonly integer: string;
  readonly real: string;
  /** the words after the closing bracket of `create table` */
  readonly tableEnd: string;
  /** lets the engine number events by itself; nothing where its one writer counts them */
  readonly numberEvents: readonly string[];
}

/** A numbered change of the schema: statements run in one transaction, the same on both engines. */
export interface Migration {
  readonly name: string;
  /** now: epoch ms */
  readonly statements: (words: ColumnWords, now: number) => readonly string[];
}
