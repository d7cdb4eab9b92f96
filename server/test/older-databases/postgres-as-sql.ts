export type Row = Readonly<Record<string, unknown>>;
type Rows = (sql: string) => Promise<readonly Row[]>;

/** rows of one insert */
const PORTION = 500;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const OURS = `relnamespace = 'public'::regnamespace`;

const COLUMNS = `select c.relname as name, string_agg(
    a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
      || case when a.attnotnull then ' not null' else '' end, E',\\n  ' order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.${OURS} and c.relkind = 'r' group by c.relname order by c.relname`;

// keys before those that refer to them; that a column is never null stands with the column
const CONSTRAINTS = `select 'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' '
    || pg_get_constraintdef(oid) as statement
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0
  order by contype = 'f', conrelid::regclass::text, conname`;

const INDEXES = `select pg_get_indexdef(i.indexrelid) as statement
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.${OURS} and not exists (select from pg_constraint where conindid = i.indexrelid) order by c.relname`;

const SEQUENCES = `select sequencename as name, coalesce(last_value, start_value) as value,
  last_value is not null as used from pg_sequences where schemaname = 'public' order by name`;

const FUNCTIONS = `select pg_get_functiondef(oid) as statement from pg_proc
  where pronamespace = 'public'::regnamespace order by proname`;

const TRIGGERS = `select pg_get_triggerdef(oid) as statement from pg_trigger where not tgisinternal order by tgname`;

/** All of a schema that would be missing below: made by no migration so far, so nothing here writes it down. */
const ELSE = `select 'view ' || viewname as name from pg_views where schemaname = 'public'
  union all select 'type ' || typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
  union all select 'generated column ' || attname from pg_attribute join pg_class c on c.oid = attrelid
    where c.${OURS} and (attidentity <> '' or attgenerated <> '')`;

/** The statements that make what the catalogue has, without anything in it. */
export async function schemaOfPostgres(rows: Rows): Promise<string[]> {
  const unknown = await rows(ELSE);
  if (unknown.length > 0)
    throw new Error(`nobody writes down ${unknown.map(({ name }) => name).join(', ')}; say it here`);
  const statements = async (sql: string) => (await rows(sql)).map(({ statement }) => String(statement));
  const sequences = (await rows(SEQUENCES)).map(({ name }) => `create sequence ${name}`);
  const tables = (await rows(COLUMNS)).map(({ name, columns }) => `create table ${name} (\n  ${columns}\n)`);
  const follows: string[] = [];
  // a guard over rows comes last: rows are written before it
  for (const sql of [CONSTRAINTS, INDEXES, FUNCTIONS, TRIGGERS]) follows.push(...(await statements(sql)));
  return [...sequences, ...tables, ...follows];
}

async function insertsOf(rows: Rows, table: string): Promise<string[]> {
  const texts = (await rows(`select row_to_json(t)::text as row from ${table} t`)).map(({ row }) =>
    String(row),
  );
  const inserts: string[] = [];
  for (let at = 0; at < texts.length; at += PORTION) {
    const portion = quoted(`[${texts.slice(at, at + PORTION).join(',\n')}]`);
    inserts.push(`insert into ${table} select * from json_populate_recordset(null::${table}, ${portion})`);
  }
  return inserts;
}

/** A whole database as one text that any PostgreSQL takes: its schema as it stands, then its rows. */
export async function postgresAsSql(rows: Rows, tables: readonly string[]): Promise<string> {
  const schema = await schemaOfPostgres(rows);
  const makesTables = schema.filter((statement) => /^create (table|sequence)/.test(statement));
  const follows = schema.filter((statement) => !makesTables.includes(statement));
  const inserts: string[] = [];
  for (const table of tables) inserts.push(...(await insertsOf(rows, table)));
  const drawn = (await rows(SEQUENCES)).map(
    ({ name, value, used }) => `select setval('${name}', ${value}, ${used})`,
  );
  return `${[...makesTables, ...inserts, ...drawn, ...follows].join(';\n')};\n`;
}
