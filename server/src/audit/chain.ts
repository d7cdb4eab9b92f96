import { createHash } from 'node:crypto';
import type { TrailRow } from '../db/tables/audit-tables.ts';

/** A line without its own hash. */
export type UnhashedLine = Omit<TrailRow, 'hash'>;

/**
 * [AU4] The hash of a line, made of everything it says and of the line before: whoever changes one has to change all
 * that came after it.
 */
export function hashOfLine(line: UnhashedLine): string {
  const said = [
    ...[line.previous_hash, line.brand, line.seq, line.store_id, line.at],
    ...[line.actor, line.staff_id, line.staff_name, line.device],
    ...[line.act, line.kind, line.subject_kind, line.subject_id, line.subject_name, line.details],
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
