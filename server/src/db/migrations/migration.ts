/** The words in which the two engines describe the same table. */
export interface ColumnWords {
  /** a 64-bit integer */
  readonly integer: string;
  readonly real: string;
  /** a text whose beginnings are found by its index, in whatever language the database was made */
  readonly prefixed: string;
  /** the words after the closing bracket of `create table` */
  readonly tableEnd: string;
  /** `from` words for the things of a JSON list in a text or a value; each is the column `value` of that name */
  readonly listed: (list: string, name: string) => string;
  /** a text column as JSON that can be asked for its fields */
  readonly json: (text: string) => string;
  /** lets the engine number events by itself; nothing where its one writer counts them */
  readonly numberEvents: readonly string[];
  /** keeps rows from being changed or taken away, whoever asks */
  readonly guard: (rows: GuardedRows) => readonly string[];
}

/** Rows of which an engine refuses a change where a condition on `old` holds. */
export interface GuardedRows {
  readonly table: string;
  readonly against: 'update' | 'delete';
  /** absent = always */
  readonly where?: string;
  /** told to whoever tried */
  readonly sentence: string;
}

/** A numbered change of the schema: statements run in one transaction, the same on both engines. */
export interface Migration {
  readonly name: string;
  /** now: epoch ms */
  readonly statements: (words: ColumnWords, now: number) => readonly string[];
}
