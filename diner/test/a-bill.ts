import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';

type Line = TableBillWire['lines'][number];
type Share = TableBillWire['shares'][number];

const PORTION = 60;

/** One flan of a round, nobody has paid any of it. */
export const aBillLine = (change: Partial<Line> = {}): Line => ({
  order_code: 'AAA11',
  key: 'k1',
  item_id: 'CHE03',
  item_name: 'Bánh flan cà phê',
  details: [],
  quantity: 1,
  amount: 27_000,
  ordered_by: 'Thư',
  yours: false,
  free_parts: PORTION,
  free_amount: 27_000,
  ...change,
});

/** Thư pays half of that flan. */
export const aBillShare = (change: Partial<Share> = {}): Share => ({
  id: 's1',
  name: 'Thư',
  yours: false,
  cash: false,
  way: '',
  equal_parts: 0,
  by_till: false,
  state: 'held',
  amount: 13_500,
  counted: 0,
  held_until: Math.floor(Date.now() / 1000) + 120,
  paid_at: null,
  items: [{ order_code: 'AAA11', key: 'k1', parts: PORTION / 2 }],
  begun: false,
  confirmed_by: '',
  reference: '',
  reason: '',
  back_by: '',
  qr_data: '',
  transfer: null,
  ...change,
});

/** The bill of table 14: two flans in two rounds, and what was paid or is held of them. */
export function aTableBill(change: Partial<TableBillWire> = {}): TableBillWire {
  const { shares = [], total = 54_000 } = change;
  const sumOf = (state: Share['state']) =>
    shares.filter((share) => share.state === state).reduce((sum, { amount }) => sum + amount, 0);
  const [paid, held] = [sumOf('paid'), sumOf('held')];
  return {
    id: 'sitting',
    tables: ['14'],
    closed_at: null,
    by_phone: true,
    methods: [],
    total,
    paid,
    held,
    remainder: total - paid - held,
    division: null,
    refund_due: 0,
    lines: [aBillLine(), aBillLine({ order_code: 'BBB22' })],
    discounts: [],
    shares: [],
    ...change,
  };
}
