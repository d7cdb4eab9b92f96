import type { Migration } from './migration.ts';

/** [OR120] Reports of diners about completed orders, with the lines they name, which stay to be counted [OR125]. */
export const issueReports: Migration = {
  name: '0084-issue-reports',
  statements: ({ integer, tableEnd }) => [
    `create table issue_reports (
      id text primary key,
      order_id text not null references orders (id),
      brand text not null,
      store_id ${integer} not null,
      uid text,
      words text not null,
      version ${integer} not null,
      made_at ${integer} not null,
      answered_at ${integer},
      answer text,
      answered_by text,
      answered_name text,
      amount ${integer},
      voucher_code text
    )${tableEnd}`,
    'create index issue_reports_of_order on issue_reports (order_id)',
    'create index issue_reports_of_diner on issue_reports (uid) where uid is not null',
    'create index issue_reports_open on issue_reports (brand, store_id, made_at) where answered_at is null',
    `create table issue_lines (
      report_id text not null references issue_reports (id) on delete cascade,
      line_key text not null,
      brand text not null,
      store_id ${integer} not null,
      item_id text not null,
      name text not null,
      reason text not null,
      quantity ${integer} not null,
      at ${integer} not null,
      primary key (report_id, line_key)
    )${tableEnd}`,
    'create index issue_lines_of_store on issue_lines (brand, store_id, at)',
  ],
};
