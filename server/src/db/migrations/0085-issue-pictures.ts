import type { Migration } from './migration.ts';

/** [OR126] The picture of a report, as it is shown: webp in base64. It goes with the people of its order. */
export const issuePictures: Migration = {
  name: '0085-issue-pictures',
  statements: ({ integer, tableEnd }) => [
    `create table issue_pictures (
      report_id text primary key references issue_reports (id) on delete cascade,
      brand text not null,
      picture text not null,
      at ${integer} not null
    )${tableEnd}`,
  ],
};
