import type { Kysely } from 'kysely';
import type { TrailHeadRow, TrailRow } from '../db/tables/audit-tables.ts';
import type { Tables } from '../db/tables.ts';
import { hashOfLine } from './chain.ts';

/** Lines read at a time. */
const AT_ONCE = 1_000;

/** A trail that was looked through: how many lines it has, its last hash, and the sentence that says where it is broken. */
export interface CheckedChain {
  readonly brand: string;
  readonly lines: number;
  readonly hash: string;
  /** null = it is whole */
  readonly broken: string | null;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

async function* linesFrom(db: Kysely<Tables>, brand: string, first: number): AsyncIterable<TrailRow> {
  for (let from = first; ; ) {
    const lines = await db
      .selectFrom('trail')
      .selectAll()
      .where('brand', '=', brand)
      .where('seq', '>=', from)
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute();
    yield* lines;
    const last = lines.at(-1);
    if (!last || lines.length < AT_ONCE) return;
    from = last.seq + 1;
  }
}

/** The hash the first kept line has to continue, as the line says that told of the forgetting. */
function forgottenBefore({ act, details }: TrailRow, first: number): string | null {
  if (act !== 'forgetTrail') return null;
  const { keptFrom, keptAfter } = JSON.parse(details) as { keptFrom?: number; keptAfter?: string };
  return keptFrom === first ? (keptAfter ?? null) : null;
}

/** The sentence about a line that does not continue the one before; null = it does. */
function breakAt(line: TrailRow, expected: { readonly seq: number; readonly hash: string | null }) {
  const { hash, seq, at, act } = line;
  const named = `line ${seq} (${dayOf(at)} UTC, ${act})`;
  if (seq !== expected.seq) return `line ${expected.seq} is missing: nothing from there on is proved`;
  if (expected.hash !== null && line.previous_hash !== expected.hash)
    return `${named} does not continue the line before: broken from there on`;
  if (hashOfLine(line) !== hash) return `${named} is not as it was written: broken from there on`;
  return null;
}

/** [AU4] Looks through a brand's trail, from the first line that is kept to its end. */
export async function checkChain(db: Kysely<Tables>, head: TrailHeadRow): Promise<CheckedChain> {
  const { brand, kept_from } = head;
  let lines = 0;
  let last: { seq: number; hash: string | null } = { seq: kept_from - 1, hash: kept_from === 1 ? '' : null };
  let [first, told]: [TrailRow | null, string | null] = [null, null];
  const found = (broken: string | null): CheckedChain => ({ brand, lines, hash: head.hash, broken });
  for await (const line of linesFrom(db, brand, kept_from)) {
    const broken = breakAt(line, { seq: last.seq + 1, hash: last.hash });
    if (broken) return found(broken);
    first ??= line;
    told = forgottenBefore(line, kept_from) ?? told;
    last = line;
    lines += 1;
  }
  if (last.seq !== head.seq || (last.hash ?? '') !== head.hash)
    return found(`its end is missing: line ${last.seq + 1} to ${head.seq}`);
  if (kept_from > 1 && told !== first?.previous_hash)
    return found(`the lines before ${kept_from} are gone, and no line says that they were forgotten`);
  return found(null);
}

/** [AU4] Every trail of the database. */
export async function checkChains(db: Kysely<Tables>): Promise<CheckedChain[]> {
  const heads = await db.selectFrom('trail_heads').selectAll().orderBy('brand').execute();
  const chains: CheckedChain[] = [];
  for (const head of heads) chains.push(await checkChain(db, head));
  return chains;
}
