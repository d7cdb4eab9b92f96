import type { Currency } from '@mam/domain/money/currency.ts';
import { parseStatus } from '@mam/domain/order/status.ts';
import type { SeenSitting, SittingRound, SittingWithRounds } from '@mam/domain/table/seen-sitting.ts';
import { fromWire } from '../money/money-wire.ts';
import type { Sitting } from './sitting.schema.ts';

/** Reads who sits at a table, whatever they have ordered. */
export const sittingFromWire = (wire: Sitting): SeenSitting => ({
  id: wire.id,
  tables: wire.tables,
  state: wire.state,
  putOutBy: wire.put_out_by || null,
  isSeen: wire.seen,
  isFirst: wire.first,
  digits: wire.digits || null,
  guests: wire.guests.map(({ id, name, first, you, joined_at, may_put_out }) => ({
    id,
    name,
    isFirst: first,
    isYou: you,
    joinedAt: joined_at * 1000,
    mayBePutOut: may_put_out,
  })),
  putOut: wire.put_out,
  asking: wire.asking,
});

function roundFromWire(wire: Sitting['rounds'][number], currency: Currency): SittingRound {
  return {
    code: wire.order_code,
    hash: wire.order_hash || null,
    status: parseStatus(wire.status),
    name: wire.name,
    createdAt: wire.created_at * 1000,
    discount: fromWire(wire.discount_amount, currency, 'discount_amount'),
    total: fromWire(wire.total_amount, currency, 'total_amount'),
    lines: wire.lines.map(({ item_name: name, details, note, quantity, amount }) => ({
      ...{ name, details, note, quantity },
      amount: fromWire(amount, currency, 'amount'),
    })),
  };
}

/** Reads the same with its orders, in the currency of the store. Throws WireError. */
export const sittingWithRoundsFromWire = (wire: Sitting, currency: Currency): SittingWithRounds => ({
  ...sittingFromWire(wire),
  rounds: wire.rounds.map((round) => roundFromWire(round, currency)),
});
