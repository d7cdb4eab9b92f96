import type { ActKind, ActName, SubjectKind } from '@mam/domain/audit/act.ts';

/** The trail of a brand: who did what. */
export interface AuditTables {
  trail: TrailRow;
  trail_heads: TrailHeadRow;
}

/** [AU1] A line; triggers refuse to change it, and to take it away before its time. */
export interface TrailRow {
  brand: string;
  /** 1, 2, 3 … of the brand, without holes */
  seq: number;
  /** null = it is about the brand */
  store_id: number | null;
  at: number;
  actor: 'staff' | 'system' | 'operator';
  /** null = nobody who signs in */
  staff_id: string | null;
  /** as it was then */
  staff_name: string;
  /** where it was done; null = a browser nobody has registered */
  device: string | null;
  act: ActName;
  kind: ActKind;
  subject_kind: SubjectKind;
  subject_id: string;
  subject_name: string;
  /** JSON */
  details: string;
  /** of the line before; empty = there was none */
  previous_hash: string;
  hash: string;
}

/** The end of a brand's trail, by which its next line is numbered. */
export interface TrailHeadRow {
  brand: string;
  seq: number;
  hash: string;
  /** the lines before this one are forgotten */
  kept_from: number;
}
