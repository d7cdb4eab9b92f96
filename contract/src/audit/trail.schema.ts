import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../http/fields.schema.ts';

const ActKind = Type.Union([
  Type.Literal('moneyOut'),
  Type.Literal('moneyIn'),
  Type.Literal('discount'),
  Type.Literal('changed'),
  Type.Literal('menu'),
  Type.Literal('signing'),
  Type.Literal('people'),
  Type.Literal('board'),
]);

/**
 * q: an order's code, a table, or a part of the name of a person or dish. from and to: from included, to excluded. before: go on
 * after the page that named it. Absent = whatever there is. as: for a file, in pages of up to 1,000 lines, to who reads lines of others.
 */
export const TrailQuery = Type.Object({
  store: Type.Optional(StoreId),
  kind: Type.Optional(ActKind),
  from: Type.Optional(EpochSeconds),
  to: Type.Optional(EpochSeconds),
  q: Type.Optional(Type.String({ maxLength: 60 })),
  as: Type.Optional(Type.Literal('file')),
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
});
export type TrailQuery = Static<typeof TrailQuery>;

/** An act says its own part of these. */
const TrailDetails = Type.Object({
  minutes: Type.Optional(Type.Integer()),
  /** as the store writes its money */
  amount: Type.Optional(Type.String()),
  way: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  promised_before: Type.Optional(EpochSeconds),
  promised: Type.Optional(EpochSeconds),
  until: Type.Optional(EpochSeconds),
  /** kinds of order */
  types: Type.Optional(Type.Array(Type.String())),
  role_before: Type.Optional(Type.String()),
  role: Type.Optional(Type.String()),
  stores_before: Type.Optional(Type.Array(Type.Integer())),
  /** empty = every store of the brand */
  stores: Type.Optional(Type.Array(Type.Integer())),
  points: Type.Optional(Type.Number()),
  refused: Type.Optional(Type.Integer()),
});

export const TrailLine = Type.Object({
  seq: Type.Integer(),
  at: EpochSeconds,
  /** null = it is about the brand */
  store: Type.Union([Type.Integer(), Type.Null()]),
  actor: Type.Union([Type.Literal('staff'), Type.Literal('system'), Type.Literal('operator')]),
  /** empty = nobody who signs in */
  name: Type.String(),
  /** null = a browser nobody has registered */
  device: Type.Union([Type.String(), Type.Null()]),
  act: Type.String(),
  kind: ActKind,
  subject: Type.Object({ kind: Type.String(), id: Type.String(), name: Type.String() }),
  details: TrailDetails,
});
export type TrailLine = Static<typeof TrailLine>;

/** The youngest first. before: the next page; null = there is none. A page may be short and yet not the last. */
export const Trail = Type.Object({
  lines: Type.Array(TrailLine),
  before: Type.Union([Type.Integer(), Type.Null()]),
});
export type Trail = Static<typeof Trail>;
