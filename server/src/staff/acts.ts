// The acts of staff as their commands write them down [AU2]: each names itself and says what changed.
import type { Act } from '@mam/domain/audit/act.ts';
import type { StaffActor } from '@mam/domain/order/actor.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type ActedBy, byStaff, recordAct } from '../audit/record-act.ts';
import type { Trx } from '../db/dialect.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { paymentsOfOrder } from '../payment/money.ts';
import { tablesOfSitting } from '../table/sitting-queries.ts';

type OmitSubject<A> = A extends Act ? Omit<A, 'subject'> : never;

/** An act whose subject is at hand. */
export type SubjectlessAct = OmitSubject<Act>;

interface Hand {
  readonly trx: Trx;
  readonly actor: StaffActor;
  /** epoch ms */
  readonly now: number;
}

const withSubject = (act: SubjectlessAct, subject: Act['subject']) => ({ ...act, subject }) as Act;

/** Of an order, named by its code. */
export function recordOrderAct(
  {
    trx,
    actor,
    now,
    order: { brand, storeId: store, code },
  }: Hand & {
    readonly order: { readonly brand: string; readonly storeId: number; readonly code: string };
  },
  act: SubjectlessAct,
): void {
  recordAct(trx, { brand, store, at: now, by: byStaff(actor), act: withSubject(act, { id: code }) });
}

interface PersonAct {
  readonly trx: Trx;
  readonly brand: string;
  readonly by: ActedBy;
  readonly now: number;
  /** absent = it is about the brand */
  readonly store?: number | null;
  readonly person: { readonly id: string; readonly name: string };
}

/** Of somebody's account, or of signing in. */
export function recordPersonAct(
  { trx, brand, by, now, store = null, person: { id, name } }: PersonAct,
  act: SubjectlessAct,
): void {
  recordAct(trx, { brand, store, at: now, by, act: withSubject(act, { id, name }) });
}

/** Somebody who is signed in, as the hand behind an act. */
export const byMember = ({ id, name, device }: StaffMember): ActedBy =>
  byStaff({ id, name, device: device?.name ?? null });

/** Of their own account. */
export function recordOwnAct(trx: Trx, staff: StaffMember, now: number, act: SubjectlessAct): void {
  const { brand, device } = staff;
  recordPersonAct({ trx, brand, by: byMember(staff), now, store: device?.storeId, person: staff }, act);
}

/** [AU2] Money of an order that goes back: nothing where no refund was written. */
export async function recordRefunds(
  hand: Hand & { readonly order: PlacedOrder },
  refunds: readonly string[],
  { name, reason }: { readonly name: 'refund' | 'giveBack'; readonly reason: string },
): Promise<void> {
  if (refunds.length === 0) return;
  const { trx, order } = hand;
  const rows = (await paymentsOfOrder(trx, order.brand, order.id)).filter(({ id }) => refunds.includes(id));
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  const way = [...new Set(rows.map(({ method }) => method))].join(', ');
  recordOrderAct(hand, { name, details: { amount, currency: order.currency.symbol, reason, way } });
}

interface AtStore extends Hand {
  readonly brand: string;
  readonly store: number;
}

/** Of something in a store. */
export function recordStoreAct({ trx, actor, now, brand, store }: AtStore, act: Act): void {
  recordAct(trx, { brand, store, at: now, by: byStaff(actor), act });
}

/** Of a party, named by its tables. */
export function recordTableAct(hand: AtStore, tables: readonly string[], act: SubjectlessAct): void {
  const [id = ''] = tables;
  recordStoreAct(hand, withSubject(act, { id, name: tables.join(' + ') }));
}

/** The same of the party that sits there now. */
export async function recordSittingAct(
  { trx, actor, now, sitting }: Hand & { readonly sitting: { id: string; brand: string; store_id: number } },
  act: SubjectlessAct,
): Promise<void> {
  const tables = await tablesOfSitting(trx, sitting.id);
  const taken = tables.filter((table) => table.taken === 1);
  const hand = { trx, actor, now, brand: sitting.brand, store: sitting.store_id };
  // a party that has gone has only had tables
  const named = (taken.length > 0 ? taken : tables).map(({ table_name }) => table_name);
  recordTableAct(hand, named, act);
}
