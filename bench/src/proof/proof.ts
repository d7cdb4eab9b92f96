/** The task of a proof: how much of it, and by which seed. */
export interface ProofRequest {
  readonly count: number;
  readonly seed: number;
}

/** The result of a proof. found = everything that should not be; the rest is counted for the reader. */
export interface Proven {
  readonly found: readonly string[];
  readonly counted: Readonly<Record<string, number | string>>;
}

export interface Proof {
  readonly says: string;
  /** how much the gate runs, and how much is the whole */
  readonly share: number;
  readonly whole: number;
  run(asked: ProofRequest): Promise<Proven>;
  /** runs bugs on purpose; found = those it did not catch */
  prove?(asked: ProofRequest): Promise<Proven>;
}
