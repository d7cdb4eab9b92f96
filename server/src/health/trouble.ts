/** A word for each thing that can be wrong. Anybody may read it, so it names no folder, address or person. */
export type Reason =
  | 'starting'
  | 'database'
  | 'damaged'
  | 'schema-behind'
  | 'schema-ahead'
  | 'data-folder'
  | 'disk-full'
  | 'disk-low'
  | 'outbox-stuck'
  | 'backup-overdue'
  | 'codes-low';

/** Something the operator should know of. */
export interface Trouble {
  readonly reason: Reason;
  /** whether orders are taken all the same: then it is told, and nobody is turned away */
  readonly bearable: boolean;
  /** one sentence for the operator alone */
  readonly detail: string;
}
