import type { Migration } from './migration.ts';

/** ms; never more than the shortest 24 months there are [AU6] */
const KEPT = 730 * 86_400_000;

/**
 * [AU1] The trail of each brand. A line may be taken away only when it is 24 months older than the youngest of its brand: by the
 * lines' own times, for an engine's clock is not ours.
 */
export const trail: Migration = {
  name: '0075-trail',
  statements: ({ integer, tableEnd, guard }) => [
    `create table trail (
      brand text not null,
      seq ${integer} not null,
      store_id ${integer},
      at ${integer} not null,
      actor text not null,
      staff_id text,
      staff_name text not null,
      device text,
      act text not null,
      kind text not null,
      subject_kind text not null,
      subject_id text not null,
      subject_name text not null,
      details text not null,
      previous_hash text not null,
      hash text not null,
      primary key (brand, seq)
    )${tableEnd}`,
    `create table trail_heads (
      brand text primary key,
      seq ${integer} not null,
      hash text not null,
      kept_from ${integer} not null
    )${tableEnd}`,
    'create index trail_at on trail (brand, at)',
    'create index trail_of_kind on trail (brand, kind, seq)',
    'create index trail_of_store on trail (brand, store_id, seq)',
    'create index trail_of_store_kind on trail (brand, store_id, kind, seq)',
    'create index trail_of_staff on trail (brand, staff_id, seq)',
    'create index trail_of_subject on trail (brand, subject_id, seq)',
    ...guard({ table: 'trail', against: 'update', sentence: 'a line of the trail is never changed' }),
    ...guard({
      table: 'trail',
      against: 'delete',
      where: `old.at >= (select max(at) from trail where brand = old.brand) - ${KEPT}`,
      sentence: 'a line of the trail is kept for 24 months',
    }),
  ],
};
