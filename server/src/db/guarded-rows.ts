import type { GuardedRows } from './migrations/migration.ts';

/** A trigger that ends the statement. */
export const guardOnSqlite = ({ table, against, where, sentence }: GuardedRows): string[] => [
  `create trigger ${table}_no_${against} before ${against} on ${table} for each row ${where ? `when ${where}` : ''}
    begin select raise(abort, '${sentence}'); end`,
];

/** The same; emptying a whole table at once is a way to take rows away, too. */
export function guardOnPostgres({ table, against, where = 'true', sentence }: GuardedRows): string[] {
  const name = `${table}_no_${against}`;
  const onRow = `create trigger ${name} before ${against} on ${table} for each row execute function ${name}()`;
  const onAll = `create trigger ${table}_no_truncate before truncate on ${table} execute function ${name}()`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op = 'TRUNCATE' then raise exception '${sentence}'; end if;
      if ${where} then raise exception '${sentence}'; end if;
      return ${against === 'delete' ? 'old' : 'new'};
    end $$`,
    onRow,
    ...(against === 'delete' ? [onAll] : []),
  ];
}
