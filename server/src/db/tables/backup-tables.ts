/** Which installation this is, and what was kept of it. */
export interface BackupTables {
  installation: InstallationRow;
  backups: BackupRow;
}

/** The one row is made with the table; a restored backup brings its own. */
export interface InstallationRow {
  id: string;
  created_at: number;
  /** the keys pushes are signed with, unless set: a moved shop keeps its subscriptions; null = not made yet */
  push_public_key: string | null;
  push_private_key: string | null;
}

/** A backup that was due by the schedule. */
export interface BackupRow {
  due_at: number;
  began_at: number;
  /** when the process that makes it last said so; it is taken over from one that has died */
  alive_at: number;
  tries: number;
  /** null = it is being made */
  ended_at: number | null;
  /** where it lies; null = it is not made yet */
  file: string | null;
  /** why the last try failed; null = it did not */
  fault: string | null;
}
