import { type Act, keptDetails, keptSubject, kindOfAct, subjectOfAct } from '@mam/domain/audit/act.ts';
import { maskNumbers } from '@mam/domain/contact/mask.ts';
import { atLast } from '../db/at-last.ts';
import { locksRows, type Trx } from '../db/dialect.ts';
import type { TrailHeadRow, TrailRow } from '../db/tables/audit-tables.ts';
import { hashOfLine } from './chain.ts';

/** Somebody of the restaurant, what the server does by itself, or the operator at the command line. */
export type ActedBy =
  | { readonly kind: 'staff'; readonly id: string; readonly name: string; readonly device?: string | null }
  | { readonly kind: 'system' | 'operator' };

export const BY_OPERATOR: ActedBy = { kind: 'operator' };
export const BY_SYSTEM: ActedBy = { kind: 'system' };

/** A member of staff as the hand behind an act. */
export const byStaff = ({
  id,
  name,
  device = null,
}: Omit<Extract<ActedBy, { kind: 'staff' }>, 'kind'>): ActedBy => ({
  kind: 'staff',
  id,
  name,
  device,
});

export interface RecordedAct {
  readonly brand: string;
  /** null = it is about the brand */
  readonly store: number | null;
  /** epoch ms */
  readonly at: number;
  readonly by: ActedBy;
  readonly act: Act;
}

const pending = new WeakMap<Trx, RecordedAct[]>();

/**
 * [AU1] Writes down who does what, in the transaction that does it: kept with it or not at all. The lines are written
 * behind everything else, whenever this is called: they hold the end of the brand's trail until the commit.
 */
export function recordAct(trx: Trx, act: RecordedAct): void {
  const acts = pending.get(trx);
  if (acts) {
    acts.push(act);
    return;
  }
  const first = [act];
  pending.set(trx, first);
  atLast(trx, () => writeActs(trx, first));
}

async function writeActs(trx: Trx, acts: readonly RecordedAct[]): Promise<void> {
  // one order for everybody who writes into several trails
  for (const brand of [...new Set(acts.map((act) => act.brand))].sort())
    await appendLines(
      trx,
      brand,
      acts.filter((act) => act.brand === brand),
    );
}

const selectHead = (trx: Trx, brand: string): Promise<TrailHeadRow | undefined> =>
  trx
    .selectFrom('trail_heads')
    .selectAll()
    .where('brand', '=', brand)
    .$if(locksRows(trx), (query) => query.forUpdate())
    .executeTakeFirst();

/** The end of a brand's trail, which nobody else moves until this transaction ends. */
export async function holdHead(trx: Trx, brand: string): Promise<TrailHeadRow> {
  const known = await selectHead(trx, brand);
  if (known) return known;
  await trx
    .insertInto('trail_heads')
    .values({ brand, seq: 0, hash: '', kept_from: 1 })
    .onConflict((conflict) => conflict.column('brand').doNothing())
    .execute();
  const made = await selectHead(trx, brand);
  if (!made) throw new Error('a trail without an end');
  return made;
}

/** The line an act becomes behind another. */
function lineAfter(
  { seq, hash: previous_hash }: Pick<TrailRow, 'seq' | 'hash'>,
  { brand, store, at, by, act }: RecordedAct,
): TrailRow {
  const subject = keptSubject(act.subject);
  const line = {
    brand,
    seq: seq + 1,
    store_id: store,
    at,
    actor: by.kind,
    staff_id: by.kind === 'staff' ? by.id : null,
    staff_name: by.kind === 'staff' ? maskNumbers(by.name) : '',
    device: by.kind === 'staff' ? (by.device ?? null) : null,
    act: act.name,
    kind: kindOfAct(act.name),
    subject_kind: subjectOfAct(act.name),
    subject_id: subject.id,
    subject_name: subject.name,
    details: JSON.stringify(keptDetails(act)),
    previous_hash,
  };
  return { ...line, hash: hashOfLine(line) };
}

async function appendLines(trx: Trx, brand: string, acts: readonly RecordedAct[]): Promise<void> {
  const head = await holdHead(trx, brand);
  const lines: TrailRow[] = [];
  for (const act of acts) lines.push(lineAfter(lines.at(-1) ?? head, act));
  const { seq, hash } = lines.at(-1) ?? head;
  await Promise.all([
    trx.insertInto('trail').values(lines).execute(),
    trx.updateTable('trail_heads').set({ seq, hash }).where('brand', '=', brand).execute(),
  ]);
}
