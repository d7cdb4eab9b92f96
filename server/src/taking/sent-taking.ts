import type { TakeOrderBody, WeighTakenBody } from '@mam/contract/taking/taken-order.schema.ts';
import { orderOfTaken } from '@mam/contract/taking/taken-order-body.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { nameOfTable, parseTable } from '@mam/domain/table/table-name.ts';
import type { SentTaking } from '../checkout/placer.ts';
import type { NamedTable } from '../checkout/placing-request.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';

/** An order that somebody of the restaurant has written down, as it is read. */
export interface SentOrder {
  readonly body: ReturnType<typeof orderOfTaken>;
  readonly taken: SentTaking;
  /** null = it is for no table */
  readonly table: NamedTable | null;
}

/** [OR106] Reads it as it was sent; an exception is only for those who may make one. */
export function readSentTaking(
  sent: WeighTakenBody & Pick<TakeOrderBody, 'total_amount'>,
  { brand, role }: Pick<StaffMember, 'brand' | 'role'>,
): SentOrder | Refused<'EXCEPTION_FORBIDDEN'> {
  const { taken_for, shipping_fee: fee = null, exception = false, sitting } = sent;
  if (exception && !may(role, 'makeExceptions')) return refuse('EXCEPTION_FORBIDDEN');
  const named = taken_for === 'table' ? parseTable(sent.table_name ?? '') : null;
  if (taken_for === 'table' && named?.kind !== 'table') return refuse('MALFORMED', { path: 'table_name' });
  const table = named && { name: nameOfTable(named), sitting: sitting ?? undefined };
  const body = orderOfTaken(brand, { ...sent, table_name: table?.name });
  return { body, taken: { for: taken_for, fee, exception }, table };
}
