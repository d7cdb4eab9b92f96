import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { Quote, QuoteRowKind } from '@mam/domain/pricing/amounts.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { fromWire } from '../money/money-wire.ts';
import { quoteFromWire } from '../pricing/quote-wire.ts';
import type { WeighedAmendment } from './amendment.schema.ts';

/** The kinds of row that stand below the dishes of a bill. */
type SumKind = Exclude<QuoteRowKind, 'items'>;

/** A row of the bill below its dishes, before and after; null = there is none. */
interface SumRow {
  readonly kind: SumKind;
  readonly before: Minor | null;
  readonly after: Minor | null;
}

/** A changed order as the server works it out. */
export interface Reckoning {
  readonly before: Minor;
  readonly after: Minor;
  readonly sums: readonly SumRow[];
  /** still to be taken from the diner; less than 0 = so much goes back; 0 = nothing to settle */
  readonly difference: Minor;
  /** why it cannot be so, and the lines that is about; null = it can */
  readonly refusal: { readonly message: string; readonly lineKeys: readonly string[] } | null;
  /** [OR112] its diner has to agree first */
  readonly needsAgreement: boolean;
  /** what goes back can go in the same act */
  readonly mayGiveBack: boolean;
  readonly promisedAt: EpochMs | null;
}

const ROWS: readonly SumKind[] = ['discount', 'together', 'service', 'vat', 'shipping', 'together-shipping'];

/** The rows that stand on either side, in the bill's own turn. */
function sumsOf(before: Quote, after: Quote): SumRow[] {
  const amountIn = ({ rows }: Quote, kind: SumKind) => rows.find((row) => row.kind === kind)?.amount ?? null;
  return ROWS.map((kind) => ({
    kind,
    before: amountIn(before, kind),
    after: amountIn(after, kind),
  })).filter((row) => row.before !== null || row.after !== null);
}

/** A weighed change in the currency of its store. */
export function reckoningFromWire(wire: WeighedAmendment, currency: Currency): Reckoning {
  const [before, after] = [quoteFromWire(wire.before, currency), quoteFromWire(wire.after, currency)];
  const { refusal } = wire;
  return {
    before: before.total,
    after: after.total,
    sums: sumsOf(before, after),
    difference: fromWire(wire.difference, currency),
    refusal: refusal && { message: refusal.message, lineKeys: refusal.lineKeys ?? [] },
    needsAgreement: wire.needs_agreement,
    mayGiveBack: wire.may_give_back,
    promisedAt: wire.promised_at === null ? null : wire.promised_at * 1000,
  };
}
