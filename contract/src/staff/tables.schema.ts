import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../http/fields.schema.ts';

/** A phone of a party as the staff see it. */
const SeatedGuest = Type.Object({
  id: Type.String(),
  /** "" = not said */
  name: Type.String(),
  state: Type.Union([
    Type.Literal('in'),
    Type.Literal('asking'),
    Type.Literal('refused'),
    Type.Literal('out'),
  ]),
  /** it shows the digits and lets in */
  first: Type.Boolean(),
});

/** A party as the staff see it at each table it sits at. */
export const SeatedParty = Type.Object({
  /** the sitting */
  id: Type.String(),
  /** all tables it sits at */
  tables: Type.Array(Type.String()),
  /** phones that are there */
  guests: Type.Integer(),
  /** those that are there, ask to be, or are not let in; who came first comes first */
  people: Type.Array(SeatedGuest),
  rounds: Type.Integer(),
  /** of them, those that are neither done nor called off */
  open_rounds: Type.Integer(),
  since: EpochSeconds,
  /** somebody of the staff has seen who sits there */
  seen: Type.Boolean(),
});
export type SeatedParty = Static<typeof SeatedParty>;

/** The tables of a store in the order in which it lists them, with their guests. */
export const StaffTables = Type.Object({
  tables: Type.Array(Type.Object({ table: Type.String(), party: Type.Union([SeatedParty, Type.Null()]) })),
});
export type StaffTables = Static<typeof StaffTables>;

const TableName = Type.String({ minLength: 1, maxLength: 200 });

export const OpenSittingBody = Type.Object({ store: StoreId, table: TableName });
export type OpenSittingBody = Static<typeof OpenSittingBody>;

/** Where the party sits from now on. */
export const MoveSittingBody = Type.Object({ table: TableName });
export type MoveSittingBody = Static<typeof MoveSittingBody>;

/** A guest becomes the first phone, is put out, or is in (again). */
export const SeatGuestBody = Type.Object({
  as: Type.Union([Type.Literal('first'), Type.Literal('out'), Type.Literal('in')]),
});
export type SeatGuestBody = Static<typeof SeatGuestBody>;

/** The sitting that becomes part of this one. */
export const MergeSittingBody = Type.Object({ other: Type.String({ minLength: 1, maxLength: 64 }) });
export type MergeSittingBody = Static<typeof MergeSittingBody>;
