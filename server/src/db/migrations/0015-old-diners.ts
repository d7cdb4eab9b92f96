import type { Migration } from './migration.ts';

/** 187 days in ms: as long as an identity is kept that is seen now. */
const KEPT_FOR = 187 * 24 * 60 * 60 * 1000;

/** When an identity may be forgotten; those of before count as seen now. */
export const oldDiners: Migration = {
  name: '0015-old-diners',
  statements: ({ integer }, now) => [
    // as a default it is there at once, however many there are
    `alter table diners add column kept_until ${integer} default ${now + KEPT_FOR}`,
    'create index diners_by_age on diners (kept_until) where kept_until is not null',
    'create index staff_browsers_by_age on staff_browsers (last_at)',
  ],
};
