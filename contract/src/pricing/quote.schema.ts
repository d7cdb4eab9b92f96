import Type, { type Static } from 'typebox';

export const QuoteLineWire = Type.Object({
  Pr_Key: Type.String(),
  kind: Type.Union([Type.Literal('dish'), Type.Literal('combo'), Type.Literal('gift')]),
  item_id: Type.String(),
  item_name: Type.String(),
  /** variant, options and parts in words, in menu order */
  details: Type.Array(Type.String()),
  note: Type.String(),
  quantity: Type.Integer(),
  /** one unit before any discount */
  origin_price: Type.Number(),
  /** one unit as charged */
  price: Type.Number(),
  amount: Type.Number(),
});
export type QuoteLineWire = Static<typeof QuoteLineWire>;

const Share = Type.Object({ multiple: Type.Number(), value: Type.Number() });

/** Every number of an order as the server works it out; the amounts of all rows add up to total_amount. */
export const QuoteWire = Type.Object({
  lines: Type.Array(QuoteLineWire),
  /** items before any voucher */
  origin_amount: Type.Number(),
  /** the sum of the lines' amounts */
  item_amount: Type.Number(),
  discount_amount: Type.Number(),
  after_voucher_amount: Type.Number(),
  /** amounts that ordering together takes off items and delivery; missing in orders from before there was any */
  together_amount: Type.Optional(Type.Number()),
  together_shipping_amount: Type.Optional(Type.Number()),
  together_shipping_rate: Type.Optional(Type.Number()),
  service_charge: Share,
  vat: Share,
  /** null = not part of the total */
  shipping_fee: Type.Union([Type.Number(), Type.Null()]),
  /** the restaurant calls to agree the fee */
  shipping_to_confirm: Type.Boolean(),
  total_amount: Type.Number(),
  rows: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('items'),
        Type.Literal('discount'),
        Type.Literal('together'),
        Type.Literal('service'),
        Type.Literal('vat'),
        Type.Literal('shipping'),
        Type.Literal('together-shipping'),
      ]),
      amount: Type.Number(),
      rate: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
});
export type QuoteWire = Static<typeof QuoteWire>;
