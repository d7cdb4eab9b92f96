import Type, { type Static } from 'typebox';
import { OrderLineBody } from '../checkout/order-body.schema.ts';
import { LineChangeWire } from '../order/change/line-change.schema.ts';
import { Moment } from '../order/order-fields.schema.ts';
import { QuoteWire } from '../pricing/quote.schema.ts';

const Key = Type.String({ minLength: 1, maxLength: 120 });

const WishedLines = {
  /** of the order as it was read */
  version: Type.Integer({ minimum: 1 }),
  /** how many of a line are still wanted: fewer than now, 0 = none; a line that is not named stays */
  lines: Type.Array(Type.Object({ key: Key, quantity: Type.Integer({ minimum: 0, maximum: 9_999 }) }), {
    maxItems: 800,
  }),
  /** new lines at today's price, as an order is sent */
  added: Type.Array(OrderLineBody, { maxItems: 200 }),
  /** the Pr_Key of a new line, and the key of the line it stands in for */
  swaps: Type.Optional(Type.Array(Type.Object({ added: Key, line: Key }), { maxItems: 200 })),
};

/** An order as it would become; nothing is written. */
export const WeighAmendmentBody = Type.Object(WishedLines);
export type WeighAmendmentBody = Static<typeof WeighAmendmentBody>;

export const AmendOrderBody = Type.Object({
  ...WishedLines,
  /** whoever writes it has told the diner on the phone, who has agreed; without it nothing dearer is written */
  told: Type.Optional(Type.Literal('phone')),
  /** too much has come for it by now: it is given back in the same act, by whoever may refund */
  give_back: Type.Optional(Type.Boolean()),
  /** the total that was read; another one is refused */
  total_amount: Type.Number(),
});
export type AmendOrderBody = Static<typeof AmendOrderBody>;

/** A change its diner is asked about: nothing of it is written before they agree. */
export const AskChangeBody = Type.Object({
  ...WishedLines,
  /** the total that was read; another one is refused */
  total_amount: Type.Number(),
});
export type AskChangeBody = Static<typeof AskChangeBody>;

/** version: of the order as staff saw it. */
export const TakeBackChangeBody = Type.Object({ version: Type.Integer({ minimum: 1 }) });
export type TakeBackChangeBody = Static<typeof TakeBackChangeBody>;

/** The diner's answer: it names the question and the total they saw; another one is refused. */
export const AnswerChangeBody = Type.Object({
  answer: Type.Union([Type.Literal('accept'), Type.Literal('decline')]),
  asked_at: Type.Integer({ minimum: 0 }),
  total_amount: Type.Number({ minimum: 0 }),
});
export type AnswerChangeBody = Static<typeof AnswerChangeBody>;

/** Every number of a change before it is written. */
export const WeighedAmendment = Type.Object({
  version: Type.Integer(),
  before: QuoteWire,
  after: QuoteWire,
  changes: Type.Array(LineChangeWire),
  /** the diner still has to pay so much more than before; less than 0 = so much has to go back; 0 = nothing is settled */
  difference: Type.Number(),
  /** why it cannot be so: the code and sentence writing it would be answered with; null = it can */
  refusal: Type.Union([
    Type.Object({
      code: Type.String(),
      message: Type.String(),
      /** the lines it is about, under the keys they were sent with */
      lineKeys: Type.Optional(Type.Array(Type.String())),
    }),
    Type.Null(),
  ]),
  /** its diner has to agree first */
  needs_agreement: Type.Boolean(),
  /** what is due back can be given back in the same act by whoever asks */
  may_give_back: Type.Boolean(),
  promised_at: Moment,
});
export type WeighedAmendment = Static<typeof WeighedAmendment>;
